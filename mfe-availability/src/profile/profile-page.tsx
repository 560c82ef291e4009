import {
  ApiError,
  isInternal,
  isUuid,
  listErrorMessage,
  useCurrentUser,
  type VideographerProfile,
  t,
} from '@shootline/shared-api';

import { BackLink, ErrorState, Grid, NotFoundState, Page, Stack } from '@shootline/shared-ui';
import { RatingBadge } from '@shootline/shared-ui/rating-badge';
import { useParams } from '@shootline/shared-ui/router';
import { useQuery } from '@tanstack/react-query';
import { placeText } from '../place-text.ts';
import { ContactCard } from './contact-card.tsx';
import { DaysCard } from './days-card.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { OffersCard } from './offers-card.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileQueries } from './profile.queries.ts';
import { RatingsCard } from './ratings-card.tsx';
import { ShootsCard } from './shoots-card.tsx';

const failure = t('Sorry, there was an error loading the videographer.');

/** A videographer: contact, ratings, shoots, offers, next days and invoices, as the reader may see them. */
export function ProfilePage() {
  const { videographerId: id = '' } = useParams();
  return isUuid(id) ? <Profile key={id} id={id} /> : <NotFoundState />;
}

function Profile({ id }: { id: string }) {
  // The route's prefetch has just run; do not retry its failure at once.
  const { data, error, refetch } = useQuery({ ...profileQueries.detail(id), retryOnMount: false });
  if (data) return <Shown of={data} />;
  if (error instanceof ApiError && error.type === 'NotFound') return <NotFoundState />;
  return (
    <Page title={t('Videographer')}>
      {error ? (
        <ErrorState message={listErrorMessage(error, failure)} onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}

function Shown({ of }: { of: VideographerProfile }) {
  const { role_policy: role } = useCurrentUser();
  const isStaff = isInternal(role);
  const { full_name, email, average_rating: rating } = of;
  return (
    <Page
      title={full_name || email}
      eyebrow={isStaff && <BackLink to="/search-camop">{t('Search CamOps')}</BackLink>}
      count={rating && <RatingBadge {...rating} />}
      subtitle={placeText(of)}
    >
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.4fr)' }}
      >
        <Stack gap="4" minW="0">
          <ContactCard of={of} isStaff={isStaff} />
          {of.ratings_by_month && <RatingsCard months={of.ratings_by_month} />}
          {of.newest_feedback && <FeedbackCard feedback={of.newest_feedback} />}
          {of.invoices && <InvoicesCard id={of.uuid} sums={of.invoices} />}
        </Stack>
        <Stack gap="4" minW="0">
          <ShootsCard id={of.uuid} isStaff={isStaff} />
          <DaysCard of={of} isStaff={isStaff} />
          <OffersCard offers={of.offers} />
        </Stack>
      </Grid>
    </Page>
  );
}
