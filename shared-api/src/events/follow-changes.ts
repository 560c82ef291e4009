import { ApiError, openEventStream, type Change } from '@shootline/shared-api';
import { openOneStream, type Told } from './one-stream.ts';
import { readServerEvents, type ServerEvent } from './server-events.ts';
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
 * stream that is lost is opened again where it ended, after pauses that grow. The page shown last has
 * the stream for all tabs of the browser; a hidden one, or one without network, has none and hears
 * what it missed when it is back.
 */
export function followChanges(follower: ChangeFollower): () => void {
  const stopped = new AbortController();
  let lastId: string | undefined;
  let failures = 0;
  let timesTaken = 0;
  /** Whether nothing was missed since the page is present: what other tabs tell follows on it. */
  let isCaughtUp = false;
  let isOver = false;
  let isFirst = true;
  const oneStream = openOneStream(hear);

  function take({ event, data, id }: ServerEvent): void {
    if (id !== undefined) lastId = id;
    if (event === 'change') return follower.onChange(JSON.parse(data) as Change);
    if (event === 'reset') return follower.onReset();
    if (event === 'superseded') failures = Number.POSITIVE_INFINITY;
    if (event !== 'ready') return;
    failures = 0;
    timesTaken = 0;
    isCaughtUp = true;
    follower.onReady();
  }
  function hear(told: Told): void {
    if (!isPresent()) return;
    if (told === 'refused') follower.onRefused();
    else if (isCaughtUp) take(told);
  }

  async function readOnce(attempt: AbortController): Promise<void> {
    // Without a place to go on from, nobody tells what happened since the page was loaded.
    const hasMissed = lastId === undefined && !isFirst;
    isFirst = false;
    const tooSilent = () => setTimeout(() => attempt.abort(), longestSilence);
    let silence = tooSilent();
    try {
      const body = await openEventStream(lastId, attempt.signal);
      if (!body) return;
      for await (const came of readServerEvents(body)) {
        clearTimeout(silence);
        silence = tooSilent();
        if (!came) continue;
        take(came);
        if (came.event === 'ready' && hasMissed) follower.onReset();
        oneStream.tell(came);
      }
    } finally {
      clearTimeout(silence);
    }
  }

  /** One stream from its opening to its end; the error that says that no other will be had. */
  async function follow(signal: AbortSignal): Promise<unknown> {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    signal.addEventListener('abort', abort);
    try {
      await readOnce(attempt);
    } catch (error) {
      if (isFinal(error)) return error;
    } finally {
      signal.removeEventListener('abort', abort);
      abort();
    }
    return undefined;
  }

  async function keepStream(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const refusal = await follow(signal);
      if (signal.aborted) return;
      if (refusal) {
        isOver = true;
        // A refused token has ended the session, and with it whatever was to be kept up to date.
        if ((refusal as ApiError).status !== 401) follower.onRefused();
        return;
      }
      failures += 1;
      if (failures >= failuresToRefuse) {
        follower.onRefused();
        oneStream.tell('refused');
      }
      await pause(pauseAfter(failures), signal);
    }
  }

  /** Has the stream, or hears from the tab that has it, until the page is gone or it is taken. */
  async function followWhilePresent(): Promise<void> {
    const present = new AbortController();
    const end = () => present.abort();
    const stopWatching = onPresence(() => {
      if (isPresent()) return;
      isCaughtUp = false;
      end();
    });
    stopped.signal.addEventListener('abort', end);
    lastId ??= await oneStream.lastId();
    await oneStream.lead({ takes: !isCaughtUp, signal: present.signal }, (lost) => {
      lost.addEventListener('abort', end);
      return keepStream(present.signal);
    });
    stopWatching();
    stopped.signal.removeEventListener('abort', end);
  }

  async function run(): Promise<void> {
    const { signal } = stopped;
    while (!signal.aborted && !isOver) {
      await untilPresent(signal);
      if (signal.aborted) return;
      await followWhilePresent();
      if (isCaughtUp || !isPresent()) continue;
      // Another tab took it before anything came: it is not taken back at once.
      timesTaken += 1;
      await pause(pauseAfter(timesTaken), signal);
    }
  }

  void run();
  return () => {
    stopped.abort();
    oneStream.close();
  };
}
