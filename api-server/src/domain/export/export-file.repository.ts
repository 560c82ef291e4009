import type { ExportFormat } from '@shootline/shared-api/contract';
import { and, eq, isNotNull, lte } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { csvExport, exportFile } from '../schema.ts';
import type { ExportKind } from '../schema/export.ts';
import { onKey } from '../../platform/db/query.ts';

export type ExportFileRow = typeof exportFile.$inferSelect;

function ofExport(tenantId: string, exportId: string) {
  return and(eq(exportFile.tenantId, tenantId), eq(exportFile.exportId, exportId));
}

/** Adds a file of an export and returns it. */
export async function insertExportFile(
  tx: Db,
  values: typeof exportFile.$inferInsert,
): Promise<ExportFileRow> {
  const [made] = await tx.insert(exportFile).values(values).returning();
  if (!made) throw new Error('The database did not return the new file.');
  return made;
}

/** The storage keys of an export's files that are not deleted yet. */
export async function storedKeysOf(tx: Db, tenantId: string, exportId: string): Promise<string[]> {
  const rows = await tx
    .select({ storageKey: exportFile.storageKey })
    .from(exportFile)
    .where(and(ofExport(tenantId, exportId), isNotNull(exportFile.storageKey)));
  return rows.flatMap(({ storageKey }) => storageKey ?? []);
}

/** Removes the records of an export's files, such as those of an unfinished attempt. */
export async function removeExportFiles(tx: Db, tenantId: string, exportId: string): Promise<void> {
  await tx.delete(exportFile).where(ofExport(tenantId, exportId));
}

/** Stores name, rows and size (bytes) of a written file; false if another attempt has replaced it. */
export async function storeWritten(
  tx: Db,
  tenantId: string,
  id: string,
  written: { fileName: string; rowCount: number; size: number },
): Promise<boolean> {
  const stored = await tx
    .update(exportFile)
    .set(written)
    .where(and(eq(exportFile.tenantId, tenantId), eq(exportFile.id, id)))
    .returning({ id: exportFile.id });
  return stored.length > 0;
}

/** Marks an export's files as deleted. */
export async function forgetStored(tx: Db, tenantId: string, exportId: string): Promise<void> {
  await tx.update(exportFile).set({ storageKey: null }).where(ofExport(tenantId, exportId));
}

type Download = {
  exportId: string;
  kind: ExportKind;
  format: ExportFormat;
  fileName: string;
  storageKey: string | null;
  expires: Date;
};

/**
 * A mailed file, for users with at least the rights it was written for; `storageKey` is null once the
 * file is deleted. Undefined for everyone else.
 */
export async function findDownload(
  tx: Db,
  viewer: Viewer,
  id: string,
): Promise<Download | undefined> {
  const [row] = await tx
    .select({
      exportId: exportFile.exportId,
      kind: csvExport.kind,
      format: csvExport.format,
      fileName: exportFile.fileName,
      storageKey: exportFile.storageKey,
      expires: csvExport.expires,
    })
    .from(exportFile)
    .innerJoin(csvExport, onKey(csvExport, exportFile.exportId))
    .where(
      and(
        eq(exportFile.tenantId, viewer.tenantId),
        eq(exportFile.id, id),
        lte(exportFile.role, viewer.role),
      ),
    );
  if (!row?.fileName || !row.expires) return undefined;
  return { ...row, fileName: row.fileName, expires: row.expires };
}
