import { sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { bookingFile, commentAttachment, exportFile, invoiceFile } from '../schema.ts';

/** The bytes that the workspace's files take. Reads a row of each, so the result is worth keeping. */
export async function sumFileSizes(tx: Db, tenantId: string): Promise<number> {
  // Invoices sent together may share one file.
  const [sum] = rowsOf<{ bytes: string }>(
    await tx.execute(sql`
      select coalesce(sum(size), 0)::text as bytes from (
        select size::bigint from ${bookingFile} where tenant_id = ${tenantId}
        union all
        select size from ${commentAttachment} where tenant_id = ${tenantId}
        union all
        select max(size) from ${invoiceFile} where tenant_id = ${tenantId} group by storage_key
        union all
        select size from ${exportFile}
        where tenant_id = ${tenantId} and storage_key is not null
      ) as files`),
  );
  return Number(sum?.bytes ?? 0);
}
