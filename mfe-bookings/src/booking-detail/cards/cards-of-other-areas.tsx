import { type Booking, t } from '@shootline/shared-api';
import { Slot } from '@shootline/shared-api/portal';
import { ErrorState, LoadingScreen } from '@shootline/shared-ui';

/** The cards that other areas show on a booking's page, each on its own if it fails. */
export function CardsOfOtherAreas({ booking }: { booking: Booking }) {
  return (
    <Slot
      name="booking-page"
      props={{ booking }}
      loading={<LoadingScreen />}
      fallback={(retry) => (
        <ErrorState
          title={t('A part of this page is not available')}
          message={t('Another area cannot show its part right now. The rest of the page works.')}
          onRetry={retry}
        />
      )}
    />
  );
}
