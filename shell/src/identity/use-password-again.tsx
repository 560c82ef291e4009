import { ApiError, lazyModule } from '@shootline/shared-api';
import { LazyDialog } from '@shootline/shared-ui';
import { useState } from 'react';

const dialog = lazyModule(
  () => import(/* webpackChunkName: "password-again" */ './password-again-dialog.tsx'),
);

/** Whether a change was refused because the user entered their password too long ago. */
export const isPasswordNeeded = (error: unknown) =>
  error instanceof ApiError && error.type === 'PasswordNeeded';

/**
 * For sensitive changes: `run` makes the change, and asks for the user's password again if the server
 * wants it. Throws the refusal if the user cancels. Render `question`.
 */
export function usePasswordAgain() {
  const [answer, setAnswer] = useState<{ give: (isGiven: boolean) => void } | null>(null);
  const run = async <T,>(change: () => Promise<T>): Promise<T> => {
    try {
      return await change();
    } catch (error) {
      if (!isPasswordNeeded(error)) throw error;
      const isGiven = await new Promise<boolean>((give) => setAnswer({ give }));
      setAnswer(null);
      if (!isGiven) throw error;
      return change();
    }
  };
  const question = answer && (
    <LazyDialog of={dialog} onClose={() => answer.give(false)}>
      {({ PasswordAgainDialog }) => <PasswordAgainDialog onAnswer={answer.give} />}
    </LazyDialog>
  );
  return { run, question };
}
