import type { ColumnSetting, ListName } from '@shootline/shared-api/contract';
import { sql, jsonb, primaryKey, text, uniqueIndex, uuid } from '../../platform/db/drizzle.ts';
import { codeText, humanText, id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { belonging, ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

const userId = () => uuid('user_id').notNull();

/** A user's saved view of a list. */
export const savedView = shootline.table(
  'saved_view',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    list: codeText('list').$type<ListName>().notNull(),
    name: humanText('name').notNull(),
    /** The query of the list's page, without the leading question mark. */
    search: text('search').notNull(),
    created: instant('created').notNull(),
  },
  (t) => [
    ...ofTenant(t, { userId: appUser }),
    uniqueIndex('saved_view_name').on(t.tenantId, t.userId, t.list, sql`lower(${t.name})`),
  ],
);

/** The columns that a user sees in a list, in their order. */
export const listColumns = shootline.table(
  'list_columns',
  {
    tenantId: tenantId(),
    userId: userId(),
    list: codeText('list').$type<ListName>().notNull(),
    columns: jsonb('columns').$type<ColumnSetting[]>().notNull(),
  },
  (t) => [
    ...belonging(t, { userId: appUser }),
    primaryKey({ columns: [t.tenantId, t.userId, t.list] }),
  ],
);
