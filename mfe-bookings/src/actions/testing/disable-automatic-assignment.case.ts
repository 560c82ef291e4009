import { type ActionCase } from './action-case.ts';

export const disableAutomaticAssignment: ActionCase = {
  flag: 'disable_auto_assign',
  label: 'Disable Automatic Assignment',
  title: 'Disable Automatic Assignment',
  primary: 'Disable',
  progress: 'Disabling...',
  call: 'disable-auto-assign',
  toast: 'Automatic assignment disabled.',
};
