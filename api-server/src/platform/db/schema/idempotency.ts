import { index, jsonb, primaryKey, text, uuid } from '../drizzle.ts';
import { instant, shootline } from './columns.ts';
import { belonging } from './of-tenant.ts';
import { appUser, tenantId } from './workspace.ts';

/** The answer that a user got to a write, so that a retry gets the same one. */
export const idempotencyKey = shootline.table(
  'idempotency_key',
  {
    tenantId: tenantId(),
    userId: uuid('user_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request that came with the key. */
    request: text('request').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    created: instant('created').notNull(),
  },
  (t) => [
    ...belonging(t, { userId: appUser }),
    primaryKey({ columns: [t.tenantId, t.userId, t.operation, t.key] }),
    index('idempotency_key_created').on(t.tenantId, t.userId, t.created),
  ],
);
