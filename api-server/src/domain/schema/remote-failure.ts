import type { RemoteFailure } from '@shootline/shared-api/contract';
import { boolean, index, integer, primaryKey, uuid } from '../../platform/db/drizzle.ts';
import { codeText, instant, shootline } from '../../platform/db/schema/columns.ts';
import { belonging } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

/** Failures to show a version of a remote to a user, by reason. */
export const remoteFailure = shootline.table(
  'remote_failure',
  {
    tenantId: tenantId(),
    userId: uuid('user_id').notNull(),
    remote: codeText('remote').notNull(),
    version: codeText('version').notNull(),
    failure: codeText('failure').$type<RemoteFailure>().notNull(),
    /** Number of page loads. */
    count: integer('count').notNull(),
    last: instant('last').notNull(),
    /** Whether an admin holds it against nothing. */
    isDismissed: boolean('is_dismissed').notNull().default(false),
  },
  (t) => [
    ...belonging(t, { userId: appUser }),
    primaryKey({ columns: [t.tenantId, t.userId, t.remote, t.version, t.failure] }),
    index('remote_failure_last').on(t.tenantId, t.last),
  ],
);
