import { and, asc, eq } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { containsWords } from '../../../platform/db/query.ts';
import { client } from '../../schema.ts';

type ClientFilter = {
  id?: string | undefined;
  /** Words, each part of the name. */
  name?: string | undefined;
  limit?: number | undefined;
};

/** The workspace's active clients by name; all of them without a limit. */
export function listClients(tx: Db, tenantId: string, { id, name, limit }: ClientFilter) {
  const found = tx
    .select()
    .from(client)
    .where(
      and(
        eq(client.tenantId, tenantId),
        eq(client.isActive, true),
        id === undefined ? undefined : eq(client.id, id),
        name === undefined ? undefined : containsWords(client.nameSearch, name),
      ),
    )
    .orderBy(asc(client.name), asc(client.id))
    .$dynamic();
  return limit === undefined ? found : found.limit(limit);
}

/** A client of the workspace, active or not, or undefined. */
export async function findClient(tx: Db, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(client)
    .where(and(eq(client.tenantId, tenantId), eq(client.id, id)));
  return row;
}
