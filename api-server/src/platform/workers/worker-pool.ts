import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { ApiFailure, busy, unavailable } from '../errors/errors.ts';

/** Number of threads, and of tasks that may wait for one, and the milliseconds that one may take. */
export type PoolLimits = { threads: number; waiting: number; longestMs?: number };

// Milliseconds, shorter than browsers wait for the answer to a write.
const minuteMs = 60_000;
/** Milliseconds after which an idle thread ends and frees its libraries and fonts. */
const idleMs = 30_000;
/** Megabytes; a task that needs more ends its thread instead of the server. */
const mostMemory = 256;

/** Whether a task was ended because it took longer than its pool allows. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  error.cause instanceof DOMException &&
  error.cause.name === 'TimeoutError';

/** The number of threads, at most `most`, that leaves a core to the server if there are several. */
export const spareCores = (most: number) => Math.max(1, Math.min(most, availableParallelism() - 1));

/**
 * Runs an exported function of a `*.worker.ts` file in separate threads, which start with the first task
 * and end when idle. Input and result are copied. Throws what the function throws, and 503 when too many
 * tasks are waiting or the task takes longer than `longestMs`, a minute by default.
 */
export function workerPool<Work extends (input: never) => unknown>(
  file: URL,
  name: string,
  { threads, waiting, longestMs = minuteMs }: PoolLimits,
) {
  type Input = Parameters<Work>[0];
  type Result = Awaited<ReturnType<Work>>;
  // Piscina's own queue stops when its only thread was ended.
  const turns = pLimit(threads);
  const pool = new Piscina({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });

  async function run(input: Input): Promise<Result> {
    const lost = new AbortController();
    const onLost = (error: unknown) => lost.abort(error);
    // A thread that failed to start would never take the work.
    pool.once('error', onLost);
    const signal = AbortSignal.any([lost.signal, AbortSignal.timeout(longestMs)]);
    try {
      return (await pool.run(input, { signal })) as Result;
    } catch (error) {
      if (!signal.aborted) throw error;
      throw unavailable('Sorry, this took too long.', signal.reason);
    } finally {
      pool.off('error', onLost);
    }
  }

  return async (input: Input): Promise<Result> => {
    if (turns.pendingCount >= waiting) throw busy();
    return turns<[], Result>(() => run(input));
  };
}
