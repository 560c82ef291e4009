import { isCancelled } from '@shootline/shared-api/contract';
import type { booking } from '../../schema.ts';
import { jobKind } from '../../../platform/jobs/define-job.ts';
import { enqueue } from '../../../platform/jobs/job-queue.ts';
import type { ChangeContext } from './action-context.ts';

type Row = typeof booking.$inferSelect;

/** The job that asks the hub for a booking's project, given the booking's id. */
export const projectCreation = jobKind<{ booking: string }>('create_hub_project', {
  lane: 'slow',
});

/** Changes to a booking's columns about its project. */
export type ProjectColumns = Partial<
  Pick<Row, 'videoId' | 'hubProjectUrl' | 'hubProjectState' | 'hubProjectError'>
>;

/** Hands a locked booking over to the hub once the transaction is committed. Returns the columns to store. */
export type RequestHubProject = (context: ChangeContext) => Promise<ProjectColumns>;

/** Returns the function to hand bookings over; without a hub it only marks them `no_hub`. */
export function requestHubProject(hub: { source?: unknown }): RequestHubProject {
  return async ({ tx, row, now, heldUntil: at = now }) => {
    const { id, tenantId, hubProjectUrl } = row.booking;
    if (hubProjectUrl !== null) return {};
    if (hub.source === undefined) return { hubProjectState: 'no_hub', hubProjectError: null };
    await enqueue(tx, tenantId, projectCreation, { booking: id }, { at, now, key: id });
    return { hubProjectState: 'creating', hubProjectError: null };
  };
}

/** Whether a booking still waits for its project; a cancelled or deleted one does not. */
export function awaitsProject(booking: Row): boolean {
  const { state, hubProjectUrl, hubProjectState } = booking;
  if (hubProjectUrl !== null || state === 'deleted' || isCancelled(booking)) return false;
  return hubProjectState === 'creating';
}

/** Address or portal path to upload a booking's footage to; null without a project. */
export function uploadAddressOf({ hubProjectUrl }: Pick<Row, 'hubProjectUrl'>): string | null {
  return hubProjectUrl && `${hubProjectUrl}/upload`;
}

/** Whether the hub may still make the project, now or when an admin asks again. */
export function isProjectToCome(booking: Pick<Row, 'hubProjectUrl' | 'hubProjectState'>): boolean {
  const { hubProjectUrl, hubProjectState } = booking;
  return hubProjectUrl === null && (hubProjectState === 'creating' || hubProjectState === 'failed');
}
