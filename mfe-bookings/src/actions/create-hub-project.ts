import { defineBookingAction } from './define-booking-action.tsx';

export const createHubProject = defineBookingAction({
  name: 'create_hub_project',
  label: 'Create Hub Project',
  order: 105,
  dialog: {
    title: 'Create Hub Project',
    text: 'Ask the hub again to create the project of this booking?',
  },
  primary: 'Try Again',
  progress: 'Asking the hub...',
  success: 'The hub is asked for the project.',
  consequences: () => ['If it fails again, it is retried automatically for some hours.'],
});
