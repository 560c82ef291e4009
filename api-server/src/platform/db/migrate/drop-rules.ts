import { type SQL, sql } from '../drizzle.ts';
import type { Db } from '../db.ts';

/** Drops triggers `t` of the product's tables. */
export async function dropTriggers(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`do $$ declare old record; begin
    for old in select t.tgname, t.tgrelid::regclass as owner
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'shootline'::regnamespace and not t.tgisinternal and ${which}
    loop execute format('drop trigger %I on %s', old.tgname, old.owner); end loop;
  end $$`);
}

/** Drops functions `p` of the product's schema, except those that belong to a type. */
export async function dropFunctions(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`do $$ declare old record; begin
    for old in select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = 'shootline'::regnamespace and ${which} and not exists (
        select from pg_depend d
          where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'i')
    loop execute format('drop function %s', old.name); end loop;
  end $$`);
}
