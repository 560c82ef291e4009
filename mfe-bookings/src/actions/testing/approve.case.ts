import { type ActionCase } from './action-case.ts';

export const approve: ActionCase = {
  flag: 'approve',
  label: 'Approve',
  title: 'Approve Booking',
  primary: 'Approve',
  progress: 'Approving...',
  call: 'approve',
  toast: 'Booking approved.',
};
