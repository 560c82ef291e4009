import { isCancelled } from '@shootline/shared-api/contract';
import type { booking } from '../schema.ts';
import { jobKind } from '../../platform/jobs/define-job.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import type { ChangeContext } from './action-context.ts';

type Row = typeof booking.$inferSelect;

/** Asks the hub for the project of a booking, by the booking's id. */
export const projectCreation = jobKind<{ booking: string }>('create_hub_project');

/** What a booking says of its project, as far as that changes. */
export type ProjectColumns = Partial<
  Pick<Row, 'videoId' | 'hubProjectUrl' | 'hubProjectState' | 'hubProjectError'>
>;

/**
 * Hands a locked booking over to the hub once the transaction is committed (decisions §8.1); what the
 * booking then says of its project.
 */
export type HandOver = (context: ChangeContext) => Promise<ProjectColumns>;

/** How bookings are handed over where a hub is set up, and what they say where none is. */
export function handOverTo(hub: { source?: unknown }): HandOver {
  return async ({ tx, row, now }) => {
    const { id, tenantId, hubProjectUrl } = row.booking;
    if (hubProjectUrl !== null) return {};
    if (hub.source === undefined) return { hubProjectState: 'no_hub', hubProjectError: null };
    await enqueue(tx, tenantId, projectCreation, { booking: id }, { at: now, now, key: id });
    return { hubProjectState: 'creating', hubProjectError: null };
  };
}

/** Whether a booking still waits for its project: one that was cancelled meanwhile gets none. */
export function awaitsProject(booking: Row): boolean {
  const { state, hubProjectUrl, hubProjectState } = booking;
  if (hubProjectUrl !== null || state === 'deleted' || isCancelled(booking)) return false;
  return hubProjectState === 'creating';
}

/** Where the footage of a booking is uploaded, if it has a project: an address, or a path of the portal. */
export function uploadAddressOf({ hubProjectUrl }: Pick<Row, 'hubProjectUrl'>): string | null {
  return hubProjectUrl && `${hubProjectUrl}/upload`;
}

/** Whether the hub is to make its project, now or when an admin says so again. */
export function isProjectToCome(booking: Pick<Row, 'hubProjectUrl' | 'hubProjectState'>): boolean {
  const { hubProjectUrl, hubProjectState } = booking;
  return hubProjectUrl === null && (hubProjectState === 'creating' || hubProjectState === 'failed');
}
