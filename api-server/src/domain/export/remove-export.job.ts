import type { Db } from '../../platform/db/db.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { type JobContext, defineJob, jobKind } from '../../platform/jobs/define-job.ts';
import { endExport, findExport } from './export.repository.ts';

type Removing = { export: string };

async function removeFile({ export: id }: Removing, { deps, tenantId }: JobContext): Promise<void> {
  const row = await tenantTransaction(deps.db, tenantId, (tx) => findExport(tx, tenantId, id));
  if (row?.storageKey) await deps.files.remove(row.storageKey);
}

async function endRecord(
  tx: Db,
  { export: id }: Removing,
  { tenantId }: JobContext,
): Promise<void> {
  await endExport(tx, tenantId, id, { state: 'expired' });
}

/** Deletes the file of an export whose links have expired. */
export const removeExport = defineJob(jobKind<Removing>('remove_export'), {
  outside: removeFile,
  inTransaction: endRecord,
});
