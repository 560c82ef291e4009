import { isClient, t } from '@shootline/shared-api';
import { cancellationRules } from '@shootline/shared-api/rules';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { TextAreaField } from '@shootline/shared-ui/form';
import { useWatch } from 'react-hook-form';
import type { ActionContext } from '../action-engine/booking-action.ts';
import { cancellationCost } from '../prices/cancellation-cost.ts';
import { CancellationPolicy } from '../prices/cancellation-policy.tsx';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';
import { createCancellationFee } from './create-cancellation-fee.tsx';
import { offersWithdrawn } from '../action-parts/consequence-texts.ts';

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

function toldText(isOwn: boolean, isAssigned: boolean): string {
  if (isAssigned) {
    return isOwn
      ? t('Your team, the assigned videographer and staff are emailed.')
      : t('The client, the assigned videographer and staff are emailed.');
  }
  return isOwn ? t('Your team and staff are emailed.') : t('The client and staff are emailed.');
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
  consequences: (booking, { role_policy: role }) => [
    cancellationCost(booking),
    offersWithdrawn(booking),
    toldText(isClient(role), booking.state === 'assigned'),
  ],
  isDangerous: true,
  leadsOnTo: ({ fee_due }) => (fee_due ? createCancellationFee : null),
});
