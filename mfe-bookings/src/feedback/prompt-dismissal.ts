import { keptInput } from '@shootline/shared-api';

const name = 'feedback prompt';

/** Remembers "Not now" to the feedback prompt for the session, as long as unsent input is kept. */
export const promptDismissal = {
  isDone: (): boolean => keptInput.read(name) !== undefined,
  keep: (): void => keptInput.keep(name, { isDismissed: true }),
};
