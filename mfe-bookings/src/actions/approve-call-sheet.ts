import { defineBookingAction } from './define-booking-action.tsx';

export const approveCallSheet = defineBookingAction({
  name: 'approve_call_sheet',
  label: 'Approve Call Sheet',
  dialog: {
    title: 'Approve Call Sheet',
    text: 'Are you sure you want to approve this call sheet?',
  },
  primary: 'Approve',
  progress: 'Approving...',
  success: 'Call Sheet approved.',
  consequences: () => ['Staff are notified.'],
});
