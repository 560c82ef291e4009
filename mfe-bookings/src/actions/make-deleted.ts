import { isClient } from '@shootline/shared-api';
import { defineBookingAction } from './define-booking-action.tsx';

export const makeDeleted = defineBookingAction({
  name: 'make_deleted',
  label: 'Delete',
  order: 160,
  dialog: {
    title: 'Delete Booking',
    text: 'Are you sure you want to delete this booking? This cannot be undone.',
  },
  primary: 'Delete',
  progress: 'Deleting...',
  success: 'Booking deleted.',
  consequences: ({ state }, { role_policy: role }) => [
    state === 'draft' && isClient(role) ? 'Nobody is told.' : 'The client is told by mail.',
    'The booking is listed nowhere afterwards.',
  ],
  isDangerous: true,
});
