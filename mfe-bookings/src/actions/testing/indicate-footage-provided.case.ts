import { type ActionCase } from './action-case.ts';

export const indicateFootageProvided: ActionCase = {
  flag: 'make_video_provided',
  label: 'Indicate Footage Provided',
  title: 'Indicate Footage Provided',
  primary: 'Footage Provided',
  progress: 'Saving...',
  call: 'make-video-provided',
  toast: "You've indicated that footage has been provided.",
};
