import { onReturn } from '@shootline/shared-api';
import { mayRecover } from '../remotes/load-error.ts';
import type { Registry } from '../registry/registry.ts';
import type { RemoteState } from '../remotes/remote-state.ts';

const shortestPause = 10_000;
const longestPause = 5 * 60_000;

const isUnreachable = ({ problem }: RemoteState) => problem !== null && mayRecover(problem);

/** Retries remotes that could not be reached, after growing pauses and when the user is back. */
export function retryUnreachable(registry: Registry): void {
  const away = () => registry.store.getState().remotes.filter(isUnreachable);
  let tries = 0;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    if (timer !== undefined || away().length === 0) return;
    // Code that fails right after its manifest was read is the same fault, so the pauses keep growing.
    if (Date.now() - asked > longestPause) tries = 0;
    const pause = Math.min(longestPause, shortestPause * 2 ** tries);
    timer = setTimeout(() => void ask(), pause * (0.75 + Math.random() / 2));
    tries += 1;
  }
  async function ask(): Promise<void> {
    if (document.visibilityState === 'visible') {
      await Promise.all(away().map(({ name }) => registry.refresh(name)));
    }
    clearTimeout(timer);
    timer = undefined;
    asked = Date.now();
    plan();
  }

  plan();
  registry.store.subscribe(plan);
  onReturn(() => {
    tries = 0;
    void ask();
  });
}
