import { type ActionCase } from './action-case.ts';

export const indicateShootCompleted: ActionCase = {
  flag: 'make_shoot_completed',
  label: 'Indicate Shoot Completed',
  title: 'Indicate Shoot Completed',
  primary: 'Shoot Completed',
  progress: 'Saving...',
  call: 'make-shoot-completed',
  toast: "You've indicated that the shoot has been completed.",
  fill: async (user, dialog) => {
    const [first] = dialog.getAllByRole('radio');
    if (first) await user.click(first);
  },
  body: { camera_operator_shoot_footage_upload_type: 'uploaded_to_project' },
};
