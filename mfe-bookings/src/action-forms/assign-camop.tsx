import { t, type Booking } from '@shootline/shared-api';
import { assignmentRules } from '@shootline/shared-api/rules';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { useWatch } from 'react-hook-form';
import { useMemo } from 'react';
import { useLatest } from '../action-engine/concurrent-change.ts';
import { VideographerChoice } from '../action-parts/videographer-choice.tsx';
import type { ActionFields, FieldsContext } from '../action-engine/booking-action.ts';

/** The videographers who accepted an offer, without the one who is assigned. */
const availableOf = ({ booking_availabilities, camera_operator: assigned }: Booking) =>
  booking_availabilities
    .filter((one) => one.state === 'available' && one.camera_operator.email !== assigned?.email)
    .map(({ camera_operator }) => camera_operator.uuid);

const nobody = t('Nobody is available. Choose No to see every videographer.');

function Fields({ booking, onNamed }: FieldsContext) {
  const isAvailableOnly: unknown = useWatch({ name: 'is_available_only' });
  const { data: latest = booking } = useLatest(booking);
  const available = useMemo(() => availableOf(latest), [latest]);
  const isEmpty = isAvailableOnly === true && available.length === 0;
  return (
    <>
      <YesNoField
        name="is_available_only"
        label={t('Only available videographers?')}
        help={isEmpty && nobody}
        isRequired
      />
      <VideographerChoice
        booking={booking}
        name="camera_operator"
        label={t('Videographer')}
        purpose="assign"
        only={isAvailableOnly === true ? available : undefined}
        // If the switch leaves nobody, the text beside it says so already.
        nobodyText={isEmpty ? undefined : nobody}
        onNamed={onNamed}
      />
    </>
  );
}

export const form: ActionFields<'assign_camop'> = {
  fields: Fields,
  rules: () => assignmentRules,
  // A reassignment opens with everybody: often only the assigned videographer accepted.
  defaults: ({ booking }) => ({
    camera_operator: '',
    is_available_only: booking.camera_operator === null,
  }),
};
