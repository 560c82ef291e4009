import { type ActionCase } from './action-case.ts';

export const makeActive: ActionCase = {
  flag: 'make_active',
  label: 'Make Active',
  title: 'Make Booking Active',
  primary: 'Make Active',
  progress: 'Making Active...',
  call: 'make-active',
  toast: 'Booking made active.',
};
