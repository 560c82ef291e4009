import { api } from '../client/client.ts';
import { ApiError } from '../client/errors.ts';
import type { Change } from '../contract/index.ts';
import { readServerEvents } from './server-events.ts';
import { isPresent, onPresence, pause, untilPresent } from './when-present.ts';

/** Who wants to know what others change. */
export interface ChangeFollower {
  onChange: (change: Change) => void;
  /** More was missed than the server keeps: everything may have changed. */
  onReset: () => void;
  /** The stream runs, and what was missed has been told. */
  onReady: () => void;
  /** The stream cannot be had: look for changes by asking, until `onReady`. */
  onRefused: () => void;
}

const shortestPause = 1000;
const longestPause = 60_000;
/** The server gives a sign of life every 20 seconds. */
const longestSilence = 60_000;
const failuresToRefuse = 4;

function pauseAfter(failures: number): number {
  const longest = Math.min(longestPause, shortestPause * 2 ** Math.max(0, failures - 1));
  // Clients that have lost the same server do not come back all at once.
  return longest * (0.5 + Math.random() / 2);
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}

/**
 * Follows the caller's events until the returned function is called or the session ends. A
 * stream that is lost is opened again where it ended, after pauses that grow. While the page is
 * hidden or the browser offline there is none: browsers share few connections among all tabs.
 */
export function followChanges(follower: ChangeFollower): () => void {
  const stopped = new AbortController();
  let lastId: string | undefined;
  let failures = 0;

  function take(event: string, data: string): void {
    if (event === 'change') return follower.onChange(JSON.parse(data) as Change);
    if (event === 'reset') return follower.onReset();
    if (event === 'superseded') failures = Number.POSITIVE_INFINITY;
    if (event !== 'ready') return;
    failures = 0;
    follower.onReady();
  }

  async function readOnce(attempt: AbortController): Promise<void> {
    const { data: body } = await api.GET('/events', {
      params: { header: lastId === undefined ? {} : { 'Last-Event-ID': lastId } },
      headers: { Accept: 'text/event-stream' },
      parseAs: 'stream',
      signal: attempt.signal,
    });
    if (!body) return;
    const tooSilent = () => setTimeout(() => attempt.abort(), longestSilence);
    let silence = tooSilent();
    try {
      for await (const came of readServerEvents(body)) {
        clearTimeout(silence);
        silence = tooSilent();
        if (came?.id !== undefined) lastId = came.id;
        if (came) take(came.event, came.data);
      }
    } finally {
      clearTimeout(silence);
    }
  }

  /** One stream from its opening to its end; the error that says that no other will be had. */
  async function follow(): Promise<unknown> {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    const stopWatching = onPresence(() => void (isPresent() || abort()));
    stopped.signal.addEventListener('abort', abort);
    try {
      await readOnce(attempt);
    } catch (error) {
      if (isFinal(error)) return error;
    } finally {
      stopWatching();
      stopped.signal.removeEventListener('abort', abort);
      abort();
    }
    return undefined;
  }

  async function run(): Promise<void> {
    const { signal } = stopped;
    while (!signal.aborted) {
      await untilPresent(signal);
      if (signal.aborted) return;
      const refusal = await follow();
      if (signal.aborted) return;
      if (refusal) {
        // A refused token has ended the session, and with it whatever was to be kept up to date.
        if ((refusal as ApiError).status !== 401) follower.onRefused();
        return;
      }
      if (!isPresent()) continue;
      failures += 1;
      if (failures >= failuresToRefuse) follower.onRefused();
      await pause(pauseAfter(failures), signal);
    }
  }

  void run();
  return () => stopped.abort();
}
