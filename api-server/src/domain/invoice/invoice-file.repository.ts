import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
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

/** A file of an invoice, also one that is kept for finance alone; or undefined. */
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
 * Removes files from their invoices; the keys of contents without a reference once the transaction
 * is committed. Invoices submitted together share a content.
 */
export async function dropInvoiceFiles(
  tx: Db,
  tenantId: string,
  files: InvoiceFileRow[],
): Promise<string[]> {
  if (files.length === 0) return [];
  const keys = [...new Set(files.map(({ storageKey }) => storageKey))];
  // Locked, so that of two who remove the last two references, the later one notices.
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

/** Takes a file from its invoice; it is kept for finance (decisions §8.10). */
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
 * Gives these invoices one shared upload as their file; the id of each one's, by invoice. The former
 * ones are kept for finance (decisions §8.10).
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
