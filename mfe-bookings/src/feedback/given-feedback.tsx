import { t, type Booking } from '@shootline/shared-api';
import { Flex, NoticeBanner, Stack } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { type ReactNode, useEffect, useRef } from 'react';
import { FeedbackSubject } from './feedback-subject.tsx';
import { useOwnFeedback } from './own-feedback.ts';

/** The user's feedback on a booking below an introductory sentence; `children` are links from here. */
export function GivenFeedback(props: {
  booking: Booking;
  tone: 'info' | 'success';
  message: string;
  children: ReactNode;
}) {
  const { booking, tone, message, children } = props;
  const { data: feedback } = useOwnFeedback(booking.uuid);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Takes over the focus of the form that has disappeared.
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack ref={content} tabIndex={-1} outline="none" gap="5">
      <NoticeBanner tone={tone}>{message}</NoticeBanner>
      <FeedbackSubject booking={booking} />
      {feedback?.received && (
        <DetailList>
          <Detail label={t('Rating')}>
            {t('{rating} of 5 stars', { rating: feedback.rating })}
          </Detail>
          {feedback.feedback_note && (
            <Detail label={t('Feedback')}>{feedback.feedback_note}</Detail>
          )}
        </DetailList>
      )}
      <Flex justify="flex-end">{children}</Flex>
    </Stack>
  );
}
