import { mkdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Balancer, startBalancer } from '../../api-server/proofs/machines/cluster/balancer.ts';
import { ask } from '../../api-server/proofs/machines/cluster/postmaster.ts';
import { fill, sizesOf } from '../../api-server/tests/load/fill.ts';
import {
  type Started,
  serverProcesses,
  signInAt,
} from '../../api-server/tests/servers/server-process.ts';
import { createTestWorkspace } from '../../api-server/tests/workspace.ts';
import { findNginx } from '../../tools/test/programs/nginx.ts';
import { cpuSecondsOfTree } from './measuring/cpu-of-tree.ts';
import { postmasterOf, startDatabases } from './measuring/database.ts';
import { median } from '../../api-server/tests/load/percentile.ts';

// node bench/src/api-processes.ts [bookings]: requests a second that one, two and three API processes answer
// behind nginx, and what they cost the processes and the database.

const counts = [1, 2, 3];
const clients = 24;
const rounds = 7;
const roundMs = 4000;
const credentials = { email: 'ada@bench.test', password: 'a long enough one', alias: 'processes' };

const [bookings = '20000'] = process.argv.slice(2);

type Round = { perSecond: number; api: number; database: number; balancer: number; load: number };

async function main(nginx: string): Promise<void> {
  const databases = await startDatabases();
  const connection = await databases.open('processes');
  const workspace = await createTestWorkspace(connection.db, credentials.alias);
  await fill(connection.db, workspace.tenantId, sizesOf(Number(bookings)));
  await workspace.user('admin', credentials);
  await connection.close();
  const url = databases.urlOf('processes');
  await ask(url, 'vacuum analyze');
  const postmaster = await postmasterOf(url);

  const processes = await serverProcesses();
  const started: Started[] = [];
  const balancers: Balancer[] = [];
  const env = { DATABASE_URL: url, ROLE: 'api', LOG_LEVEL: 'error', TRUST_PROXY: 'true' };
  for (const count of counts) {
    started.push(await processes.start(env));
    const folder = join(processes.folder, `balancer ${count}`.replace(' ', '-'));
    await mkdir(folder);
    const addresses = started.map(({ address }) => address);
    balancers.push(await startBalancer(nginx, folder, addresses));
  }
  const { token = '' } = await signInAt(started[0]?.address ?? '', credentials);
  const headers = { Authorization: `Token ${token}` };
  const get = async (address: string, path: string) => {
    const response = await fetch(`${address}/api${path}`, { headers });
    const body: unknown = await response.json();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return body;
  };
  const list = '/booking/list-bookings';
  const first = (await get(started[0]?.address ?? '', list)) as { results: { uuid: string }[] };
  const calls = [
    list,
    `${list}?state=assigned`,
    ...first.results.slice(0, 6).map(({ uuid }) => `/booking/${uuid}`),
    '/actions',
    '/list/bookings/views',
    '/booking/booking-availability/list-availabilities',
    '/invoice',
  ];

  async function round({ address, pid }: Balancer): Promise<Round> {
    const cpu = () => ({
      api: started.reduce((sum, { process: { pid: one = 0 } }) => sum + cpuSecondsOfTree(one), 0),
      database: cpuSecondsOfTree(postmaster),
      balancer: cpuSecondsOfTree(pid),
    });
    let answered = 0;
    const before = cpu();
    const begin = performance.now();
    const client = async (index: number) => {
      for (let turn = index; performance.now() < begin + roundMs; turn++) {
        await get(address, calls[turn % calls.length] ?? '');
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: clients }, (_none, index) => client(index)));
    const seconds = (performance.now() - begin) / 1000;
    const after = cpu();
    return {
      perSecond: answered / seconds,
      api: (after.api - before.api) / answered,
      database: (after.database - before.database) / answered,
      balancer: (after.balancer - before.balancer) / answered,
      load: loadavg()[0] ?? NaN,
    };
  }

  const measured: Round[][] = counts.map(() => []);
  // In turn, so that other load on the machine affects all counts equally.
  for (let number = -1; number < rounds; number++) {
    for (const [index, balancer] of balancers.entries()) {
      const one = await round(balancer);
      if (number >= 0) measured[index]?.push(one);
    }
  }
  const of = (index: number, value: keyof Round) =>
    median((measured[index] ?? []).map((one) => one[value]));
  console.log(`\n${bookings} bookings, ${clients} clients, medians of ${rounds} rounds in turn`);
  console.log(
    'processes  a second  ratio  a CPU second of the API  ms: API  database  nginx  load',
  );
  for (const [index, count] of counts.entries()) {
    const cells = [
      String(count).padStart(9),
      of(index, 'perSecond').toFixed(0).padStart(9),
      (of(index, 'perSecond') / of(0, 'perSecond')).toFixed(2).padStart(6),
      (1 / of(index, 'api')).toFixed(0).padStart(24),
      (1000 * of(index, 'api')).toFixed(2).padStart(8),
      (1000 * of(index, 'database')).toFixed(2).padStart(9),
      (1000 * of(index, 'balancer')).toFixed(2).padStart(6),
      of(index, 'load').toFixed(1).padStart(5),
    ];
    console.log(cells.join(' '));
  }
  for (const balancer of balancers) await balancer.stop();
  await processes.close();
  await databases.stop();
}

const program = findNginx();
if (!program) throw new Error('nginx is missing and cannot be installed here.');
await main(program);
process.exit();
