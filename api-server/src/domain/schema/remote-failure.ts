import type { RemoteFailure } from '@shootline/shared-api/contract';
import { index, integer, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { codeText, instant, shootline } from '../../platform/db/schema/columns.ts';
import { person, tenantId } from '../../platform/db/schema/workspace.ts';

/** Failures to show a version of a remote to a user, by reason. */
export const remoteFailure = shootline.table(
  'remote_failure',
  {
    tenantId: tenantId(),
    userId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    remote: codeText('remote').notNull(),
    version: codeText('version').notNull(),
    failure: codeText('failure').$type<RemoteFailure>().notNull(),
    /** Number of page loads. */
    count: integer('count').notNull(),
    last: instant('last').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId, t.remote, t.version, t.failure] }),
    index('remote_failure_last').on(t.tenantId, t.last),
  ],
);
