import type { BookingRowFlag, BookingSummary, BulkAction } from '@shootline/shared-api';

/** An action's texts for several bookings. */
export interface BulkDefinition {
  name: BulkAction & BookingRowFlag;
  label: string;
  title: string;
  progress: string;
  /** The new state in '2 bookings will be …'. */
  done: string;
  /** Whether each booking is offered to a videographer, who can be changed first. */
  isOffer?: boolean;
  /** A further consequence for the bookings. */
  consequence?: (bookings: readonly BookingSummary[]) => string;
}

function withdrawnText(bookings: readonly BookingSummary[]): string {
  const count = bookings.reduce((sum, { open_offers }) => sum + open_offers, 0);
  if (count === 0) return '';
  return count === 1 ? '1 open offer is withdrawn. ' : `${count} open offers are withdrawn. `;
}

export const bulkDefinitions: readonly BulkDefinition[] = [
  {
    name: 'approve',
    label: 'Approve',
    title: 'Approve Bookings',
    progress: 'Approving...',
    done: 'approved',
    consequence: () => 'Their clients are told.',
  },
  {
    name: 'approve_and_offer',
    label: 'Approve and offer',
    title: 'Approve and offer',
    progress: 'Approving...',
    done: 'approved',
    isOffer: true,
  },
  {
    name: 'request_camops_availabilities',
    label: 'Offer Job',
    title: 'Job Offers',
    progress: 'Offering...',
    done: 'offered',
    isOffer: true,
  },
  {
    name: 'make_on_hold',
    label: 'Put On Hold',
    title: 'Put Bookings On Hold',
    progress: 'Putting On Hold...',
    done: 'put on hold',
    consequence: (bookings) =>
      `${withdrawnText(bookings)}Assigned videographers are released. All of them and the clients are told.`,
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
