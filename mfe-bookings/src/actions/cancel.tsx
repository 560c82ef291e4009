import { cancellationRules } from '@shootline/shared-api/rules';
import { SelectField, TextAreaField } from '@shootline/shared-ui/form';
import { useWatch } from 'react-hook-form';
import type { ActionContext } from './booking-action.ts';
import { CancellationPolicy } from './cancellation-policy.tsx';
import { defineBookingAction } from './define-booking-action.tsx';

function Fields({ reference }: ActionContext) {
  const reason: unknown = useWatch({ name: 'cancellation_reason' });
  return (
    <>
      <CancellationPolicy />
      <SelectField
        name="cancellation_reason"
        label="Reason"
        options={reference.cancellation_reasons}
        isRequired
      />
      <TextAreaField
        name="cancellation_details"
        label="Details"
        maxRows={4}
        isRequired={reason === 'other'}
      />
    </>
  );
}

export const cancel = defineBookingAction({
  name: 'make_cancelled',
  label: 'Cancel',
  order: 150,
  dialog: {
    title: 'Cancellations and Rescheduling',
    fields: Fields,
    rules: ({ reference }) =>
      cancellationRules(reference.cancellation_reasons.map(({ value }) => value)),
    defaults: () => ({ cancellation_reason: '', cancellation_details: '' }),
  },
  primary: 'Cancel Booking',
  progress: 'Cancelling...',
  success: 'Booking cancelled.',
  isDangerous: true,
});
