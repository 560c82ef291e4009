import { type Booking, isCancelled, lazyModule, t } from '@shootline/shared-api';
import { Button, Icon } from '@shootline/shared-ui';
import { useMutation } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import { bookingPath } from '../../booking-paths.ts';
import { saveFile } from '@shootline/shared-ui/files';

const calendar = lazyModule(() => import('./calendar-file.ts'));

/** Saves the shoot as a calendar file, which takes a cancelled one out of the calendar. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const save = useMutation({
    mutationFn: () => calendar.load(),
    onSuccess: ({ calendarFile }) => {
      const url = window.location.origin + bookingPath(booking);
      saveFile(calendarFile(booking, url), `shoot-${booking.booking_uid}.ics`);
    },
  });
  const [icon, label] = isCancelled(booking)
    ? [CalendarX, t('Remove from Calendar')]
    : [CalendarPlus, t('Add to Calendar')];
  return (
    <Button
      size="sm"
      variant="outline"
      aria-disabled={save.isPending || undefined}
      onClick={() => {
        if (!save.isPending) save.mutate();
      }}
    >
      <Icon icon={icon} size={16} /> {label}
    </Button>
  );
}
