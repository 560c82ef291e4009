import { ApiError, type Booking, errorMessage, isUuid, t } from '@shootline/shared-api';
import {
  Badge,
  Box,
  ButtonLink,
  ErrorState,
  Flex,
  ForbiddenState,
  NotFoundState,
  NoticeBanner,
  Page,
  Stack,
} from '@shootline/shared-ui';
import { useNavigate, useParams } from '@shootline/shared-ui/router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BackToList } from '../list-navigation/back-to-list.tsx';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { FeedbackContent } from './feedback-content.tsx';
import { feedbackRefusal, isFeedbackOfOthers } from './feedback-refusal.ts';
import { FeedbackSkeleton } from './feedback-skeleton.tsx';
import { FeedbackSubject } from './feedback-subject.tsx';
import { GivenFeedback } from './given-feedback.tsx';

export function FeedbackPage() {
  const { bookingId = '' } = useParams();
  const isId = isUuid(bookingId);
  const { data, error, refetch } = useQuery({
    ...bookingQueries.detail(bookingId),
    enabled: isId,
    // The route's prefetch has just run; do not retry its failure at once.
    retryOnMount: false,
  });

  if (!isId || (error instanceof ApiError && error.type === 'NotFound')) {
    return <NotFoundState homeTo="/" />;
  }
  if (data && isFeedbackOfOthers(data)) return <ForbiddenState />;
  if (data) {
    return (
      <Frame subtitle={<Badge colorPalette="gray">{`#${data.booking_uid}`}</Badge>}>
        <FeedbackOn key={data.uuid} booking={data} />
      </Frame>
    );
  }
  return (
    <Frame>
      {error ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <FeedbackSkeleton />
      )}
    </Frame>
  );
}

function Frame({ subtitle, children }: { subtitle?: ReactNode; children: ReactNode }) {
  return (
    <Page title={t('Share Feedback')} eyebrow={<BackToList />} subtitle={subtitle}>
      <Box
        maxW="640px"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        shadow="xs"
        p={{ base: '4', md: '6' }}
      >
        {children}
      </Box>
    </Page>
  );
}

const noteNothing = () => undefined;

function FeedbackOn({ booking }: { booking: Booking }) {
  const [isGiven, setIsGiven] = useState(false);
  const navigate = useNavigate();
  const home = `/booking/${booking.uuid}`;
  const wayOn = (
    <ButtonLink to={home} variant="outline" colorPalette="gray">
      {t('View Booking')}
    </ButtonLink>
  );
  if (isGiven) {
    return (
      <GivenFeedback
        booking={booking}
        tone="success"
        message={t('Your feedback has been received.')}
      >
        {wayOn}
      </GivenFeedback>
    );
  }
  const refusal = feedbackRefusal(booking);
  if (refusal !== null) {
    return (
      <Stack gap="5">
        <NoticeBanner tone="warning">{refusal}</NoticeBanner>
        <FeedbackSubject booking={booking} />
        <Flex justify="flex-end">{wayOn}</Flex>
      </Stack>
    );
  }
  return (
    <FeedbackContent
      booking={booking}
      wayOn={wayOn}
      onCancel={() => void navigate(home)}
      onDone={() => setIsGiven(true)}
      onBusy={noteNothing}
    />
  );
}
