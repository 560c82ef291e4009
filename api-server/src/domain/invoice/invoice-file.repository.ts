import { and, asc, desc, eq, inArray, isNull } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { invoiceFile } from '../schema.ts';
import type { Upload } from '../../platform/files/upload.ts';
import type { Viewer } from '../../platform/session/viewer.ts';

export type InvoiceFileRow = typeof invoiceFile.$inferSelect;

/** The current files of these invoices, newest first. */
export async function listInvoiceFiles(
  tx: Db,
  tenantId: string,
  invoiceIds: string[],
): Promise<InvoiceFileRow[]> {
  if (invoiceIds.length === 0) return [];
  return tx
    .select()
    .from(invoiceFile)
    .where(
      and(
        eq(invoiceFile.tenantId, tenantId),
        inArray(invoiceFile.invoiceId, invoiceIds),
        isNull(invoiceFile.replaced),
      ),
    )
    .orderBy(desc(invoiceFile.created), desc(invoiceFile.id));
}

/**
 * A file of an invoice, including replaced ones that only finance may read; undefined if there is none.
 */
export async function findInvoiceFile(
  tx: Db,
  { id, tenantId }: { id: string; tenantId: string },
  fileId: string,
): Promise<InvoiceFileRow | undefined> {
  const [file] = await tx
    .select()
    .from(invoiceFile)
    .where(
      and(
        eq(invoiceFile.tenantId, tenantId),
        eq(invoiceFile.invoiceId, id),
        eq(invoiceFile.id, fileId),
      ),
    );
  return file;
}

/**
 * Removes files from their invoices. Returns the keys of contents that nothing refers to once the
 * transaction is committed, as invoices submitted together share one content.
 */
export async function dropInvoiceFiles(
  tx: Db,
  tenantId: string,
  files: InvoiceFileRow[],
): Promise<string[]> {
  if (files.length === 0) return [];
  const keys = [...new Set(files.map(({ storageKey }) => storageKey))];
  // Locked: when two users remove the last two references at once, the later one sees that none is left.
  const referring = await tx
    .select({ id: invoiceFile.id, storageKey: invoiceFile.storageKey })
    .from(invoiceFile)
    .where(and(eq(invoiceFile.tenantId, tenantId), inArray(invoiceFile.storageKey, keys)))
    .orderBy(asc(invoiceFile.id))
    .for('update');
  const gone = new Set(files.map(({ id }) => id));
  await tx
    .delete(invoiceFile)
    .where(and(eq(invoiceFile.tenantId, tenantId), inArray(invoiceFile.id, [...gone])));
  const left = new Set(referring.filter(({ id }) => !gone.has(id)).map((row) => row.storageKey));
  return keys.filter((key) => !left.has(key));
}

/** Marks an invoice's file as replaced; finance keeps it. */
export async function retireInvoiceFile(
  tx: Db,
  { id, tenantId }: InvoiceFileRow,
  now: Date,
): Promise<void> {
  await tx
    .update(invoiceFile)
    .set({ replaced: now })
    .where(and(eq(invoiceFile.tenantId, tenantId), eq(invoiceFile.id, id)));
}

/**
 * Gives these invoices one shared upload as their file. Returns each new file's id by invoice. Finance keeps
 * the previous files.
 */
export async function replaceInvoiceFiles(
  tx: Db,
  viewer: Viewer,
  invoiceIds: string[],
  { name, size, contentType, storageKey }: Upload,
  now: Date,
): Promise<Map<string, string>> {
  const { tenantId } = viewer;
  await tx
    .update(invoiceFile)
    .set({ replaced: now })
    .where(
      and(
        eq(invoiceFile.tenantId, tenantId),
        inArray(invoiceFile.invoiceId, invoiceIds),
        isNull(invoiceFile.replaced),
      ),
    );
  const added = await tx
    .insert(invoiceFile)
    .values(
      invoiceIds.map((invoiceId) => ({
        tenantId,
        invoiceId,
        name,
        size,
        contentType,
        storageKey,
        createdById: viewer.id,
        created: now,
      })),
    )
    .returning({ id: invoiceFile.id, invoiceId: invoiceFile.invoiceId });
  return new Map(added.map(({ id, invoiceId }) => [invoiceId, id]));
}
