import { primaryKey, uuid } from '../../platform/db/drizzle.ts';
import { codeText, instant, shootline } from '../../platform/db/schema/columns.ts';
import { tenantId } from '../../platform/db/schema/workspace.ts';

/** The running sync of a workspace; an expired row does not count. */
export const hubSync = shootline.table('hub_sync', {
  tenantId: tenantId().primaryKey(),
  /** Distinguishes this run from later ones. */
  run: uuid('run').notNull(),
  ends: instant('ends').notNull(),
});

/** A used single sign-on token, kept until it would have expired anyway. */
export const usedHubToken = shootline.table(
  'used_hub_token',
  {
    tenantId: tenantId(),
    jti: codeText('jti').notNull(),
    expires: instant('expires').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.jti] })],
);
