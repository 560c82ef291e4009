import { within } from '@testing-library/react';
import { type ActionCase, choose, people } from './action-case.ts';

export const offerJob: ActionCase = {
  flag: 'request_camops_availabilities',
  label: 'Offer Job',
  title: 'Job Offer',
  primary: 'Offer Job',
  progress: 'Offering...',
  call: 'request-camera-operators-availabilities',
  toast: 'A job offer has been made to the selected Videographers.',
  fill: async (user, dialog) => {
    const manual = within(dialog.getByRole('radiogroup', { name: /^Choose the videographers/ }));
    await user.click(manual.getByRole('radio', { name: 'Yes' }));
    await choose(user, dialog, 'lund');
    await choose(user, dialog, 'marsh');
  },
  body: {
    is_selection_manual: true,
    camera_operators: [people[1].uuid, people[0].uuid],
    is_auto_assign_enabled: true,
  },
};
