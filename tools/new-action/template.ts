interface NewAction {
  /** The permission, which is also the name of the client's call. */
  flag: string;
  label: string;
  exported: string;
  call: string;
  order: number;
}

/** The files of a new booking action, by their path in the folder of the actions. */
export function actionFiles(stem: string, { flag, label, exported, call, order }: NewAction) {
  const texts = `primary: '${label}',
  progress: 'Saving...',`;
  return {
    [`${stem}.ts`]: `import { defineBookingAction } from './define-booking-action.tsx';

export const ${exported} = defineBookingAction({
  name: '${flag}',
  label: '${label}',
  order: ${order},
  dialog: {
    title: '${label}',
    text: 'Are you sure you want to ${label.toLowerCase()}?',
  },
  ${texts}
  success: '${label}: done.',
});
`,
    [`testing/${stem}.case.ts`]: `import { type ActionCase } from './action-case.ts';

export const ${exported}: ActionCase = {
  flag: '${flag}',
  label: '${label}',
  title: '${label}',
  ${texts}
  call: '${call}',
  toast: '${label}: done.',
};
`,
  };
}
