import type { BookingPermissions, StateLog } from '@shootline/shared-api/contract';
import { bookingStates, labelOf, staffingParts } from '../reference/option-sets.ts';
import type { BookingDetails } from './booking-detail.repository.ts';

type Log = BookingDetails['logs'][number]['log'];
type Part = StateLog['staffing'][number]['part'];

/** Parts in a change, in the order of reading. Only those of assignments are for every reader. */
const parts: Record<Part, 'everyone' | 'staff'> = {
  declined: 'staff',
  unavailable: 'staff',
  available: 'staff',
  released: 'everyone',
  assigned: 'everyone',
  asked: 'staff',
};

/** Parts that a videographer may give a reason for. */
const withReason: Part[] = ['declined', 'unavailable', 'released'];

/** The new state; without one, `Reassigned` or the first part in the change. */
function stateDisplay({ fromState, toState }: Log, staffing: StateLog['staffing']): string {
  if (fromState !== toState) return labelOf(bookingStates, toState);
  if (staffing.some(({ part }) => part === 'assigned')) return 'Reassigned';
  return staffing[0]?.part_display ?? '';
}

/** The changes of state and staffing that the viewer may read, newest first. */
export function presentStateLogs(
  { logs, users }: Pick<BookingDetails, 'logs' | 'users'>,
  permissions: BookingPermissions,
): StateLog[] {
  if (!permissions.read_state_logs) return [];
  const readsOffers = permissions.read_booking_availabilities;
  const isReadable = (part: Part) => parts[part] === 'everyone' || readsOffers;
  return logs.flatMap(({ log, by }) => {
    const staffing = (Object.keys(parts) as Part[]).filter(isReadable).flatMap((part) => {
      const ids = log.staffing[part];
      if (!ids) return [];
      const names = ids.flatMap((id) => users.get(id)?.fullName ?? []);
      const reason = readsOffers && withReason.includes(part) ? log.declineReason : '';
      return [{ part, part_display: labelOf(staffingParts, part), names, reason }];
    });
    if (log.fromState === log.toState && staffing.length === 0) return [];
    return [
      {
        id: log.id,
        timestamp: log.at.toISOString(),
        state: log.toState,
        state_display: stateDisplay(log, staffing),
        by_display: by ?? 'System',
        staffing,
      },
    ];
  });
}
