import { completionRules } from '@shootline/shared-api/rules';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { defineBookingAction } from './define-booking-action.tsx';

export const makeCompleted = defineBookingAction({
  name: 'make_completed',
  label: 'Complete',
  order: 130,
  dialog: {
    title: 'Complete Booking',
    fields: () => (
      <YesNoField
        name="is_feedback_requested"
        label="Request feedback?"
        help="The client and the videographer will be asked to rate the shoot."
        isRequired
      />
    ),
    rules: () => completionRules,
    defaults: () => ({ is_feedback_requested: true }),
  },
  primary: 'Complete',
  progress: 'Completing...',
  success: 'Booking completed.',
  consequences: (_booking, _viewer, { is_feedback_requested }) => [
    is_feedback_requested
      ? 'The client and the videographer are told by mail and asked to rate the shoot.'
      : 'The client is told by mail; the videographer is notified.',
  ],
});
