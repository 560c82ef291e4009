import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import { defineJob, jobKind } from '../../platform/jobs/define-job.ts';
import { isContentNeeded } from './file.repository.ts';

/** Removes the content of a file that was deleted, unless the file is back. */
export const removeContent = defineJob(jobKind<{ storageKey: string }>('remove_content'), {
  async outside({ storageKey }, { deps, tenantId }) {
    const isNeeded = await workspaceTransaction(deps.db, tenantId, (tx) =>
      isContentNeeded(tx, tenantId, storageKey),
    );
    if (!isNeeded) await deps.files.remove(storageKey);
  },
});
