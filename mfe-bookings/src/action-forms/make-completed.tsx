import { t } from '@shootline/shared-api';
import { completionRules } from '@shootline/shared-api/rules';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import type { ActionFields } from '../action-engine/booking-action.ts';

export const form: ActionFields<'make_completed'> = {
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
};
