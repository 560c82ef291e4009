import { type ActionCase } from './action-case.ts';

export const deleteBooking: ActionCase = {
  flag: 'make_deleted',
  label: 'Delete',
  title: 'Delete Booking',
  primary: 'Delete',
  progress: 'Deleting...',
  call: 'make-deleted',
  toast: 'Booking deleted.',
  body: {},
};
