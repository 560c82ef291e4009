import { t } from '@shootline/shared-api';
import { feedbackRules } from '@shootline/shared-api/rules';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';
import { FeedbackFields } from './feedback-fields.tsx';

/** The form that page and dialog share, with its call. */
export const feedbackForm = defineBookingAction({
  name: 'submit_feedback',
  label: t('Leave Feedback'),
  order: 170,
  dialog: {
    title: t('Feedback'),
    fields: FeedbackFields,
    rules: () => feedbackRules,
    defaults: () => ({ feedback_note: '' }),
  },
  primary: t('Done'),
  progress: t('Submitting...'),
  success: t('Thank you for your feedback.'),
  isFinal: true,
  // Neither decides anything.
  foresees: () => ({ rating: 5, feedback_note: '' }),
});
