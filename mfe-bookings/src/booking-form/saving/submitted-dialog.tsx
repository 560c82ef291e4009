import { t, type Booking } from '@shootline/shared-api';
import { Button, ButtonLink, Flex, formatDateTime, Stack, Text } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';

/** New Booking Submitted: confirms the brief and explains the next steps. */
export function SubmittedDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { uuid, booking_uid, title, date, address } = booking;
  return (
    <Dialog title={t('New Booking Submitted')} onClose={onClose}>
      <Stack gap="5">
        <Text overflowWrap="anywhere">
          {t(
            'Thank you. Booking #{number}, "{title}" on {time}, has been submitted. You will hear from us as soon as it is approved.',
            { number: booking_uid, title, time: formatDateTime(date, address?.timezone) },
          )}
        </Text>
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('Close')}
          </Button>
          <ButtonLink to={`/booking/${uuid}`} data-autofocus>
            {t('View Booking')}
          </ButtonLink>
        </Flex>
      </Stack>
    </Dialog>
  );
}
