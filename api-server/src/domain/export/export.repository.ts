import { roles } from '@shootline/shared-api/contract';
import { type SQL, and, arrayContains, asc, desc, eq, gt, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { csvExport, person } from '../schema.ts';
import type { ExportKind } from '../schema/export.ts';
import type { Person, Viewer } from '../../platform/session/viewer.ts';
import { takesPart } from '../../platform/session/access.ts';

export type ExportRow = typeof csvExport.$inferSelect;

function one(tenantId: string, id: string): SQL | undefined {
  return and(eq(csvExport.tenantId, tenantId), eq(csvExport.id, id));
}

/** The active internal users among these people, by name. */
export async function findRecipients(tx: Db, tenantId: string, ids: string[]): Promise<Person[]> {
  return tx
    .select()
    .from(person)
    .where(
      and(
        eq(person.tenantId, tenantId),
        takesPart,
        gte(person.role, roles.editor),
        inArray(person.id, ids),
      ),
    )
    .orderBy(asc(person.fullName), asc(person.id));
}

/** A user's exports since an instant, the newest first. */
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
  if (!made) throw new Error('The database did not answer the new export.');
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

/**
 * Takes a waiting export and sets its file's storage key, so that an earlier attempt can no longer
 * finish. The export as it was; undefined if it is not waiting any more.
 */
export async function takeExport(
  tx: Db,
  tenantId: string,
  id: string,
  storageKey: string,
): Promise<ExportRow | undefined> {
  const waiting = and(one(tenantId, id), eq(csvExport.state, 'waiting'));
  const [row] = await tx.select().from(csvExport).where(waiting).for('update');
  if (row) await tx.update(csvExport).set({ storageKey }).where(waiting);
  return row;
}

/** Completes the export with the file at `storageKey`; false if another attempt has taken it. */
export async function fileExport(
  tx: Db,
  tenantId: string,
  id: string,
  storageKey: string,
  file: { fileName: string; rowCount: number; size: number; expires: Date },
): Promise<boolean> {
  const filed = await tx
    .update(csvExport)
    .set({ ...file, state: 'ready' })
    .where(
      and(one(tenantId, id), eq(csvExport.state, 'waiting'), eq(csvExport.storageKey, storageKey)),
    )
    .returning({ id: csvExport.id });
  return filed.length > 0;
}

/** Ends an export without a file. */
export async function endExport(
  tx: Db,
  tenantId: string,
  id: string,
  values: { state: 'failed' | 'expired'; lastError?: string },
): Promise<void> {
  await tx
    .update(csvExport)
    .set({ ...values, storageKey: null })
    .where(one(tenantId, id));
}

/** The file of a ready export, for someone who still is a valid recipient. */
export async function findDownload(
  tx: Db,
  tenantId: string,
  id: string,
  recipientId: string,
): Promise<{ storageKey: string; fileName: string; kind: ExportKind } | undefined> {
  const [row] = await tx
    .select({
      storageKey: csvExport.storageKey,
      fileName: csvExport.fileName,
      kind: csvExport.kind,
    })
    .from(csvExport)
    .where(
      and(
        one(tenantId, id),
        eq(csvExport.state, 'ready'),
        arrayContains(csvExport.recipientIds, [recipientId]),
      ),
    );
  const [recipient] = await findRecipients(tx, tenantId, [recipientId]);
  if (!recipient || !row?.storageKey || !row.fileName) return undefined;
  return { storageKey: row.storageKey, fileName: row.fileName, kind: row.kind };
}
