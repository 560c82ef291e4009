import { t } from '@shootline/shared-api';
import { completionRules } from '@shootline/shared-api/rules';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const makeCompleted = defineBookingAction({
  name: 'make_completed',
  label: t('Complete'),
  order: 130,
  dialog: {
    title: t('Complete Booking'),
    fields: () => (
      <YesNoField
        name="is_feedback_requested"
        label={t('Request feedback?')}
        help={t('The client and the videographer will be asked to rate the shoot.')}
        isRequired
      />
    ),
    rules: () => completionRules,
    defaults: () => ({ is_feedback_requested: true }),
  },
  primary: t('Complete'),
  progress: t('Completing...'),
  success: t('Booking completed.'),
});
