import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openSession } from '../../api-server/src/platform/session/session.repository.ts';
import { serverProcesses } from '../../api-server/tests/servers/server-process.ts';
import { createTestWorkspace } from '../../api-server/tests/workspace.ts';
import { cpuSecondsOfTree } from './measuring/cpu-of-tree.ts';
import { startDatabases } from './measuring/database.ts';

// node bench/src/streams.ts [users]: the memory and the idle CPU time of an API process with an open stream
// of changes for each of 1,000 (or `users`) users, 50 in a workspace.

const users = Number(process.argv[2] ?? 1000);
const inWorkspace = 50;
const settledMs = 20_000;

const databases = await startDatabases();
const connection = await databases.open('streams');
const now = new Date();
const tokens: string[] = [];
for (let made = 0; made < users; made += inWorkspace) {
  const workspace = await createTestWorkspace(connection.db);
  for (let one = 0; one < inWorkspace; one += 1) {
    const { id: userId, tenantId } = await workspace.user('admin');
    const lasting = { sessionHours: 24, sessionMaxDays: 1 };
    tokens.push(await openSession(connection.db, { tenantId, userId }, now, lasting));
  }
}
await connection.close();

const processes = await serverProcesses();
const url = databases.urlOf('streams');
const { address, process: server } = await processes.start({ DATABASE_URL: url, ROLE: 'api' });

const pid = server.pid ?? 0;
function megabytes(): number {
  const [, kb = 'NaN'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1000;
}

async function settled(streams: number) {
  await wait(settledMs);
  const before = cpuSecondsOfTree(pid);
  await wait(settledMs);
  const share = ((cpuSecondsOfTree(pid) - before) * 100_000) / settledMs;
  const mb = megabytes();
  console.log(`${streams} streams: ${mb.toFixed(0)} MB, ${share.toFixed(1)} % of a core`);
  return mb;
}

const without = await settled(0);
const leave = new AbortController();
for (const token of tokens) {
  const headers = { Authorization: `Token ${token}` };
  const { status } = await fetch(`${address}/api/events`, { headers, signal: leave.signal });
  if (status !== 200) throw new Error(`A stream answered ${status}.`);
}
const withAll = await settled(tokens.length);
console.log(`${(((withAll - without) * 1000) / tokens.length).toFixed(0)} kB a stream`);
leave.abort();
await processes.close();
await databases.stop();
process.exit();
