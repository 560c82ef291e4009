import { t, type Booking } from '@shootline/shared-api';
import { assignmentRules } from '@shootline/shared-api/rules';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { useWatch } from 'react-hook-form';
import { useMemo } from 'react';
import type { FieldsContext } from '../action-engine/booking-action.ts';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';
import { useLatest } from '../action-engine/concurrent-change.ts';
import { VideographerChoice } from '../action-parts/videographer-choice.tsx';

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

const dialog = (title: string, is_available_only: boolean) => ({
  title,
  fields: Fields,
  rules: () => assignmentRules,
  defaults: () => ({ camera_operator: '', is_available_only }),
});

/** Opens with everybody, those who are free first: often only the assigned videographer accepted. */
const reassign = defineBookingAction({
  name: 'assign_camop',
  label: t('Reassign Videographer'),
  dialog: dialog(t('Reassign Videographer'), false),
  primary: t('Reassign'),
  progress: t('Reassigning...'),
  success: t('Videographer reassigned.'),
});

export const assignCamop = defineBookingAction({
  name: 'assign_camop',
  label: t('Assign Videographer'),
  order: 20,
  dialog: dialog(t('Assign Videographer'), true),
  primary: t('Assign'),
  progress: t('Assigning...'),
  success: t('Videographer assigned.'),
  formFor: ({ camera_operator }) => (camera_operator ? reassign : null),
});
