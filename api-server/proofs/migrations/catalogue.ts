import { sql } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { rowsOf } from '../../src/platform/db/rows.ts';

export type Column = {
  type: string;
  isRequired: boolean;
  /** Whether an insert may leave it out, also as it is generated. */
  hasDefault: boolean;
};

export type Constraint = {
  table: string;
  /** The columns of a key or a check; undefined if it is about expressions. */
  columns: string[] | undefined;
  isUnique: boolean;
};

/** The demands of tables on those who read and write them. */
export type Catalogue = {
  /** By table and column. */
  tables: Map<string, Map<string, Column>>;
  /** Constraints and unique indexes, by name and definition. */
  constraints: Map<string, Constraint>;
};

type ColumnRow = Column & { table: string; name: string };
type ConstraintRow = Constraint & { name: string; definition: string };

/** Reads the product's schema from a database. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const columns = rowsOf<ColumnRow>(
    await db.execute(sql`
      select c.relname as table, a.attname as name, a.attnotnull as "isRequired",
        a.atthasdef or a.attidentity <> '' as "hasDefault",
        concat_ws(' ', format_type(a.atttypid, a.atttypmod),
          case when a.attcollation <> t.typcollation then a.attcollation::regcollation::text end,
          case when a.attgenerated <> '' then 'generated' end,
          case when a.attidentity = 'a' then 'identity' end,
          (select string_agg(e.enumlabel, ',' order by e.enumsortorder)
            from pg_enum e where e.enumtypid = t.oid)) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'shootline'::regnamespace and c.relkind in ('r', 'p', 'v')
        and a.attnum > 0 and not a.attisdropped and c.relname <> 'migration'`),
  );
  const constraints = rowsOf<ConstraintRow>(
    await db.execute(sql`
      select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition,
        c.contype in ('p', 'u') as "isUnique",
        (select array_agg(a.attname::text) from pg_attribute a
          where a.attrelid = r.oid and a.attnum = any(c.conkey)) as columns
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where r.relnamespace = 'shootline'::regnamespace and c.contype in ('p', 'u', 'c', 'f', 'x')
      union all
      select r.relname, x.relname, pg_get_indexdef(i.indexrelid), true,
        case when i.indexprs is null then (select array_agg(a.attname::text) from pg_attribute a
          where a.attrelid = r.oid and a.attnum = any(i.indkey)) end
      from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class r on r.oid = i.indrelid
      where r.relnamespace = 'shootline'::regnamespace and i.indisunique
        and not exists (select from pg_constraint c where c.conindid = x.oid)`),
  );
  const tables: Catalogue['tables'] = new Map();
  for (const { table, name, ...column } of columns) {
    tables.set(table, (tables.get(table) ?? new Map<string, Column>()).set(name, column));
  }
  return {
    tables,
    constraints: new Map(
      constraints.map(({ name, definition, ...rest }) => [`${name} ${definition}`, rest]),
    ),
  };
}
