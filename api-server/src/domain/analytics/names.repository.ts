import { sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { client, appUser } from '../schema.ts';

export type Named = { number: number; id: string; name: string };

/** Ids and names of clients or users, by their numbers. */
export async function namesOf(
  tx: Db,
  tenantId: string,
  { numbers, of }: { numbers: number[]; of: 'client' | 'user' },
): Promise<Map<number, Named>> {
  if (numbers.length === 0) return new Map();
  const { table, name } =
    of === 'client'
      ? { table: client, name: client.name }
      : { table: appUser, name: appUser.fullName };
  // One text, as drivers would escape thousands of numbers one by one.
  const list = `{${numbers.join()}}`;
  const rows = rowsOf<Named>(
    await tx.execute(sql`
      select ${table.number} as number, ${table.id} as id, ${name} as name from ${table}
      where ${table.tenantId} = ${tenantId}::uuid and ${table.number} = any(${list}::int[])`),
  );
  return new Map(rows.map((one) => [one.number, one]));
}
