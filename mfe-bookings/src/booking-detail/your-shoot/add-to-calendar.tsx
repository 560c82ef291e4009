import { type Booking, lazyModule, t } from '@shootline/shared-api';
import { Button, Icon } from '@shootline/shared-ui';
import { useMutation } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { bookingPath } from '../../booking-paths.ts';
import { saveFile } from '@shootline/shared-ui/files';

const calendar = lazyModule(() => import('./calendar-file.ts'));

/** Saves the shoot as a calendar file. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const save = useMutation({
    mutationFn: () => calendar.load(),
    onSuccess: ({ calendarFile }) => {
      const url = window.location.origin + bookingPath(booking);
      saveFile(calendarFile(booking, url), `shoot-${booking.booking_uid}.ics`);
    },
  });
  return (
    <Button
      size="sm"
      variant="outline"
      aria-disabled={save.isPending || undefined}
      onClick={() => {
        if (!save.isPending) save.mutate();
      }}
    >
      <Icon icon={CalendarPlus} size={16} /> {t('Add to Calendar')}
    </Button>
  );
}
