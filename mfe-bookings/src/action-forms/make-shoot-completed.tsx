import { t } from '@shootline/shared-api';
import { shootCompletionRules } from '@shootline/shared-api/rules';
import { NoticeBanner } from '@shootline/shared-ui';
import { RadioField } from '@shootline/shared-ui/choice-field';
import type { ActionFields } from '../action-engine/booking-action.ts';

export const form: ActionFields<'make_shoot_completed'> = {
  fields: ({ reference }) => (
    <>
      <RadioField
        name="camera_operator_shoot_footage_upload_type"
        label={t('What happened to the footage?')}
        options={reference.camera_operator_shoot_footage_upload_types}
        isRequired
      />
      <NoticeBanner>
        {t(
          'When the footage has been handed over, indicate that as well: choose Actions, then Indicate Footage Provided.',
        )}
      </NoticeBanner>
    </>
  ),
  rules: ({ reference }) =>
    shootCompletionRules(
      reference.camera_operator_shoot_footage_upload_types.map(({ value }) => value),
    ),
  defaults: () => ({ camera_operator_shoot_footage_upload_type: '' }),
};
