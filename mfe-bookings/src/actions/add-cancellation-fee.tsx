import type { CancellationFeeCategory } from '@shootline/shared-api';
import { cancellationFeeRules } from '@shootline/shared-api/rules';
import { YesNoField } from '@shootline/shared-ui/yes-no-field';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { useWatch } from 'react-hook-form';
import { useMemo } from 'react';
import type { ActionContext } from './booking-action.ts';
import { defineBookingAction } from './define-booking-action.tsx';
import { feeCost } from './fee-cost.ts';
import { LateVideographerField } from './late-videographer-field.tsx';

function Fields({ booking: { assigned_camera_operators }, reference }: ActionContext) {
  const isAssignedOnly: unknown = useWatch({ name: 'is_assigned_only' });
  const assigned = useMemo(
    () => new Set(assigned_camera_operators.map(({ uuid }) => uuid)),
    [assigned_camera_operators],
  );
  return (
    <>
      <SelectField
        name="category"
        label="Category"
        options={reference.cancellation_fee_categories}
        isRequired
      />
      <YesNoField
        name="is_assigned_only"
        label="Only previously assigned videographers?"
        isRequired
      />
      <LateVideographerField
        name="camera_operator"
        label="Videographer"
        only={isAssignedOnly === true ? assigned : undefined}
      />
    </>
  );
}

export const addCancellationFee = defineBookingAction({
  name: 'create_cancellation_fee',
  label: 'Add Cancellation Fee',
  order: 70,
  dialog: {
    title: 'Add Cancellation Fee',
    fields: Fields,
    rules: ({ reference }) =>
      cancellationFeeRules(
        reference.cancellation_fee_categories.map(({ value }) => value as CancellationFeeCategory),
      ),
    defaults: () => ({ category: '', is_assigned_only: true, camera_operator: '' }),
  },
  primary: 'Add Fee',
  progress: 'Adding...',
  success: 'Cancellation fee added.',
  consequences: (booking, _viewer, { category }) => [
    ...feeCost(booking, category),
    'The client, finance and the videographer are notified.',
    booking.state === 'cancelled' ? 'The videographer can invoice the fee.' : null,
  ],
});
