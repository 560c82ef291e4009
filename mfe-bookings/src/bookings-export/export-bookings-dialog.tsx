import type { BookingSummary, BookingViewChoice } from '@shootline/shared-api';
import { ExportDialog } from '@shootline/shared-ui/export-dialog';
import { useMutation } from '@tanstack/react-query';
import type { BookingUrlFilters } from '../bookings-list/booking-list-url.ts';
import { ExportBookingsForm } from './export-bookings-form.tsx';
import { exportBookings } from './export.actions.ts';
import { useExportChoices } from './use-export-choices.ts';

/** Export Bookings (S1 §2): prefilled with the list's filters, or for the bookings chosen in the list. */
export function ExportBookingsDialog({
  onClose,
  ...subject
}: {
  filters?: BookingUrlFilters['filters'];
  view?: BookingViewChoice;
  bookings?: readonly BookingSummary[];
  onClose: () => void;
}) {
  const exportChoices = useExportChoices();
  const { mutateAsync, isPending } = useMutation(exportBookings());
  return (
    <ExportDialog
      title="Export Bookings"
      isBlocked={isPending}
      onClose={onClose}
      choices={exportChoices.choices}
      isError={exportChoices.isError}
      onRetry={exportChoices.retry}
    >
      {(choices) => (
        <ExportBookingsForm
          {...subject}
          choices={choices}
          onCancel={onClose}
          onSubmit={async (input) => {
            await mutateAsync(input);
            onClose();
          }}
        />
      )}
    </ExportDialog>
  );
}
