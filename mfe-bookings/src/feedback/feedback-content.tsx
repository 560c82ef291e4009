import { errorMessage, isVideographer, useCurrentUser, t } from '@shootline/shared-api';
import { ErrorState } from '@shootline/shared-ui';
import { type ReactNode, useCallback, useState } from 'react';
import type { ActionContentProps } from '../action-engine/booking-action.ts';
import { feedbackForm } from './feedback-form.ts';
import { FeedbackSkeleton } from './feedback-skeleton.tsx';
import { GivenFeedback } from './given-feedback.tsx';
import { useOwnFeedback } from './own-feedback.ts';

interface FeedbackContentProps extends ActionContentProps {
  /** Links shown below feedback given earlier. */
  wayOn: ReactNode;
}

/** The form for feedback on a booking, or the feedback that the user gave earlier. */
export function FeedbackContent({ wayOn, ...form }: FeedbackContentProps) {
  const { booking, onBusy, onFailure } = form;
  const { role_policy: role } = useCurrentUser();
  const { data: feedback, error, refetch } = useOwnFeedback(booking.uuid);
  // Keeps the form until its call ends, as the new feedback may be listed before.
  const [isSending, setIsSending] = useState(false);
  const noteBusy = useCallback(
    (isBusy: boolean) => {
      if (isBusy) setIsSending(true);
      onBusy(isBusy);
    },
    [onBusy],
  );
  const noteFailure = (message: string) => {
    setIsSending(false);
    onFailure?.(message);
  };

  if (feedback === undefined) {
    return error ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <FeedbackSkeleton />
    );
  }
  if (feedback?.received && !isSending) {
    return (
      <GivenFeedback
        booking={booking}
        tone="info"
        message={
          isVideographer(role)
            ? t('Looks like you have already rated this shoot.')
            : t('Looks like you have already rated this videographer.')
        }
      >
        {wayOn}
      </GivenFeedback>
    );
  }
  return <feedbackForm.Content {...form} onBusy={noteBusy} onFailure={noteFailure} />;
}
