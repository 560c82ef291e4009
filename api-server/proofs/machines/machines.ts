import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { installCeph } from '../../../tools/test/programs/ceph.ts';
import { findNginx } from '../../../tools/test/programs/nginx.ts';
import { installPgBouncer } from '../../../tools/test/programs/pgbouncer.ts';
import { choicesFrom } from '../../tests/figures/random.ts';
import { roundsOr, seed } from '../rounds.ts';
import { nothingObserved } from './calls.ts';
import type { Check, Evidence } from './checks/checks.ts';
import { checksOfAnswers } from './checks/checks-of-answers.ts';
import { checksOfFiles } from './checks/checks-of-files.ts';
import { checksOfLogs } from './checks/checks-of-logs.ts';
import { checksOfScreens } from './checks/checks-of-screens.ts';
import { checksOfWrites } from './checks/checks-of-writes.ts';
import { type Cluster, startCluster } from './cluster/cluster.ts';
import { type Pace, causeFaults } from './cluster/faults.ts';
import { type House, createHouse } from './house.ts';
import { emptyLedger, sizeOf } from './ledger.ts';
import { ask } from './cluster/postmaster.ts';
import { printFaults, printTable, printTimes } from './report.ts';
import { openUser } from './users.ts';

// `npm run soak -- machines`: users of two workspaces work while the machines of a deployment die, restart
// and go away in turn. SOAK_ROUNDS is the number of seconds, SOAK_USERS that of users; SOAK_POOLER=true puts
// pgBouncer before the database.

const seconds = roundsOr(40);
const users = Number(process.env['SOAK_USERS'] ?? 50);
const hasPooler = process.env['SOAK_POOLER'] === 'true';
const isShort = seconds < 120;

const pace: Pace = isShort
  ? { before: 5, between: [2, 3], storageAway: 5, primaryAway: 3 }
  : { before: 20, between: [5, 8], storageAway: 20, primaryAway: 8 };

const checks: Check[] = [
  ...checksOfWrites,
  ...checksOfAnswers,
  ...checksOfScreens,
  ...checksOfFiles,
  ...checksOfLogs,
];

/** Milliseconds until a worker takes over the jobs of one that has died, and does them. */
const leaseMs = 6 * 60_000;

/** Waits until all jobs that are due have been done, also those of a worker that was killed. */
async function untilJobsDone({ database }: Cluster): Promise<void> {
  const latest = Date.now() + leaseMs;
  for (;;) {
    const [row] = await ask<{ due: number }>(
      database.url,
      `select count(*)::int as due from shootline.job where state = 'waiting' and
        (run_at < now() or attempts > 0)`,
    );
    if (row?.due === 0 || Date.now() > latest) return;
    await wait(1000);
  }
}

async function judge(evidence: Evidence): Promise<number> {
  const rows: string[][] = [['Must be none', 'Found', 'Of']];
  const details: string[] = [];
  for (const { name, find } of checks) {
    const { counted, wrong } = await find(evidence);
    rows.push([name, String(wrong.length), counted]);
    details.push(...wrong.slice(0, 12).map((one) => `${name}: ${one}`));
  }
  printTable('Checks', rows);
  for (const line of details) console.log(line);
  return details.length;
}

async function main(nginx: string): Promise<number> {
  const houses: House[] = [];
  const [ledger, observed] = [emptyLedger(), nothingObserved()];
  const cluster = await startCluster({
    nginx,
    hasPooler,
    async fill({ db }) {
      for (const alias of ['north', 'south']) {
        houses.push(await createHouse(db, alias, Math.ceil(users / 2), isShort ? 3 : 8));
      }
    },
  });
  try {
    const { address } = cluster.balancer;
    const people = houses.flatMap((house) => house.people.map((person) => ({ house, person })));
    const open = await Promise.all(
      people.map(({ house, person }, index) =>
        openUser(address, house, person, { ledger, observed, seed: seed + index }),
      ),
    );
    await Promise.all(open.map(({ screen }) => screen.since));
    const ownDelay = monitorEventLoopDelay();
    ownDelay.enable();
    const end = Date.now() + 1000 * seconds;
    let areFaultsOver = false;
    const working = open.map((user) => user.work(() => areFaultsOver && Date.now() > end));
    await causeFaults(cluster, observed, choicesFrom(seed), pace);
    areFaultsOver = true;
    await Promise.all(working);
    await untilJobsDone(cluster);
    // Lets the last changes arrive at the screens.
    await wait(3000);
    await Promise.all(open.map(({ screen }) => screen.leave()));
    printTimes(observed);
    printFaults(observed);
    console.log(
      `\nSeed ${seed}: ${open.length} users, ${observed.calls.length} requests, ` +
        `${sizeOf(ledger)} acknowledged writes, ${observed.pressedAgain} sent again by users, ` +
        `${observed.shownFailures} failures of reads shown; load of this machine ` +
        `${loadavg()[0]?.toFixed(1)}, the proof itself was late by ${(ownDelay.max / 1e6).toFixed(0)} ms at most`,
    );
    return await judge({ cluster, observed, ledger, houses, users: open });
  } finally {
    await cluster.stop();
  }
}

if (!installCeph()) console.log('Ceph is missing: the files are in a folder instead of S3.');
const program = findNginx();
if (!program || (hasPooler && !installPgBouncer())) {
  console.log('nginx or pgBouncer cannot be installed here: the proof is skipped.');
  process.exit(0);
}
process.exit((await main(program)) === 0 ? 0 : 1);
