import { type ActionCase } from './action-case.ts';

export const putOnHold: ActionCase = {
  flag: 'make_on_hold',
  label: 'Put On Hold',
  title: 'Put Booking On Hold',
  primary: 'Put On Hold',
  progress: 'Putting On Hold...',
  call: 'make-on-hold',
  toast: 'Booking put on hold.',
};
