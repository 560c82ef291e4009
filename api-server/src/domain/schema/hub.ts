import { primaryKey, uuid } from 'drizzle-orm/pg-core';
import { codeText, instant, shootline } from '../../platform/db/schema/columns.ts';
import { tenantId } from '../../platform/db/schema/workspace.ts';

/** The sync of a workspace that runs; a row that has ended counts for nothing. */
export const hubSync = shootline.table('hub_sync', {
  tenantId: tenantId().primaryKey(),
  /** Tells one run from the next. */
  run: uuid('run').notNull(),
  ends: instant('ends').notNull(),
});

/** A single sign-on token that was used, until it is refused for its age anyway. */
export const usedHubToken = shootline.table(
  'used_hub_token',
  {
    tenantId: tenantId(),
    jti: codeText('jti').notNull(),
    expires: instant('expires').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.jti] })],
);
