import { type ActionCase } from './action-case.ts';

export const cancelAssignment: ActionCase = {
  flag: 'unassign_camop',
  label: 'Cancel Assignment',
  title: 'Cancel Assignment',
  primary: 'Unassign',
  progress: 'Unassigning...',
  call: 'unassign-camera-operator',
  toast: 'Videographer unassigned.',
};
