import { t } from '@shootline/shared-api';
import { cancellationRules } from '@shootline/shared-api/rules';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { TextAreaField } from '@shootline/shared-ui/form';
import { useWatch } from 'react-hook-form';
import type { ActionContext } from '../action-engine/booking-action.ts';
import { cancellationCost } from '../prices/cancellation-cost.ts';
import { CancellationPolicy } from '../prices/cancellation-policy.tsx';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';
import { createCancellationFee } from './create-cancellation-fee.tsx';

function Fields({ reference }: ActionContext) {
  const reason: unknown = useWatch({ name: 'cancellation_reason' });
  return (
    <>
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

export const makeCancelled = defineBookingAction({
  name: 'make_cancelled',
  // Other languages have another word for a dialog's Cancel.
  label: t('Cancel{verb}', { verb: '' }),
  order: 150,
  dialog: {
    title: t('Cancellations and Rescheduling'),
    fields: Fields,
    rules: ({ reference }) =>
      cancellationRules(reference.cancellation_reasons.map(({ value }) => value)),
    defaults: () => ({ cancellation_reason: '', cancellation_details: '' }),
  },
  primary: t('Cancel Booking'),
  progress: t('Cancelling...'),
  success: t('Booking cancelled.'),
  consequences: (booking) => [cancellationCost(booking)],
  // The reason decides nothing.
  foresees: () => ({ cancellation_reason: 'weather' }),
  isDangerous: true,
  leadsOnTo: ({ fee_due }) => (fee_due ? createCancellationFee : null),
});
