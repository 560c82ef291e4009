import { ApiError, errorMessage, isUuid, useSession, t } from '@shootline/shared-api';
import { loginPath } from '@shootline/shared-api/portal';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  NotFoundState,
  RouterLink,
  Skeleton,
  Stack,
  Text,
} from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useLocation, useParams } from '@shootline/shared-ui/router';
import { useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useCallback } from 'react';
import { offerQueries } from '../answer/offer.queries.ts';
import { OfferDetail } from './offer-detail.tsx';
import { OfferFrame, OfferLayout } from './offer-frame.tsx';

/** The page of a job offer, which mails link to; public. */
export function OfferPage() {
  const { bookingAvailabilityId: id = '' } = useParams();
  // Reloads the offer for each user, because signed-out readers get less of it.
  const reader = useSession(({ user }) => user?.uuid);
  return (
    <OfferLayout>
      {isUuid(id) ? <Offer key={`${id} ${reader}`} id={id} /> : <NoOffer />}
    </OfferLayout>
  );
}

function Offer({ id }: { id: string }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...offerQueries.detail(id),
    // The route's prefetch has just run; do not retry its failure at once.
    retryOnMount: false,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  if (error instanceof ApiError && error.type === 'NotFound') return <NoOffer />;
  if (error instanceof ApiError && error.type === 'Gone')
    return <EndedOffer text={error.message} />;
  if (data) return <OfferDetail offer={data} receivedAt={dataUpdatedAt} onLapse={reload} />;
  return (
    <OfferFrame title={t('Shoot Availability')}>
      {error ? (
        <ErrorState message={errorMessage(error)} onRetry={reload} />
      ) : (
        <InfoCard title={t('Shoot Availability')}>
          <Stack gap="5" aria-busy aria-label={t('Loading...')}>
            <Skeleton h="6" w="70%" />
            <Skeleton h="48" />
          </Stack>
        </InfoCard>
      )}
    </OfferFrame>
  );
}

/** The page of an ended offer for signed-out readers. */
function EndedOffer({ text }: { text: string }) {
  const { pathname } = useLocation();
  return (
    <OfferFrame title={t('Shoot Availability')}>
      <EmptyState icon={CalendarX} message={text}>
        <ButtonLink to={loginPath(pathname)}>{t('Sign in')}</ButtonLink>
      </EmptyState>
    </OfferFrame>
  );
}

/** Not Found; also shown for another user's offer, so it names the current account. */
function NoOffer() {
  const name = useSession(({ user }) => user?.full_name);
  const { pathname } = useLocation();
  return (
    <>
      <NotFoundState homeTo="/" />
      {name && (
        <Text px="6" pb="12" textAlign="center" fontSize="sm" color="fg.muted">
          {t(
            'You are signed in as {name}. An offer is shown only to the videographer it was sent to.',
            { name },
          )}{' '}
          <RouterLink to={loginPath(pathname)}>{t('Sign in as somebody else')}</RouterLink>
        </Text>
      )}
    </>
  );
}
