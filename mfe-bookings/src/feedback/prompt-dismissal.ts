import { keptInput } from '@shootline/shared-api';

const name = 'feedback prompt';

/** The answer "Not now" to the prompt for feedback, which lasts as long as unsent input: the session. */
export const promptDismissal = {
  isDone: (): boolean => keptInput.read(name) !== undefined,
  keep: (): void => keptInput.keep(name, { isDismissed: true }),
};
