import { type ActionCase, choose, people } from './action-case.ts';

export const assignVideographer: ActionCase = {
  flag: 'assign_camop',
  label: 'Assign Videographer',
  title: 'Assign Videographer',
  primary: 'Assign',
  progress: 'Assigning...',
  call: 'assign-camera-operator',
  toast: 'Videographer assigned.',
  fill: (user, dialog) => choose(user, dialog, 'marsh'),
  body: { camera_operator: people[0].uuid, is_available_only: true },
};
