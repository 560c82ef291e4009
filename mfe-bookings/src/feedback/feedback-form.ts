import { t } from '@shootline/shared-api';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

/** The form that page and dialog share, with its call. */
export const feedbackForm = defineBookingAction({
  name: 'submit_feedback',
  label: t('Leave Feedback'),
  order: 170,
  dialog: {
    title: t('Feedback'),
    form: () => import(/* webpackChunkName: "action-forms" */ './feedback-fields.tsx'),
  },
  primary: t('Done'),
  progress: t('Submitting...'),
  success: t('Thank you for your feedback.'),
  isFinal: true,
  // Neither decides anything.
  foresees: () => ({ rating: 5, feedback_note: '' }),
});
