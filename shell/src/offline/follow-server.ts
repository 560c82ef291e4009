import { isPresent } from '@shootline/shared-api';
import type { Services } from '../registry/services.ts';
import { serverStore } from '../live/server-state.ts';
import { pause, untilPresent } from '../live/until-present.ts';
import { renewKept, showsKept } from './kept-data.ts';

const deadline = 4000;
const shortestPause = 1500;

/** A pause that spreads out the pages that lost the same server. */
const aWhile = (signal: AbortSignal) => pause(shortestPause * (1 + Math.random()), signal);

async function answers(api: string): Promise<boolean> {
  const base = new URL(api, window.location.origin).href.replace(/\/$/, '');
  try {
    const signal = AbortSignal.timeout(deadline);
    return (await fetch(`${base}/health`, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

let isAsking = false;

/**
 * Asks the server whether it answers, until it does; then loads again what is only known
 * from a copy. Call it whenever the server may be away. One answer that is missing may be a restart.
 */
export async function followServer({ queryClient, config }: Services): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const { signal } = new AbortController();
  for (let missing = 0; ;) {
    await untilPresent(signal);
    const isThere = await answers(config.api);
    // Without a network the page says so itself.
    missing = isThere || !isPresent() ? 0 : missing + 1;
    serverStore.setState({ isAway: missing > 1 });
    if (isThere) renewKept(queryClient);
    await aWhile(signal);
    if (isThere && !showsKept(queryClient)) break;
  }
  isAsking = false;
}
