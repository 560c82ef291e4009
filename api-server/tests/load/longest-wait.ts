import { setImmediate } from 'node:timers/promises';

/** The longest duration of `ask`, repeated while `work` runs, as a share of the duration of `work`. */
export async function longestWait(
  ask: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  let isDone = false;
  // `work` starts after the first `ask`, to include work that blocks immediately.
  const done = Promise.resolve()
    .then(work)
    .finally(() => (isDone = true));
  let longest = 0;
  while (!isDone) {
    const asked = performance.now();
    await ask();
    longest = Math.max(longest, performance.now() - asked);
    // Lets `work` go on even if nothing of an answer waits for the event loop.
    await setImmediate();
  }
  await done;
  return longest / (performance.now() - start);
}
