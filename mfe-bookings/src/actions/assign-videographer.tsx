import { assignmentRules } from '@shootline/shared-api/rules';
import { YesNoField } from '@shootline/shared-ui/yes-no-field';
import { useWatch } from 'react-hook-form';
import { useMemo } from 'react';
import type { ActionContext } from './booking-action.ts';
import { defineBookingAction } from './define-booking-action.tsx';
import { LateVideographerField } from './late-videographer-field.tsx';
import { wasIdle } from './restored.ts';
import { assigneeReleased, offersWithdrawn } from './what-happens.ts';

function Fields({ booking: { booking_availabilities } }: ActionContext) {
  const isAvailableOnly: unknown = useWatch({ name: 'is_available_only' });
  const available = useMemo(
    () =>
      new Set(
        booking_availabilities
          .filter(({ state }) => state === 'available')
          .map(({ camera_operator }) => camera_operator.uuid),
      ),
    [booking_availabilities],
  );
  return (
    <>
      <YesNoField name="is_available_only" label="Only available videographers?" isRequired />
      <LateVideographerField
        name="camera_operator"
        label="Videographer"
        only={isAvailableOnly === true ? available : undefined}
      />
    </>
  );
}

export const assignVideographer = defineBookingAction({
  name: 'assign_camop',
  label: 'Assign Videographer',
  order: 20,
  dialog: {
    title: 'Assign Videographer',
    fields: Fields,
    rules: () => assignmentRules,
    defaults: () => ({ camera_operator: '', is_available_only: true }),
  },
  primary: 'Assign',
  progress: 'Assigning...',
  success: 'Videographer assigned.',
  consequences: (booking, _viewer, { camera_operator }) => [
    'The videographer and the client are told by mail.',
    assigneeReleased(booking),
    offersWithdrawn(booking, camera_operator),
  ],
  // Cancel Assignment brings back neither offers nor the videographer who was assigned before.
  undo: {
    name: 'unassign_camop',
    restores: (before, { camera_operator }) => wasIdle(before, camera_operator?.email),
  },
});
