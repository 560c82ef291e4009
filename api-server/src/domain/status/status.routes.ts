import { auditCall } from '../audit/record-audit.ts';
import { projectCreation } from '../booking/change/hub-project.ts';
import type { Hub } from '../hub/hub.ts';
import { isSyncing, lastSync } from '../hub/sync/hub-sync.repository.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import {
  countOfKind,
  hasJob,
  readJobs,
  restartJob,
} from '../../platform/jobs/job-status.repository.ts';
import { type Jobs, definitionOf } from '../../platform/jobs/run-job.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { requireAdmin } from '../../platform/session/viewer.ts';
import { sumFileSizes } from './file-use.repository.ts';
import { serverStatus } from './server-status.ts';
import { presentJobs } from './status.presenter.ts';

const countedForMs = 10 * 60_000;

export const statusHandlers = (hub: Hub, jobs: Jobs) => {
  const fileUse = new Map<string, { bytes: number; counted: Date }>();

  return {
    async getStatus({ deps, tx, viewer }) {
      requireAdmin(viewer);
      const { tenantId } = viewer;
      const now = deps.clock();
      const known = fileUse.get(tenantId);
      const isFresh = known && now.getTime() - known.counted.getTime() < countedForMs;
      const use = isFresh ? known : { bytes: await sumFileSizes(tx, tenantId), counted: now };
      fileUse.set(tenantId, use);
      const projects = await countOfKind(tx, tenantId, projectCreation);
      const isHubSyncing = await isSyncing(tx, tenantId, now);
      const synced = await lastSync(tx, tenantId);
      return async () => {
        const { space, ...server } = await serverStatus(deps);
        return {
          ...server,
          files: { ...space, used_bytes: use.bytes, counted: use.counted.toISOString() },
          hub: {
            imports: hub.source !== undefined,
            signs_in: hub.signIn !== undefined,
            is_syncing: isHubSyncing,
            synced: synced?.toISOString() ?? null,
            projects_waiting: projects.waiting,
            projects_failed: projects.failed,
          },
        };
      };
    },

    async listJobs({ deps, tx, viewer }) {
      requireAdmin(viewer);
      return presentJobs(await readJobs(tx, viewer.tenantId, deps.clock()));
    },

    async retryJob(call) {
      const { deps, tx, viewer, path } = call;
      requireAdmin(viewer);
      const { tenantId } = viewer;
      const now = deps.clock();
      const row = await restartJob(tx, tenantId, path.id, now);
      if (!row) {
        if (!(await hasJob(tx, tenantId, path.id))) throw notFound();
        throw conflict('Only a job that has failed can be retried.');
      }
      const { id, kind } = row;
      const context = { tenantId, now, viewer };
      await definitionOf(jobs, kind)?.onRetry?.(tx, row.payload as never, context);
      await auditCall(call, { kind: 'job_retried', details: { job: { id, kind } } });
      return { uuid: id, kind };
    },
  } satisfies Partial<Handlers>;
};
