import { t } from '@shootline/shared-api';
import { jobOfferRules } from '@shootline/shared-api/rules';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { useWatch } from 'react-hook-form';
import { OfferQueuePreview } from '../action-parts/offer-queue-preview.tsx';
import { VideographerChoice } from '../action-parts/videographer-choice.tsx';
import type { ActionFields, FieldsContext } from '../action-engine/booking-action.ts';

function Fields({ booking, onNamed }: FieldsContext) {
  const [isManual, isAutomatic]: unknown[] = useWatch({
    name: ['is_selection_manual', 'is_auto_assign_enabled'],
  });
  return (
    <>
      <YesNoField
        name="is_selection_manual"
        label={t('Choose the videographers yourself?')}
        help={t('Otherwise the job is offered to the best matches.')}
        isRequired
      />
      {isManual === true && (
        <VideographerChoice
          booking={booking}
          name="camera_operators"
          label={t('Videographers')}
          purpose="offer"
          isMultiple
          onNamed={onNamed}
        />
      )}
      <YesNoField
        name="is_auto_assign_enabled"
        label={t('Assign automatically?')}
        help={t('The first to accept is assigned. Otherwise you assign one of those available.')}
        isRequired
      />
      {isManual === false && isAutomatic === true && <OfferQueuePreview booking={booking} />}
    </>
  );
}

export const form: ActionFields<'request_camops_availabilities'> = {
  fields: Fields,
  rules: () => jobOfferRules,
  defaults: () => ({
    is_selection_manual: false,
    camera_operators: [],
    is_auto_assign_enabled: true,
  }),
};
