import { t } from '@shootline/shared-api';
import { cancellationRules } from '@shootline/shared-api/rules';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { TextAreaField } from '@shootline/shared-ui/form';
import { useWatch } from 'react-hook-form';
import { number } from 'yup';
import { feeToUnderstand } from '../prices/fee-to-understand.ts';
import { CancellationPrice } from '../prices/cancellation-price.tsx';
import { CancellationPolicy } from '../prices/cancellation-policy.tsx';
import type { ActionContext, ActionFields } from '../action-engine/booking-action.ts';

function Fields({ booking, reference }: ActionContext) {
  const reason: unknown = useWatch({ name: 'cancellation_reason' });
  return (
    <>
      <CancellationPrice booking={booking} />
      <CancellationPolicy />
      <SelectField
        name="cancellation_reason"
        label={t('Reason')}
        options={reference.cancellation_reasons}
        isRequired
      />
      <TextAreaField
        name="cancellation_details"
        label={t('Details')}
        maxRows={4}
        isRequired={reason === 'other'}
      />
    </>
  );
}

const understood_fee = number().required(t('Tick this to go on.'));

export const form: ActionFields<'make_cancelled'> = {
  fields: Fields,
  rules: ({ booking, reference }) => {
    const rules = cancellationRules(reference.cancellation_reasons.map(({ value }) => value));
    return feeToUnderstand(booking) ? rules.shape({ understood_fee }) : rules;
  },
  defaults: () => ({
    cancellation_reason: '',
    cancellation_details: '',
    understood_fee: undefined,
  }),
};
