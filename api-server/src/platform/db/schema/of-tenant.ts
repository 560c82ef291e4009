import { getTableName, type PgColumn, type PgTable, foreignKey, primaryKey } from '../drizzle.ts';

type TenantTable = PgTable & { tenantId: PgColumn; id: PgColumn };
type Owned = { tenantId: PgColumn };
type Owners<Columns> = Partial<Record<keyof Columns, TenantTable>>;

/**
 * The foreign keys of a workspace's table, for its extras: the columns with the ids of other tables' rows.
 * Each begins with the tenant, so that a row belongs to rows of its own workspace only, and both can be kept
 * on one of several machines.
 */
export function belonging<Columns extends Owned>(t: Columns, owners: Owners<Columns>) {
  return Object.entries(owners as Record<string, TenantTable>).map(([name, owner]) => {
    const column = (t as unknown as Record<string, PgColumn>)[name];
    if (!column) throw new Error(`There is no column ${name}.`);
    return foreignKey({
      name: `${getTableName(column.table)}_${column.name}_fk`,
      columns: [t.tenantId, column],
      foreignColumns: [owner.tenantId, owner.id],
    });
  });
}

/** Primary key and foreign keys of a workspace's table whose rows have an id; see `belonging`. */
export function ofTenant<Columns extends Owned & { id: PgColumn }>(
  t: Columns,
  owners: Owners<Columns> = {},
) {
  return [primaryKey({ columns: [t.tenantId, t.id] }), ...belonging(t, owners)];
}
