import { t } from '@shootline/shared-api';
import { shootCompletionRules } from '@shootline/shared-api/rules';
import { NoticeBanner } from '@shootline/shared-ui';
import { RadioField } from '@shootline/shared-ui/choice-field';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

export const makeShootCompleted = defineBookingAction({
  name: 'make_shoot_completed',
  label: t('Indicate Shoot Completed'),
  order: 90,
  dialog: {
    title: t('Indicate Shoot Completed'),
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
  },
  primary: t('Shoot Completed'),
  progress: t('Saving...'),
  success: t("You've indicated that the shoot has been completed."),
  foresees: () => ({ camera_operator_shoot_footage_upload_type: 'uploaded_to_project' }),
});
