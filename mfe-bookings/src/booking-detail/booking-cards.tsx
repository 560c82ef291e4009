import type { Booking } from '@shootline/shared-api';
import { BookingColumns } from './booking-columns.tsx';
import { AdditionalDetailsCard } from './cards/additional-details-card.tsx';
import { BookingDetailsCard } from './cards/booking-details-card.tsx';
import { CallSheetCard } from './cards/call-sheet-card.tsx';
import { CancellationFeesCard } from './cards/cancellation-fees-card.tsx';
import { ClientDetailsCard } from './cards/client-details-card.tsx';
import { ClientPricingCard } from './cards/client-pricing-card.tsx';
import { CommentsCard } from './cards/comments-card.tsx';
import { FilesCard } from './cards/files-card.tsx';
import { ShootDetailsCard } from './cards/shoot-details-card.tsx';
import { StatusHistoryCard } from './cards/status-history-card.tsx';
import { VideographerCard } from './cards/videographer-card.tsx';
import { VideographerPricingCard } from './cards/videographer-pricing-card.tsx';
import { YourShootCard } from './your-shoot/your-shoot-card.tsx';

interface BookingCardsProps {
  booking: Booking;
  /** Whether the user is the videographer of this upcoming shoot. */
  isOwnShoot: boolean;
}

/** A booking's cards (S1 §2). Cards that the user may not read render nothing. */
export function BookingCards({ booking, isOwnShoot }: BookingCardsProps) {
  return (
    <BookingColumns
      first={
        <>
          {isOwnShoot && <YourShootCard booking={booking} />}
          {isOwnShoot && booking.call_sheet && <CallSheetCard booking={booking} />}
          <VideographerCard booking={booking} />
          {!isOwnShoot && <CallSheetCard booking={booking} />}
        </>
      }
      content={
        <>
          <CommentsCard booking={booking} />
          <BookingDetailsCard booking={booking} />
          <ShootDetailsCard booking={booking} />
          <ClientDetailsCard booking={booking} />
          <AdditionalDetailsCard booking={booking} />
          <CancellationFeesCard booking={booking} />
          <FilesCard booking={booking} />
        </>
      }
      last={
        <>
          <VideographerPricingCard booking={booking} />
          <ClientPricingCard booking={booking} />
          <StatusHistoryCard booking={booking} />
        </>
      }
    />
  );
}
