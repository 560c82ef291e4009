import { type Booking, isVideographer, useCurrentUser } from '@shootline/shared-api';
import { useIsDesktop } from '@shootline/shared-ui';
import { CardFolding } from '@shootline/shared-ui/card';
import { useLocation } from '@shootline/shared-ui/router';
import { BookingColumns } from './booking-columns.tsx';
import { AdditionalDetailsCard } from './cards/additional-details-card.tsx';
import { BookingDetailsCard } from './cards/booking-details-card.tsx';
import { CardsOfOtherAreas } from './cards/cards-of-other-areas.tsx';
import { CallSheetCard } from './cards/call-sheet-card.tsx';
import { CancellationFeesCard } from './prices/cancellation-fees-card.tsx';
import { ClientDetailsCard } from './cards/client-details-card.tsx';
import { ClientPricingCard } from './prices/client-pricing-card.tsx';
import { CommentsCard } from '../comments/comments-card.tsx';
import { FilesCard } from './cards/files-card.tsx';
import { ShootDetailsCard } from './cards/shoot-details-card.tsx';
import { StatusHistoryCard } from './cards/status-history-card.tsx';
import { VideographerCard } from './cards/videographer-card.tsx';
import { VideographerPricingCard } from './prices/videographer-pricing-card.tsx';
import { YourShootCard } from './your-shoot/your-shoot-card.tsx';

interface BookingCardsProps {
  booking: Booking;
  /** Whether the user is the videographer of this upcoming shoot. */
  isOwnShoot: boolean;
}

/**
 * A booking's cards. Cards that the user may not read render nothing. On a videographer's phone all cards
 * except that of the shoot are folded and leave out its facts.
 */
export function BookingCards({ booking, isOwnShoot }: BookingCardsProps) {
  const { hash } = useLocation();
  const { role_policy, email } = useCurrentUser();
  const isDesktop = useIsDesktop();
  const isFolded = !isDesktop && isVideographer(role_policy);
  const isShownAbove = isFolded && isOwnShoot;
  const isOwn = booking.camera_operator?.email === email;
  return (
    <CardFolding isFolded={isFolded} target={hash.slice(1)}>
      <BookingColumns
        gap={isFolded ? '2' : '4'}
        first={
          <>
            {isOwnShoot && (
              <CardFolding isFolded={false} target="">
                <YourShootCard booking={booking} isAlone={isShownAbove} />
              </CardFolding>
            )}
            {isOwnShoot && !isShownAbove && booking.call_sheet && (
              <CallSheetCard booking={booking} />
            )}
            {!(isFolded && isOwn) && <VideographerCard booking={booking} />}
            {!isOwnShoot && <CallSheetCard booking={booking} />}
          </>
        }
        content={
          <>
            <BookingDetailsCard booking={booking} isBelowShoot={isShownAbove} />
            <ShootDetailsCard booking={booking} />
            <ClientDetailsCard booking={booking} />
            <AdditionalDetailsCard booking={booking} />
            <CancellationFeesCard booking={booking} />
            <FilesCard booking={booking} />
          </>
        }
        last={
          <>
            <CommentsCard booking={booking} />
            <VideographerPricingCard booking={booking} />
            <ClientPricingCard booking={booking} />
            <StatusHistoryCard booking={booking} />
            <CardsOfOtherAreas booking={booking} />
          </>
        }
      />
    </CardFolding>
  );
}
