import type { Db } from '../../platform/db/db.ts';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import { type JobContext, defineJob, jobKind } from '../../platform/jobs/define-job.ts';
import { forgetStored, storedKeysOf } from './export-file.repository.ts';
import { endExport } from './export.repository.ts';

type Removing = { export: string };

async function removeFiles(
  { export: id }: Removing,
  { deps, tenantId }: JobContext,
): Promise<void> {
  const keys = await workspaceTransaction(deps.db, tenantId, (tx) =>
    storedKeysOf(tx, tenantId, id),
  );
  for (const key of keys) await deps.files.remove(key);
}

async function endRecord(
  tx: Db,
  { export: id }: Removing,
  { tenantId }: JobContext,
): Promise<void> {
  await forgetStored(tx, tenantId, id);
  await endExport(tx, tenantId, id, { state: 'expired' });
}

/** Deletes the files of an export whose links have expired. */
export const removeExport = defineJob(jobKind<Removing>('remove_export'), {
  outside: removeFiles,
  inTransaction: endRecord,
});
