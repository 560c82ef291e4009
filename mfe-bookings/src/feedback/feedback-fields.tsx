import { type Booking, isVideographer, useCurrentUser, t } from '@shootline/shared-api';
import { feedbackRules } from '@shootline/shared-api/rules';
import { TextAreaField } from '@shootline/shared-ui/form';
import { RatingField } from '@shootline/shared-ui/rating-field';
import { FeedbackSubject } from './feedback-subject.tsx';
import type { ActionFields } from '../action-engine/booking-action.ts';

function Fields({ booking }: { booking: Booking }) {
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

export const form: ActionFields<'submit_feedback'> = {
  fields: Fields,
  rules: () => feedbackRules,
  defaults: () => ({ feedback_note: '' }),
};
