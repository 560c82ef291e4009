import { type HubProject, isAdmin, isCancelled } from '@shootline/shared-api/contract';
import type { Actor } from './booking-facts.ts';
import type { BookingRow } from './booking.repository.ts';

/** How far the hub is with a booking's project; why it failed, for admins alone (decisions §8.1). */
export function presentProject(booking: BookingRow['booking'], viewer: Actor): HubProject {
  if (booking.hubProjectUrl !== null) return { state: 'created', message: null };
  // One that was cancelled meanwhile gets none, whatever became of its job.
  if (isCancelled(booking)) return { state: 'none', message: null };
  const { hubProjectState: state, hubProjectError } = booking;
  return { state, message: isAdmin(viewer.role) ? hubProjectError : null };
}
