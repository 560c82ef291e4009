import { t, type BookingRowFlag, type BulkAction } from '@shootline/shared-api';

/** An action's texts for several bookings. */
export interface BulkDefinition {
  name: BulkAction & BookingRowFlag;
  label: string;
  title: string;
  progress: string;
  will?: (count: number) => string;
  was: (count: number) => string;
  /** Whether each booking is offered to a videographer, who can be changed first. */
  isOffer?: boolean;
}

const approval = {
  will: (count: number) =>
    t('{count, plural, one {# booking will be approved.} other {# bookings will be approved.}}', {
      count,
    }),
  was: (count: number) =>
    t('{count, plural, one {# booking approved.} other {# bookings approved.}}', { count }),
};

export const bulkDefinitions: readonly BulkDefinition[] = [
  {
    name: 'approve',
    label: t('Approve'),
    title: t('Approve Bookings'),
    progress: t('Approving...'),
    ...approval,
  },
  {
    name: 'approve_and_offer',
    label: t('Approve and Offer'),
    title: t('Approve and Offer'),
    progress: t('Approving...'),
    ...approval,
    isOffer: true,
  },
  {
    name: 'request_camops_availabilities',
    label: t('Offer Job'),
    title: t('Job Offers'),
    progress: t('Offering...'),
    was: (count) =>
      t('{count, plural, one {# booking offered.} other {# bookings offered.}}', { count }),
    isOffer: true,
  },
  {
    name: 'make_on_hold',
    label: t('Put On Hold'),
    title: t('Put Bookings On Hold'),
    progress: t('Putting On Hold...'),
    will: (count) =>
      t(
        '{count, plural, one {# booking will be put on hold.} other {# bookings will be put on hold.}}',
        { count },
      ),
    was: (count) =>
      t('{count, plural, one {# booking put on hold.} other {# bookings put on hold.}}', { count }),
  },
  {
    name: 'make_completed',
    label: t('Complete'),
    title: t('Complete Bookings'),
    progress: t('Completing...'),
    will: (count) =>
      t(
        '{count, plural, one {# booking will be completed.} other {# bookings will be completed.}}',
        { count },
      ),
    was: (count) =>
      t('{count, plural, one {# booking completed.} other {# bookings completed.}}', { count }),
  },
];
