import { type Booking, lazyModule } from '@shootline/shared-api';
import { useWidgetsIn } from '@shootline/shared-api/portal';
import { LazyPart } from '@shootline/shared-ui';

const cards = lazyModule(() => import('./other-cards.tsx'));

/** The cards that other areas show on a booking's page; few portals have any, so their frame loads late. */
export function CardsOfOtherAreas({ booking }: { booking: Booking }) {
  const names = useWidgetsIn('booking-page');
  if (names.length === 0) return null;
  return (
    <LazyPart of={cards}>
      {({ OtherCards }) => <OtherCards names={names} booking={booking} />}
    </LazyPart>
  );
}
