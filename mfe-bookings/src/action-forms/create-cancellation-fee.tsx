import { t, type Booking, type CancellationFeeCategory } from '@shootline/shared-api';
import { cancellationFeeRules } from '@shootline/shared-api/rules';
import { SelectField, YesNoField } from '@shootline/shared-ui/choice-field';
import { useWatch } from 'react-hook-form';
import { useMemo } from 'react';
import { VideographerChoice } from '../action-parts/videographer-choice.tsx';
import type { ActionFields, FieldsContext } from '../action-engine/booking-action.ts';

/** The likely recipient of a fee: the videographer assigned last, else the only one ever assigned. */
function likelyHolder({ assigned_camera_operators: assigned, camera_operator }: Booking): string {
  const last = assigned.find(({ email }) => email === camera_operator?.email);
  const [only] = assigned.length === 1 ? assigned : [];
  return (last ?? only)?.uuid ?? '';
}

function Fields({ booking, reference, onNamed }: FieldsContext) {
  const isAssignedOnly: unknown = useWatch({ name: 'is_assigned_only' });
  const { assigned_camera_operators } = booking;
  const assigned = useMemo(
    () => assigned_camera_operators.map(({ uuid }) => uuid),
    [assigned_camera_operators],
  );
  return (
    <>
      <SelectField
        name="category"
        label={t('Category')}
        options={reference.cancellation_fee_categories}
        isRequired
      />
      <YesNoField
        name="is_assigned_only"
        label={t('Only previously assigned videographers?')}
        help={
          assigned.length === 0 &&
          (isAssignedOnly === true
            ? t('Nobody has been assigned to this booking. Choose No to see every videographer.')
            : t('Nobody has been assigned to this booking.'))
        }
        isRequired
      />
      <VideographerChoice
        booking={booking}
        name="camera_operator"
        label={t('Videographer')}
        purpose="fee"
        only={isAssignedOnly === true ? assigned : undefined}
        nobodyText={assigned.length > 0 ? t('Choose No to see every videographer.') : undefined}
        onNamed={onNamed}
      />
    </>
  );
}

export const form: ActionFields<'create_cancellation_fee'> = {
  fields: Fields,
  rules: ({ reference }) =>
    cancellationFeeRules(
      reference.cancellation_fee_categories.map(({ value }) => value as CancellationFeeCategory),
    ),
  defaults: ({ booking }) => ({
    category: booking.fee_due ?? '',
    is_assigned_only: true,
    camera_operator: booking.fee_due ? likelyHolder(booking) : '',
  }),
};
