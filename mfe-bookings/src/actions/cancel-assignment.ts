import { defineBookingAction } from './define-booking-action.tsx';

export const cancelAssignment = defineBookingAction({
  name: 'unassign_camop',
  label: 'Cancel Assignment',
  order: 30,
  dialog: {
    title: 'Cancel Assignment',
    text: ({ camera_operator_full_name }) =>
      `Are you sure you want to unassign ${camera_operator_full_name ?? 'the videographer'}?`,
  },
  primary: 'Unassign',
  progress: 'Unassigning...',
  success: 'Videographer unassigned.',
  isDangerous: true,
});
