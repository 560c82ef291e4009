import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from '../log/logger.ts';
import { type Turns, takeTurns } from './claim-job.ts';
import { type JobDeps, type Lane, lanes } from './define-job.ts';
import { HandedBack, type Jobs, runJob } from './run-job.ts';

/** Jobs of a lane that a worker runs at the same time. */
const places: Record<Lane, number> = { quick: 4, slow: 2 };

/** The channel on which the database announces due jobs, as `<lane> <workspace>`. */
const channel = 'shootline_job';

const turnsIn = ({ db }: JobDeps, jobs: Jobs, lane: Lane): Turns =>
  takeTurns(db, { lane, kinds: jobs.map(({ name }) => name) });

/** Runs all due jobs, including those that they enqueue. */
export async function runDueJobs(deps: JobDeps, jobs: Jobs): Promise<void> {
  const all = lanes.map((lane) => turnsIn(deps, jobs, lane));
  for (let hasMore = true; hasMore;) {
    hasMore = false;
    for (const turns of all) {
      const row = await turns.claim(deps.clock());
      if (!row) continue;
      hasMore = true;
      await runJob(deps, jobs, row, new AbortController());
    }
  }
}

type Running = Map<Promise<void>, AbortController>;

/** Takes jobs of a lane as they become due and as places become free. */
function startLane(
  deps: JobDeps,
  jobs: Jobs,
  lane: Lane,
  { most, pollMs }: { most: number; pollMs: number },
) {
  const turns = turnsIn(deps, jobs, lane);
  const running: Running = new Map();
  let isStopped = false;
  let isWoken = false;
  let wake: () => void = () => undefined;

  async function pause(): Promise<void> {
    const woken = new Promise<void>((resolve) => (wake = resolve));
    if (!isWoken && !isStopped)
      await Promise.race([woken, wait(pollMs, undefined, { ref: false })]);
    isWoken = false;
  }
  async function takeNext(): Promise<boolean> {
    const row = await turns.claim(deps.clock());
    if (!row) return false;
    const over = new AbortController();
    const work: Promise<void> = runJob(deps, jobs, row, over)
      .catch((error: unknown) => deps.logger.error({ event: 'job', ...describeError(error) }))
      .finally(() => running.delete(work));
    running.set(work, over);
    return true;
  }
  async function takeAll(): Promise<void> {
    while (!isStopped) {
      if (running.size >= most) await Promise.race(running.keys());
      const tookOne = await takeNext().catch((error: unknown) => {
        deps.logger.error({ event: 'jobs cannot be read', error: String(error) });
        return false;
      });
      if (!tookOne) await pause();
    }
  }
  const taking = takeAll();
  return {
    running,
    /** Looks for due jobs now, in a workspace if given. */
    wake(tenantId?: string): void {
      if (tenantId !== undefined) turns.join(tenantId);
      isWoken = true;
      wake();
    },
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      await taking;
    },
  };
}

export type Worker = {
  /** Stops taking jobs; resolves when the running ones have finished or were handed back. */
  stop(): Promise<void>;
};

type Options = {
  pollMs?: number;
  /** Milliseconds for running jobs to finish while stopping, before they are handed back. */
  patienceMs?: number;
};

/**
 * Runs jobs as they become due, several at a time in each lane. Hears of new ones from the database, and
 * looks every second for others.
 */
export function startWorker(
  deps: JobDeps,
  jobs: Jobs,
  { pollMs = 1000, patienceMs = 3000 }: Options = {},
): Worker {
  const names = new Set(jobs.map(({ name }) => name));
  if (names.size < jobs.length) throw new Error('Two kinds of job have the same name.');
  const all = new Map(
    lanes.map((lane) => [lane, startLane(deps, jobs, lane, { most: places[lane], pollMs })]),
  );
  const onNotice = (notice: string) => {
    const [lane, tenantId] = notice.split(' ', 2);
    // Without a payload some notices may have been missed.
    if (notice === '') for (const each of all.values()) each.wake();
    else all.get(lane as Lane)?.wake(tenantId);
  };
  const listening = deps.listen(channel, onNotice).catch((error: unknown) => {
    deps.logger.error({ event: 'new jobs are not announced', ...describeError(error) });
    return undefined;
  });
  return {
    async stop() {
      await Promise.all([...all.values()].map((lane) => lane.stop()));
      const running = () => [...all.values()].flatMap((lane) => [...lane.running]);
      const ended = () => Promise.all(running().map(([work]) => work));
      await Promise.race([ended(), wait(patienceMs, undefined, { ref: false })]);
      for (const [, over] of running()) over.abort(new HandedBack('The worker is stopping.'));
      await ended();
      await (await listening)?.release();
    },
  };
}
