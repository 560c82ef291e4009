import { type ActionCase, choose, people } from './action-case.ts';

export const addCancellationFee: ActionCase = {
  flag: 'create_cancellation_fee',
  label: 'Add Cancellation Fee',
  title: 'Add Cancellation Fee',
  primary: 'Add Fee',
  progress: 'Adding...',
  call: 'create-cancellation-fee',
  toast: 'Cancellation fee added.',
  fill: async (user, dialog) => {
    await user.selectOptions(dialog.getByLabelText(/^Category/), 'within_24_hours');
    await user.click(dialog.getByRole('radio', { name: 'No' }));
    await choose(user, dialog, 'ivo');
  },
  body: {
    category: 'within_24_hours',
    is_assigned_only: false,
    camera_operator: people[1].uuid,
  },
};
