import { t, type Booking } from '@shootline/shared-api';
import { ButtonLink, Flex, NoticeBanner, Stack } from '@shootline/shared-ui';
import { bookingPath } from '../booking-paths.ts';
import { SignedInAs } from '@shootline/shared-ui/window-page';

/** Why the action is not possible; `failure` is the server's message after an attempt. */
export function Refusal(props: { booking: Booking; reason: string; failure: string | null }) {
  const { booking, reason, failure } = props;
  return (
    <Stack gap="5">
      {failure !== null && failure !== reason && (
        <NoticeBanner tone="danger">{failure}</NoticeBanner>
      )}
      <NoticeBanner tone="warning">{reason}</NoticeBanner>
      <SignedInAs />
      <Flex justify="flex-end">
        <ButtonLink to={bookingPath(booking)} variant="outline" colorPalette="gray">
          {t('View Booking')}
        </ButtonLink>
      </Flex>
    </Stack>
  );
}
