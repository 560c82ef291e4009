import { type ActionCase } from './action-case.ts';

export const complete: ActionCase = {
  flag: 'make_completed',
  label: 'Complete',
  title: 'Complete Booking',
  primary: 'Complete',
  progress: 'Completing...',
  call: 'make-completed',
  toast: 'Booking completed.',
  fill: async (user, dialog) => user.click(dialog.getByRole('radio', { name: 'No' })),
  body: { is_feedback_requested: false },
};
