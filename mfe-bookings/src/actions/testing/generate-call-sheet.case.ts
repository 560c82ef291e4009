import { type ActionCase } from './action-case.ts';

export const generateCallSheet: ActionCase = {
  flag: 'generate_call_sheet',
  label: 'Generate Call Sheet',
  title: 'Generate Call Sheet',
  primary: 'Generate',
  progress: 'Generating...',
  call: 'generate-call-sheet',
  toast: 'A call sheet for this booking has been generated.',
};
