import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tests/servers/listening.ts';
import type { Started, serverProcesses } from '../../../tests/servers/server-process.ts';

type Processes = Awaited<ReturnType<typeof serverProcesses>>;

/** Milliseconds until an init system starts a process again that has died. */
const restartMs = 1000;

/** A server's process with a fixed port, which is started again whenever it ends. */
export type Member = {
  name: string;
  address: string;
  /** Ends it with a signal; resolves when its successor is ready. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Ends it for good; returns its exit code. */
  stop(): Promise<number | null>;
  /** The error lines of all its processes. */
  errors(): string[];
  /** The exit codes of processes that were asked to end. */
  exits: (number | null)[];
};

/** Starts a process of the server, and waits until it is ready. */
export async function startMember(
  processes: Processes,
  name: string,
  env: Record<string, string>,
  args: string[],
): Promise<Member> {
  const port = await freePort();
  const started: Started[] = [];
  const exits: (number | null)[] = [];
  const launch = async () => {
    const one = await processes.start({ ...env, PORT: String(port) }, args);
    started.push(one);
    return one;
  };
  let current = await launch();

  return {
    name,
    address: current.address,
    exits,
    async end(signal) {
      current.process.kill(signal);
      const code = await current.ended;
      if (signal === 'SIGTERM') exits.push(code);
      await wait(restartMs);
      current = await launch();
    },
    async stop() {
      const code = await current.stop();
      exits.push(code);
      return code;
    },
    errors: () => started.flatMap(({ said }) => said.error.split('\n').filter(Boolean)),
  };
}
