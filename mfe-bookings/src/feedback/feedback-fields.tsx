import { type Booking, isVideographer, useCurrentUser, t } from '@shootline/shared-api';
import { TextAreaField } from '@shootline/shared-ui/form';
import { RatingField } from '@shootline/shared-ui/rating-field';
import { FeedbackSubject } from './feedback-subject.tsx';

/** The fields of Share Feedback. */
export function FeedbackFields({ booking }: { booking: Booking }) {
  const { role_policy: role } = useCurrentUser();
  const question = isVideographer(role)
    ? t('How were the client and the shoot?')
    : t('How was your videographer?');
  return (
    <>
      <FeedbackSubject booking={booking} />
      <RatingField name="rating" label={question} isRequired />
      <TextAreaField
        name="feedback_note"
        label={t('Feedback')}
        help={t('Please share your feedback.')}
      />
    </>
  );
}
