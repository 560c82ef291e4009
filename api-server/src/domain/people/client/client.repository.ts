import { type SQL, and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { client } from '../../schema.ts';

/** The workspace's active clients by name, or only the one with this id. */
export async function listClients(tx: Db, tenantId: string, id?: string) {
  const one: SQL | undefined = id === undefined ? undefined : eq(client.id, id);
  return tx
    .select()
    .from(client)
    .where(and(eq(client.tenantId, tenantId), eq(client.isActive, true), one))
    .orderBy(asc(client.name), asc(client.id));
}

/** A client of the workspace, active or not, or undefined. */
export async function findClient(tx: Db, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(client)
    .where(and(eq(client.tenantId, tenantId), eq(client.id, id)));
  return row;
}
