import type { Server } from 'node:http';
import { constants } from 'node:os';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

const rush = 1000;
const patience = 5000;

type Stop = (exitCode: number) => Promise<void>;

/**
 * Ends the process on a signal or by `end`: at once during the start, and through `stop` after `take` has
 * set it.
 */
export function listenToSignals(): { take(stop: Stop): void; end(exitCode: number): void } {
  let stop: Stop | undefined;
  let stopping = false;
  const end = (exitCode: number, whileStarting: number) => {
    if (!stop) process.exit(whileStarting);
    if (!stopping) void stop(exitCode);
    stopping = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end(0, 128 + constants.signals[signal]));
  }
  return {
    take: (stopServer) => void (stop = stopServer),
    end: (exitCode) => end(exitCode, exitCode),
  };
}

type Ending = () => void | Promise<void>;

/** Registers a function for the shutdown; runs it at once if the process is stopping already. */
export type OnStop = (end: Ending) => void;

/**
 * Collects everything that must end besides the server, such as workers and open streams. `run` waits for
 * all of it, but no longer than for requests. Calls `onError` for each failure.
 */
export function stopList(onError: (error: unknown) => void): {
  onStop: OnStop;
  run(): Promise<void>;
} {
  const endings: Ending[] = [];
  let isStopping = false;
  const end = async (ending: Ending) => {
    try {
      await ending();
    } catch (error) {
      onError(error);
    }
  };
  return {
    onStop: (ending) => void (isStopping ? end(ending) : endings.push(ending)),
    async run() {
      isStopping = true;
      const latest = wait(patience, undefined, { ref: false });
      await Promise.race([Promise.all(endings.map(end)), latest]);
    },
  };
}

/**
 * Yields to the event loop until all pending connections and requests are read: each turn accepts one
 * connection, and closing at once would reset the others.
 */
async function untilQuiet(server: Server): Promise<void> {
  let quietTurns = 0;
  const heard = () => (quietTurns = 0);
  server.on('connection', heard).on('request', heard);
  const latest = Date.now() + rush;
  while (quietTurns < 3 && Date.now() < latest) {
    await nextTurn();
    quietTurns += 1;
  }
}

/** Answers the requests that have arrived, then closes the server; cuts slow clients off. */
export async function closeServer(server: Server): Promise<void> {
  await untilQuiet(server);
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(deadline);
}

/**
 * Follows the work of requests, which continues after their client has hung up and cleans up at its end.
 * `ended` waits for all of it, but no longer than for slow clients.
 */
export function requestWork() {
  const running = new Set<Promise<unknown>>();
  return {
    follow<Answer>(answer: Answer | Promise<Answer>): Answer | Promise<Answer> {
      if (!(answer instanceof Promise)) return answer;
      const work: Promise<unknown> = answer.then(
        () => running.delete(work),
        () => running.delete(work),
      );
      running.add(work);
      return answer;
    },
    async ended(): Promise<void> {
      await Promise.race([Promise.all(running), wait(patience, undefined, { ref: false })]);
    },
  };
}
