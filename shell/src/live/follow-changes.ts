import {
  ApiError,
  isPresent,
  onPresence,
  openEventStream,
  type Change,
} from '@shootline/shared-api';
import { openSharedStream, type StreamMessage } from './shared-stream.ts';
import { readServerEvents, type ServerEvent } from './server-events.ts';
import { onServerBack } from './server-state.ts';
import { pause, untilPresent } from './until-present.ts';

/** The callbacks for changes by other users. */
export interface ChangeListener {
  onChange: (change: Change) => void;
  /** Changes were missed that the server cannot repeat, so everything may have changed. */
  onReset: () => void;
  /** The stream is open, and every missed change has been delivered. */
  onReady: () => void;
  /** There is no stream for now: poll until `onReady`. */
  onRefused: () => void;
  /** The stream ended or could not be opened: perhaps the server is away. */
  onLost: () => void;
}

const shortestPause = 1000;
const longestPause = 60_000;
/** The server sends a heartbeat every 20 seconds. */
const longestSilence = 30_000;
const failuresBeforePolling = 4;
/** A stream that opens this soon after loading began is assumed to have missed nothing. */
const longestOpening = 2000;

function pauseAfter(failures: number): number {
  const longest = Math.min(longestPause, shortestPause * 2 ** Math.max(0, failures - 1));
  // Spreads out the clients that lost the same server.
  return longest * (0.5 + Math.random() / 2);
}

/** Like `pause`, but ends when a server that was away answers again. */
async function pauseUntilBack(milliseconds: number, signal: AbortSignal): Promise<void> {
  const back = new AbortController();
  const stop = onServerBack(() => back.abort());
  await pause(milliseconds, AbortSignal.any([signal, back.signal]));
  stop();
}

/** Whether the server would refuse the user again. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}

/**
 * Delivers the user's events until the returned function is called or the session ends. `loadedSince` is
 * the earliest time when data may have been loaded, in milliseconds of `performance.now()`; if changes may
 * have been missed between then and the first stream, a reset follows. A lost stream is opened again
 * after its last event, with growing pauses. One tab of the browser holds the stream: the one shown last.
 * A hidden tab, or one without a network, has none and catches up when it is back.
 */
export function followChanges(listener: ChangeListener, loadedSince: number): () => void {
  const stopped = new AbortController();
  let lastId: string | undefined;
  let failures = 0;
  let timesStolen = 0;
  /** Whether nothing was missed since the page was shown, so it can rely on other tabs' events. */
  let isCaughtUp = false;
  let isOver = false;
  let isFirst = true;
  const sharedStream = openSharedStream(handleMessage);

  function handleEvent({ event, data, id }: ServerEvent): void {
    if (id !== undefined) lastId = id;
    if (event === 'change') return listener.onChange(JSON.parse(data) as Change);
    if (event === 'reset') return listener.onReset();
    if (event === 'superseded') failures = Number.POSITIVE_INFINITY;
    if (event !== 'ready') return;
    failures = 0;
    timesStolen = 0;
    isCaughtUp = true;
    listener.onReady();
  }
  function handleMessage(message: StreamMessage): void {
    if (!isPresent()) return;
    if (message === 'refused') listener.onRefused();
    else if (message === 'lost') listener.onLost();
    else if (isCaughtUp) handleEvent(message);
  }

  async function readStream(attempt: AbortController): Promise<void> {
    // Without an id to resume from, the server cannot tell what happened since the page was loaded.
    const isResumed = lastId !== undefined;
    const isRepeated = !isFirst;
    isFirst = false;
    const mayHaveMissed = () =>
      !isResumed && (isRepeated || performance.now() - loadedSince > longestOpening);
    const startTimer = () => setTimeout(() => attempt.abort(), longestSilence);
    let silence = startTimer();
    try {
      const body = await openEventStream(lastId, attempt.signal);
      if (!body) return;
      for await (const events of readServerEvents(body)) {
        clearTimeout(silence);
        silence = startTimer();
        for (const event of events) {
          handleEvent(event);
          if (event.event === 'ready' && mayHaveMissed()) listener.onReset();
          sharedStream.broadcast(event);
        }
      }
    } finally {
      clearTimeout(silence);
    }
  }

  /** Reads one stream to its end. Returns an error after which opening another is pointless. */
  async function tryStream(signal: AbortSignal): Promise<unknown> {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    signal.addEventListener('abort', abort);
    try {
      await readStream(attempt);
    } catch (error) {
      if (isFinal(error)) return error;
    } finally {
      signal.removeEventListener('abort', abort);
      abort();
    }
    return undefined;
  }

  async function keepStreamOpen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const refusal = await tryStream(signal);
      if (signal.aborted) return;
      if (refusal) {
        isOver = true;
        // A refused token has ended the session, so there is nothing to keep up to date.
        if ((refusal as ApiError).status !== 401) listener.onRefused();
        return;
      }
      failures += 1;
      listener.onLost();
      sharedStream.broadcast('lost');
      if (failures >= failuresBeforePolling) {
        listener.onRefused();
        sharedStream.broadcast('refused');
      }
      await pauseUntilBack(pauseAfter(failures), signal);
    }
  }

  /** Holds the stream, or listens to the tab that does, until the page is hidden or loses the stream. */
  async function followWhilePresent(): Promise<void> {
    const present = new AbortController();
    const end = () => present.abort();
    const stopWatching = onPresence(() => {
      if (isPresent()) return;
      isCaughtUp = false;
      end();
    });
    stopped.signal.addEventListener('abort', end);
    lastId ??= await sharedStream.lastId();
    const steal = !isCaughtUp;
    await sharedStream.hold({ steal, signal: present.signal }, async (stolen) => {
      stolen.addEventListener('abort', end);
      // A tab that signs out frees the stream before the others hear of it.
      if (!steal) await pause(pauseAfter(1), present.signal);
      await keepStreamOpen(present.signal);
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
      // Another tab stole it before anything arrived; stealing it back at once would never end.
      timesStolen += 1;
      await pause(pauseAfter(timesStolen), signal);
    }
  }

  void run();
  return () => {
    stopped.abort();
    sharedStream.close();
  };
}
