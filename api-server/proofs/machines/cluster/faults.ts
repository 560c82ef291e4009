import { setTimeout as wait } from 'node:timers/promises';
import type { PgBouncer } from '../../../tests/servers/pgbouncer.ts';
import type { Choices } from '../../../tests/figures/random.ts';
import type { Observed, Part } from '../calls.ts';
import type { Cluster } from './cluster.ts';
import type { Postmaster } from './postmaster.ts';

/** Seconds that parts are away. */
type Away = { storageAway: number; primaryAway: number };

/** Something that happens to a machine; `cause` resolves when the machine is back. */
type Fault = {
  name: string;
  away: readonly Part[];
  cause(cluster: Cluster, seconds: Away): Promise<void>;
};

const kill = (index: number): Fault => ({
  name: `kill API ${index + 1}`,
  away: ['process'],
  cause: async ({ apis }) => apis[index]?.end('SIGKILL'),
});

/** Faults of every deployment, in the order in which they happen. */
const faults: Fault[] = [
  {
    // First, as another worker takes a job over only when the lease of the dead one has expired.
    name: 'kill worker',
    away: ['worker'],
    cause: ({ worker }) => worker.end('SIGKILL'),
  },
  kill(0),
  kill(1),
  kill(2),
  {
    name: 'rolling restart',
    away: ['process', 'worker'],
    async cause({ apis, worker }) {
      for (const member of [...apis, worker]) await member.end('SIGTERM');
    },
  },
  {
    name: 'storage away',
    away: ['storage'],
    async cause({ storage }, { storageAway }) {
      await storage.off();
      await wait(1000 * storageAway);
      await storage.on();
    },
  },
];

const restart = (name: string, machine: Postmaster): Fault => ({
  name,
  away: ['database'],
  async cause(_cluster, { primaryAway }) {
    await machine.halt();
    await wait(1000 * primaryAway);
    await machine.resume();
  },
});

const killPooler = (pooler: PgBouncer): Fault => ({
  name: 'kill pooler',
  away: ['database'],
  async cause() {
    await pooler.kill();
    await wait(1000);
    await pooler.start();
  },
});

/** The failures of this deployment's machines, in their order. */
const faultsOf = ({ database: { primary, part }, pooler }: Cluster): Fault[] => [
  ...faults,
  restart('primary restarted', primary),
  ...(part ? [restart('machine of workspaces restarted', part)] : []),
  ...(pooler ? [killPooler(pooler)] : []),
];

/** Resolves when every process serves again. */
async function untilReady({ apis }: Cluster): Promise<void> {
  for (const { address } of apis) {
    const isReady = () =>
      fetch(`${address}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await wait(50);
  }
}

/** Seconds of calm before the first fault, and after each; the pauses are random within these. */
export type Pace = Away & { before: number; between: [number, number] };

/** Causes all faults in turn, and notes when each began and when everything was back. */
export async function causeFaults(
  cluster: Cluster,
  observed: Observed,
  choices: Choices,
  pace: Pace,
): Promise<void> {
  await wait(1000 * pace.before);
  for (const { name, away, cause } of faultsOf(cluster)) {
    const period = { name, away, begin: Date.now(), end: Number.POSITIVE_INFINITY };
    observed.periods.push(period);
    await cause(cluster, pace);
    await untilReady(cluster);
    period.end = Date.now();
    console.log(`${name}: back after ${((period.end - period.begin) / 1000).toFixed(1)} s`);
    const [least, most] = pace.between;
    await wait(1000 * least + choices.upTo(1000 * (most - least)));
  }
}
