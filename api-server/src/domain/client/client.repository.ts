import { type SQL, and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { client } from '../schema.ts';

/** Clients of the workspace by name, without those that are gone; with `id`, that one only. */
export async function listClients(tx: Db, tenantId: string, id?: string) {
  const one: SQL | undefined = id === undefined ? undefined : eq(client.id, id);
  return tx
    .select()
    .from(client)
    .where(and(eq(client.tenantId, tenantId), eq(client.isActive, true), one))
    .orderBy(asc(client.name), asc(client.id));
}

/** A client of the workspace, also one that is gone; undefined when there is none. */
export async function findClient(tx: Db, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(client)
    .where(and(eq(client.tenantId, tenantId), eq(client.id, id)));
  return row;
}
