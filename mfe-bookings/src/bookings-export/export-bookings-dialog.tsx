import {
  type BookingSummary,
  type BookingViewChoice,
  referenceQueries,
  userQueries,
  t,
} from '@shootline/shared-api';
import { ExportDialog } from '@shootline/shared-ui/export-dialog';
import type { BookingUrlFilters } from '../list-views/booking-list-url.ts';
import { ExportBookingsForm } from './export-bookings-form.tsx';
import { exportBookings } from './export.actions.ts';

/** Export Bookings: prefilled with the list's filters, or for the bookings chosen in the list. */
export function ExportBookingsDialog({
  onClose,
  ...subject
}: {
  filters?: BookingUrlFilters['filters'];
  view?: BookingViewChoice;
  bookings?: readonly BookingSummary[];
  onClose: () => void;
}) {
  return (
    <ExportDialog
      title={t('Export Bookings')}
      queries={[userQueries.internalUsers(), referenceQueries.all(), userQueries.clients()]}
      action={exportBookings()}
      onClose={onClose}
    >
      {(form, [people, reference, clients]) => (
        <ExportBookingsForm {...subject} {...form} choices={{ people, reference, clients }} />
      )}
    </ExportDialog>
  );
}
