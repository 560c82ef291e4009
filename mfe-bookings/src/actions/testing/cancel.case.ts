import { type ActionCase } from './action-case.ts';

export const cancel: ActionCase = {
  flag: 'make_cancelled',
  label: 'Cancel',
  title: 'Cancellations and Rescheduling',
  primary: 'Cancel Booking',
  progress: 'Cancelling...',
  call: 'make-cancelled',
  toast: 'Booking cancelled.',
  fill: async (user, dialog) => {
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'other');
    await user.type(dialog.getByLabelText(/^Details/), ' The speaker is ill. ');
  },
  body: { cancellation_reason: 'other', cancellation_details: 'The speaker is ill.' },
};
