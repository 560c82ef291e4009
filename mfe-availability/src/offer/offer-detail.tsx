import { type Availability, referenceQueries, useSession, t } from '@shootline/shared-api';
import { loginPath } from '@shootline/shared-api/portal';
import { ButtonLink, RouterLink, Skeleton, Stack, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { offerPath } from '../offer-path.ts';
import { profilePath } from '../profile-path.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { Brief } from './brief.tsx';
import { Countdown } from './countdown.tsx';
import { OfferFrame } from './offer-frame.tsx';
import { SameDayCard } from './same-day-card.tsx';
import { type Reader, statusText } from './status-text.ts';
import { useTimeLeft } from '../answer/use-time-left.ts';

interface OfferDetailProps {
  offer: Availability;
  /** The time when the offer arrived, by the browser's clock, in milliseconds. */
  receivedAt: number;
  onLapse: () => void;
}

function useReader({ camera_operator }: Availability): Reader {
  const user = useSession((session) => session.user);
  if (!user) return 'nobody';
  return user.uuid === camera_operator?.uuid ? 'videographer' : 'staff';
}

/** The offer's status in words, and its remaining exclusive time. */
function OfferStatusLine({
  offer,
  receivedAt,
  onLapse,
  reader,
}: OfferDetailProps & { reader: Reader }) {
  const isSignedIn = reader !== 'nobody';
  const reference = useQuery({ ...referenceQueries.all(), enabled: isSignedIn });
  const isOpen = offer.standing === 'open';
  const left = useTimeLeft(isOpen ? offer.exclusive_until : null, offer.now, receivedAt);
  const hasLapsed = left === 0;
  useEffect(() => {
    if (hasLapsed) onLapse();
  }, [hasLapsed, onLapse]);
  const standing = hasLapsed ? 'lapsed' : offer.standing;
  // The greeting of an open offer waits for the number of exclusive minutes.
  const isHeld = isSignedIn && standing === 'open' && reference.isPending;
  const text = statusText(
    offer,
    standing,
    reader,
    reference.data?.config.booking_availability_interval,
  );
  if (!text) return null;
  return (
    <Stack gap="2" mb="5">
      {isHeld ? <Skeleton h="6" w="70%" /> : <Text role="status">{text}</Text>}
      {left !== null && <Countdown left={left} />}
    </Stack>
  );
}

/** Whether the reader may view the booking itself. */
const viewsBooking = ({ standing }: Availability, reader: Reader) =>
  reader === 'staff' || (reader === 'videographer' && standing === 'assigned');

/** An offer with the details and answers that its reader may use. */
export function OfferDetail({ offer, receivedAt, onLapse }: OfferDetailProps) {
  const reader = useReader(offer);
  const card = useRef<HTMLDivElement>(null);
  const focusStatus = useCallback(() => card.current?.focus(), []);
  const { booking, camera_operator } = offer;
  return (
    <OfferFrame
      title={booking.title || t('Untitled booking')}
      actions={
        <>
          {reader === 'staff' && camera_operator && (
            <RouterLink to={profilePath(camera_operator)}>
              {camera_operator.full_name
                ? t('View {name}', { name: camera_operator.full_name })
                : t('View videographer')}
            </RouterLink>
          )}
          {viewsBooking(offer, reader) && (
            <RouterLink to={`/booking/${booking.uuid}`}>{t('View booking')}</RouterLink>
          )}
        </>
      }
    >
      <Stack gap="4">
        <InfoCard title={t('Shoot Availability')}>
          <div ref={card} tabIndex={-1} style={{ outline: 'none' }}>
            <OfferStatusLine
              offer={offer}
              receivedAt={receivedAt}
              onLapse={onLapse}
              reader={reader}
            />
          </div>
          <Brief offer={offer} reader={reader} />
        </InfoCard>
        {reader !== 'nobody' && <SameDayCard entries={offer.same_day} />}
      </Stack>
      {reader === 'nobody' ? (
        <ButtonLink
          to={loginPath(offerPath(offer))}
          mt="5"
          size="lg"
          w={{ base: 'full', sm: 'auto' }}
        >
          {t('Sign in to respond')}
        </ButtonLink>
      ) : (
        <AnswerPanel offer={offer} reader={reader} focusStatus={focusStatus} />
      )}
    </OfferFrame>
  );
}
