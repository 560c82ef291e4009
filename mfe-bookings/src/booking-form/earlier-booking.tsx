import { type Booking, type BookingSummary, errorMessage } from '@shootline/shared-api';
import { Button, chakra, formatDuration, TimeText, toast } from '@shootline/shared-ui';
import { useNavigate } from '@shootline/shared-ui/router';
import { duplicatedText } from '../actions/duplicate.ts';
import { updatePath } from '../booking-paths.ts';
import { useBookingAction } from '../bookings/use-booking-action.ts';

/** A button that copies a booking and opens the copy in its form. */
export function EarlierBooking({
  booking,
  showsClient,
  isStarting,
  disabled,
  onStart,
  onEnd,
}: {
  booking: BookingSummary;
  showsClient: boolean;
  isStarting: boolean;
  disabled: boolean;
  onStart: () => void;
  onEnd: () => void;
}) {
  const { uuid, version, title, booking_uid, client, date, address, duration } = booking;
  const navigate = useNavigate();
  const { mutate, data: copy } = useBookingAction('duplicate', uuid, duplicatedText);
  const open = (made: Booking) => void navigate(updatePath(made));
  const start = () => {
    if (isStarting) return;
    // A user who cancelled leaving this page gets the same copy again.
    if (copy) return open(copy);
    onStart();
    mutate(
      { version, input: undefined },
      {
        onSuccess: open,
        onError: (error) => toast.error(errorMessage(error)),
        onSettled: onEnd,
      },
    );
  };
  return (
    <chakra.li minW="0" height="full">
      <Button
        variant="outline"
        colorPalette="gray"
        display="block"
        width="full"
        height="full"
        px="3"
        py="2"
        bg="bg.panel"
        textAlign="start"
        fontWeight="normal"
        lineHeight="1.5rem"
        title={title}
        disabled={disabled}
        aria-busy={isStarting}
        onClick={start}
      >
        <Line fontWeight="semibold">{title || 'Untitled booking'}</Line>
        {showsClient && <Detail>{client.name}</Detail>}
        <Detail>
          #{booking_uid} · <TimeText iso={date} zone={address?.timezone} show="date" />
        </Detail>
        <Detail>
          {isStarting
            ? 'Duplicating...'
            : `${address?.formatted_address_short || 'N/A'} · ${formatDuration(duration)}`}
        </Detail>
      </Button>
    </chakra.li>
  );
}

const Line = chakra('span', {
  base: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Detail = chakra(Line, { base: { fontSize: 'xs', color: 'fg.muted' } });
