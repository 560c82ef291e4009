import { type HubProject, isAdmin, isCancelled } from '@shootline/shared-api/contract';
import type { Actor } from '../rights/booking-facts.ts';
import type { BookingRow } from '../booking.repository.ts';

/** State of a booking's hub project, with the error for admins only. */
export function presentProject(booking: BookingRow['booking'], viewer: Actor): HubProject {
  if (booking.hubProjectUrl !== null) return { state: 'created', message: null };
  // A cancelled booking gets no project, even if its job failed or is waiting.
  if (isCancelled(booking)) return { state: 'none', message: null };
  const { hubProjectState: state, hubProjectError } = booking;
  return { state, message: isAdmin(viewer.role) ? hubProjectError : null };
}
