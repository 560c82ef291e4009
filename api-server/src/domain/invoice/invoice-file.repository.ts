import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { invoiceFile } from '../schema.ts';
import type { Upload } from '../../platform/files/upload.ts';
import type { Viewer } from '../../platform/session/viewer.ts';

export type InvoiceFileRow = typeof invoiceFile.$inferSelect;

/** The files of these invoices, newest first. */
export async function listInvoiceFiles(
  tx: Db,
  tenantId: string,
  invoiceIds: string[],
): Promise<InvoiceFileRow[]> {
  if (invoiceIds.length === 0) return [];
  return tx
    .select()
    .from(invoiceFile)
    .where(and(eq(invoiceFile.tenantId, tenantId), inArray(invoiceFile.invoiceId, invoiceIds)))
    .orderBy(desc(invoiceFile.created), desc(invoiceFile.id));
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

/**
 * Replaces the files of these invoices by one shared upload; the keys of contents that have no
 * reference any more.
 */
export async function replaceInvoiceFiles(
  tx: Db,
  viewer: Viewer,
  invoiceIds: string[],
  { name, size, contentType, storageKey }: Upload,
  now: Date,
): Promise<string[]> {
  const { tenantId } = viewer;
  const former = await listInvoiceFiles(tx, tenantId, invoiceIds);
  const keys = await dropInvoiceFiles(tx, tenantId, former);
  await tx.insert(invoiceFile).values(
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
  );
  return keys;
}
