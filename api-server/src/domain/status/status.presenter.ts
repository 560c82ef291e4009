import type { FailedJob, JobsStatus } from '@shootline/shared-api/contract';
import type { JobRow, readJobs } from '../../platform/jobs/job-status.repository.ts';

/** The id of the record that a job is about, if its payload names one of this kind. */
function subjectOf({ payload }: JobRow, kind: 'mail' | 'booking'): string | null {
  const id = (payload as Partial<Record<typeof kind, unknown>> | null)?.[kind];
  return typeof id === 'string' ? id : null;
}

function presentFailed(row: JobRow): FailedJob {
  return {
    uuid: row.id,
    kind: row.kind,
    attempts: row.attempts,
    last_error: row.lastError,
    created: row.created.toISOString(),
    last_attempt: row.runAt.toISOString(),
    mail: subjectOf(row, 'mail'),
    booking: subjectOf(row, 'booking'),
  };
}

/** The jobs of a workspace as its admins read them. */
export function presentJobs(jobs: Awaited<ReturnType<typeof readJobs>>): JobsStatus {
  return {
    due: jobs.due,
    oldest_due: jobs.oldestDue?.toISOString() ?? null,
    scheduled: jobs.scheduled,
    failed: jobs.failed,
    results: jobs.lastFailed.map(presentFailed),
  };
}
