import { setTimeout as wait } from 'node:timers/promises';
import { within } from './within.ts';

/** Milliseconds that a caller waits for a new result where there is a recent one. */
const soonMs = 50;
/** Milliseconds that a result counts as recent. */
const recentMs = 5000;

/**
 * Runs a check for each caller, those who come meanwhile sharing it. One that takes longer than 50 ms answers
 * with its last success of the past five seconds, so that a busy process still answers at once. Throws what
 * the check throws, or after `longestMs` without any answer.
 */
export function soon<Result>(check: () => Promise<Result>, longestMs: number) {
  let running: Promise<Result> | undefined;
  let last: { result: Result; at: number } | undefined;
  const run = async () => {
    try {
      const result = await check();
      last = { result, at: performance.now() };
      return result;
    } finally {
      running = undefined;
    }
  };
  return async (): Promise<Result> => {
    running ??= run();
    const late = within(longestMs, running);
    if (!last) return late;
    const { result, at } = last;
    const recent = wait(soonMs).then(() => (performance.now() - at < recentMs ? result : late));
    return Promise.race([late, recent]);
  };
}
