import { t, type BookingSummary } from '@shootline/shared-api';
import { Box, Button, styled, formatDuration, TimeText } from '@shootline/shared-ui';

/** A button that asks for the date of a copy of a booking. */
export function EarlierBooking(props: {
  booking: BookingSummary;
  showsClient: boolean;
  onChoose: () => void;
}) {
  const { booking, showsClient, onChoose } = props;
  const { title, booking_uid, client, date, address, duration } = booking;
  return (
    <Box as="li" minW="0" height="full">
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
        aria-haspopup="dialog"
        onClick={onChoose}
      >
        <Line fontWeight="semibold">{title || t('Untitled booking')}</Line>
        {showsClient && <Detail>{client.name}</Detail>}
        <Detail>
          #{booking_uid} · <TimeText iso={date} zone={address?.timezone} show="date" />
        </Detail>
        <Detail>
          {`${address?.formatted_address_short || t('N/A')} · ${formatDuration(duration)}`}
        </Detail>
      </Button>
    </Box>
  );
}

const Line = styled('span', {
  base: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Detail = styled(Line, { base: { fontSize: 'xs', color: 'fg.muted' } });
