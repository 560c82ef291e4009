import { setTimeout as wait } from 'node:timers/promises';

/** Waits until the condition holds; the test's own time limit applies. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(10);
}
