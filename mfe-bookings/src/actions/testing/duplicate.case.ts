import { type ActionCase } from './action-case.ts';

export const duplicate: ActionCase = {
  flag: 'duplicate',
  label: 'Duplicate Booking',
  title: 'Duplicate Booking',
  primary: 'Duplicate',
  progress: 'Duplicating...',
  call: 'duplicate',
  toast: 'A duplicate booking has been created.',
};
