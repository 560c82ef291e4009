import type { Booking } from '@shootline/shared-api';
import { Button, ButtonLink, Flex, formatDateTime, Stack, Text } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';

/** New Booking Submitted: confirms the brief and explains the next steps (S1 §2). */
export function SubmittedDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { uuid, booking_uid, title, date, address } = booking;
  return (
    <Dialog title="New Booking Submitted" onClose={onClose}>
      <Stack gap="5">
        <Text overflowWrap="anywhere">
          Thank you. Booking #{booking_uid}, "{title}" on {formatDateTime(date, address?.timezone)},
          has been submitted. You will hear from us as soon as it is approved.
        </Text>
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <ButtonLink to={`/booking/${uuid}`} variant="outline">
            View booking
          </ButtonLink>
          <Button onClick={onClose}>Close</Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}
