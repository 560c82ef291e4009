import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { client, person } from '../schema.ts';

/** The names of these clients or people by their ids. */
export async function namesOf(
  tx: Db,
  tenantId: string,
  { ids, of }: { ids: string[]; of: 'client' | 'person' },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { table, name } =
    of === 'client'
      ? { table: client, name: client.name }
      : { table: person, name: person.fullName };
  // One parameter for all of thousands of ids.
  const rows = rowsOf<{ id: string; name: string }>(
    await tx.execute(sql`
      select ${table.id} as id, ${name} as name from ${table}
      where ${table.tenantId} = ${tenantId}::uuid and ${table.id} = any(${sql.param(ids)}::uuid[])`),
  );
  return new Map(rows.map(({ id, name: text }) => [id, text]));
}
