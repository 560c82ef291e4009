import type { BookingFlag, BulkAction } from '@shootline/shared-api';

/** How an action reads where it is done to several bookings. */
export interface BulkDefinition {
  name: BulkAction & BookingFlag;
  label: string;
  title: string;
  progress: string;
  /** What a booking is after it: '2 bookings will be …'. */
  done: string;
  /** What else happens. */
  consequence?: string;
}

export const bulkDefinitions: readonly BulkDefinition[] = [
  {
    name: 'approve',
    label: 'Approve',
    title: 'Approve Bookings',
    progress: 'Approving...',
    done: 'approved',
    consequence: 'Their clients are told.',
  },
  {
    name: 'make_on_hold',
    label: 'Put On Hold',
    title: 'Put Bookings On Hold',
    progress: 'Putting On Hold...',
    done: 'put on hold',
    consequence:
      'Open offers end, assigned videographers are released, and they and the clients are told.',
  },
  {
    name: 'make_completed',
    label: 'Complete',
    title: 'Complete Bookings',
    progress: 'Completing...',
    done: 'completed',
  },
];

export function bookingsText(count: number): string {
  return count === 1 ? '1 booking' : `${count} bookings`;
}
