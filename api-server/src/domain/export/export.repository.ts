import { roles } from '@shootline/shared-api/contract';
import { type SQL, and, asc, desc, eq, gt, gte, inArray } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { csvExport, appUser } from '../schema.ts';
import type { User, Viewer } from '../../platform/session/viewer.ts';
import { takesPart } from '../../platform/session/access.ts';

export type ExportRow = typeof csvExport.$inferSelect;

function one(tenantId: string, id: string): SQL | undefined {
  return and(eq(csvExport.tenantId, tenantId), eq(csvExport.id, id));
}

/** The active internal users among `ids`, by name. */
export async function findRecipients(tx: Db, tenantId: string, ids: string[]): Promise<User[]> {
  return tx
    .select()
    .from(appUser)
    .where(
      and(
        eq(appUser.tenantId, tenantId),
        takesPart,
        gte(appUser.role, roles.editor),
        inArray(appUser.id, ids),
      ),
    )
    .orderBy(asc(appUser.fullName), asc(appUser.id));
}

/** A user's exports since an instant, newest first. */
export async function findSince(tx: Db, viewer: Viewer, since: Date) {
  return tx
    .select({
      id: csvExport.id,
      request: csvExport.request,
      state: csvExport.state,
      created: csvExport.created,
    })
    .from(csvExport)
    .where(
      and(
        eq(csvExport.tenantId, viewer.tenantId),
        eq(csvExport.requesterId, viewer.id),
        gt(csvExport.created, since),
      ),
    )
    .orderBy(desc(csvExport.created), desc(csvExport.id));
}

export async function insertExport(tx: Db, values: typeof csvExport.$inferInsert): Promise<string> {
  const [made] = await tx.insert(csvExport).values(values).returning({ id: csvExport.id });
  if (!made) throw new Error('The database did not return the new export.');
  return made.id;
}

export async function findExport(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<ExportRow | undefined> {
  const [row] = await tx.select().from(csvExport).where(one(tenantId, id));
  return row;
}

/** The waiting export, locked; undefined once it is ready or has ended. */
export async function lockWaiting(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<ExportRow | undefined> {
  const waiting = and(one(tenantId, id), eq(csvExport.state, 'waiting'));
  const [row] = await tx.select().from(csvExport).where(waiting).for('update');
  return row;
}

/** Completes an export, or ends it without a file. */
export async function endExport(
  tx: Db,
  tenantId: string,
  id: string,
  values: { state: 'ready'; expires: Date } | { state: 'failed' | 'expired'; lastError?: string },
): Promise<void> {
  await tx.update(csvExport).set(values).where(one(tenantId, id));
}

/** Lets a failed export wait again. */
export async function reopenExport(tx: Db, tenantId: string, id: string): Promise<void> {
  await tx
    .update(csvExport)
    .set({ state: 'waiting', lastError: null })
    .where(and(one(tenantId, id), eq(csvExport.state, 'failed')));
}
