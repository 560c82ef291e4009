import {
  t,
  type BookingRowFlag,
  type BookingSummary,
  type BulkAction,
} from '@shootline/shared-api';

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
  return count === 1
    ? '1 open offer is withdrawn. '
    : t('{count} open offers are withdrawn. ', { count });
}

export const bulkDefinitions: readonly BulkDefinition[] = [
  {
    name: 'approve',
    label: t('Approve'),
    title: t('Approve Bookings'),
    progress: t('Approving...'),
    done: 'approved',
    consequence: () => t('Their clients are told.'),
  },
  {
    name: 'approve_and_offer',
    label: t('Approve and offer'),
    title: t('Approve and offer'),
    progress: t('Approving...'),
    done: 'approved',
    isOffer: true,
  },
  {
    name: 'request_camops_availabilities',
    label: t('Offer Job'),
    title: t('Job Offers'),
    progress: t('Offering...'),
    done: 'offered',
    isOffer: true,
  },
  {
    name: 'make_on_hold',
    label: t('Put On Hold'),
    title: t('Put Bookings On Hold'),
    progress: t('Putting On Hold...'),
    done: t('put on hold'),
    consequence: (bookings) =>
      t('{withdrawn}Assigned videographers are released. All of them and the clients are told.', {
        withdrawn: withdrawnText(bookings),
      }),
  },
  {
    name: 'make_completed',
    label: t('Complete'),
    title: t('Complete Bookings'),
    progress: t('Completing...'),
    done: 'completed',
  },
];

export function bookingsText(count: number): string {
  return count === 1 ? '1 booking' : t('{count} bookings', { count });
}
