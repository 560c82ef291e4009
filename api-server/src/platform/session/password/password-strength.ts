import { workerPool } from '../../workers/worker-pool.ts';
import type * as worker from './password-strength.worker.ts';

const judge = workerPool<typeof worker.isEasyToGuess>(
  new URL('./password-strength.worker.ts', import.meta.url),
  'isEasyToGuess',
  { threads: 1, waiting: 50 },
);

/**
 * Whether a password could soon be guessed from leaked and common passwords, the names of the brand, the
 * workspace and the user, and variants of these. Throws 503 when too many passwords are being checked.
 */
export async function isEasyToGuess(password: string, names: string[]): Promise<boolean> {
  return judge({ password, names });
}
