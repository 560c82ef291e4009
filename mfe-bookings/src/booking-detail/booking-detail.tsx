import { t, type Booking } from '@shootline/shared-api';
import { NoticeBanner, Stack, useIsDesktop } from '@shootline/shared-ui';
import { BookingActionsMenu } from '../actions-menu/booking-actions-menu.tsx';
import { NextStepBar } from '../next-step/next-step-bar.tsx';
import { NextStepButton } from '../next-step/next-step-button.tsx';
import { useNextStep } from '../next-step/use-next-step.ts';
import { BookingCards } from './booking-cards.tsx';
import { CancelledCard } from './cards/cancelled-card.tsx';
import { BookingFrame } from './header/booking-frame.tsx';
import { BookingIdentity } from './header/booking-identity.tsx';
import { BookingStrip } from './header/booking-strip.tsx';
import { useActionByAddress } from './use-action-by-address.ts';
import { useIsOwnShoot } from './your-shoot/use-is-own-shoot.ts';

/** A booking: header with its next step, key facts, cards. */
export function BookingDetail({ booking }: { booking: Booking }) {
  const isDesktop = useIsDesktop();
  const isOwnShoot = useIsOwnShoot(booking);
  const step = useNextStep(booking);
  useActionByAddress(booking);
  return (
    <BookingFrame
      title={booking.title || t('Untitled booking')}
      documentTitle={t('View Booking #{number}', { number: booking.booking_uid })}
      identity={<BookingIdentity booking={booking} />}
      actions={
        <>
          {isDesktop && <NextStepButton step={step} />}
          <BookingActionsMenu booking={booking} isSecondary={step !== null} />
        </>
      }
    >
      <Stack gap="4">
        <CancelledCard booking={booking} />
        {booking.state === 'draft' && (
          <NoticeBanner>
            {t('To submit this draft, choose Actions, then Update Booking.')}
          </NoticeBanner>
        )}
        {/* On a phone, the card of the shoot shows the same facts. */}
        {(isDesktop || !isOwnShoot) && <BookingStrip booking={booking} />}
        <BookingCards booking={booking} isOwnShoot={isOwnShoot} />
      </Stack>
      {!isDesktop && <NextStepBar step={step} />}
    </BookingFrame>
  );
}
