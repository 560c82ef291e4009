import { apiBase } from '../client/client.ts';
import { onReturn } from '../browser/presence.ts';
import { unrevokedTokens } from './unrevoked-tokens.ts';
import { revokeToken } from './revoke-token.ts';

const shortestPause = 2000;
const longestPause = 10 * 60_000;

/**
 * Resolves after a number of milliseconds, or earlier when the browser is online or the page is shown
 * again.
 */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stop = onReturn(end);
  });
}

async function revokeAll(): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const tokens = unrevokedTokens.of(apiBase());
    if (tokens.length === 0) return;
    const outcomes = await Promise.allSettled(tokens.map(revokeToken));
    if (outcomes.every(({ status }) => status === 'fulfilled')) continue;
    await pause(Math.min(longestPause, shortestPause * 2 ** tries));
  }
}

/** Runs in one tab at a time, if the browser has locks and allows them. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await locks.request('shootline.left', begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}

let running: Promise<void> | undefined;

/** Revokes the tokens of ended sessions until none is left, with growing pauses. */
export function revokeUntilDone(): Promise<void> {
  running ??= inOneTab(revokeAll).finally(() => {
    running = undefined;
  });
  return running;
}
