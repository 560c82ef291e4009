import { type Column, and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { client, person } from '../schema.ts';

// One parameter for all of thousands of ids.
const among = (column: Column, ids: string[]) =>
  sql`${column} in (select id::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) id)`;

/** The names of these clients or people by their ids. */
export async function namesOf(
  tx: Db,
  tenantId: string,
  { ids, of }: { ids: string[]; of: 'client' | 'person' },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows =
    of === 'client'
      ? await tx
          .select({ id: client.id, name: client.name })
          .from(client)
          .where(and(eq(client.tenantId, tenantId), among(client.id, ids)))
      : await tx
          .select({ id: person.id, name: person.fullName })
          .from(person)
          .where(and(eq(person.tenantId, tenantId), among(person.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
