import { sql } from 'drizzle-orm';
import { loadContract, type Operation } from '../../api-server/src/platform/openapi/document.ts';
import { openPostgres } from '../../api-server/src/platform/db/connection/client.ts';
import { rowsOf } from '../../api-server/src/platform/db/rows.ts';
import { actorNames } from '../../api-server/proofs/fixtures/actors.ts';
import { startProofApi } from '../../api-server/proofs/fixtures/proof-api.ts';
import { createProofWorkspace } from '../../api-server/proofs/fixtures/proof-workspace.ts';
import type { Call } from '../../api-server/proofs/matrix/call.ts';
import { callsOf } from '../../api-server/proofs/matrix/calls.ts';
import { statusFor } from '../../api-server/proofs/matrix/rule.ts';
import { addressOf, initOf } from '../../api-server/proofs/send.ts';
import { states } from '../../api-server/tests/expected-rights.ts';
import { cpuSecondsOfTree } from './measuring/cpu-of-tree.ts';
import { postmasterOf, startDatabases, useCitus } from './measuring/database.ts';
import { median } from '../../api-server/tests/load/percentile.ts';
import { recordStatements } from './measuring/statements.ts';

// node bench/src/calls.ts [operation...]: statements, round trips to the database, processor time and
// write-ahead log of each call of the contract, as a table in Markdown. On the Citus cluster of which CITUS_URL names
// the coordinator, it prints instead how many statements of each call are of one machine and of several.

const rounds = 9;
const only = process.argv.slice(2);
/** Opens or ends a transaction, or sets its role and workspace. */
const isFrame = (text: string) => /^(begin|commit|set local)/i.test(text.trim());

const coordinator = process.env['CITUS_URL'];
const databases = await (coordinator ? useCitus(coordinator) : startDatabases());
await (await databases.open('calls')).close();
const url = databases.urlOf('calls');
const postmaster = await postmasterOf(url);
const connection = await openPostgres(url, { poolSize: 4 });
const api = await startProofApi({}, connection);
const workspace = await createProofWorkspace(api);

/** Statements that the coordinator has passed on so far, to one machine and to several. */
async function passedOn(): Promise<{ one: number; several: number }> {
  if (!coordinator) return { one: 0, several: 0 };
  const [row] = rowsOf<{ one: number; several: number }>(
    await api.db.execute(sql`select query_execution_single_shard::int as one,
      query_execution_multi_shard::int as several
      from citus_stat_counters((select oid from pg_database where datname = current_database()))`),
  );
  return row ?? { one: 0, several: 0 };
}

/** Bytes of the write-ahead log so far. */
async function logBytes(): Promise<number> {
  const [row] = rowsOf<{ bytes: string }>(
    await api.db.execute(sql`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes`),
  );
  return Number(row?.bytes);
}

/** An actor and a booking with which the call succeeds; signed in if possible. */
function situationFor(call: Call) {
  for (const actor of actorNames.toReversed().toSorted((a) => (a === 'nobody' ? 1 : 0))) {
    for (const state of states) {
      const submitter = actor === 'unapproved' ? ('unapproved' as const) : ('submitter' as const);
      const spec = { ...call.booking, state, submitter };
      if (statusFor(call.rule, actor, spec) === 200) return { actor, spec };
    }
  }
  return undefined;
}

async function measured(operation: Operation, call: Call) {
  const situation = situationFor(call);
  if (!situation) throw new Error(`${operation.operationId} cannot succeed.`);
  const { actor, spec } = situation;
  const taken = { statements: 0, roundTrips: 0, one: 0, several: 0 };
  const times: Record<'ms' | 'api' | 'database' | 'log', number[]> = {
    ms: [],
    api: [],
    database: [],
    log: [],
  };
  const fixtures = await workspace.bookings(Array.from({ length: rounds + 1 }, () => spec));
  for (const [round, fixture] of fixtures.entries()) {
    const request = await call.request({ fixture, workspace, actor });
    const init = initOf(operation, request, await workspace.authorization(actor));
    const passedBefore = await passedOn();
    const logBefore = await logBytes();
    const before = {
      at: performance.now(),
      own: process.cpuUsage(),
      database: cpuSecondsOfTree(postmaster),
    };
    let response = new Response();
    const statements = await recordStatements(async () => {
      response = await api.app.request(`/api${addressOf(operation, request)}`, init);
      const isEndless = response.headers.get('Content-Type')?.startsWith('text/event-stream');
      await (isEndless ? response.body?.cancel() : response.clone().arrayBuffer());
    });
    // Some calls may only be made a few times in a quarter of an hour.
    if (response.status === 429 && round > 1) break;
    if (response.status !== (call.success ?? 200)) {
      throw new Error(`${operation.operationId}: ${response.status} ${await response.text()}`);
    }
    if (call.endsSession) workspace.forgetTokens();
    // The first call of a connection also parses its statements.
    if (round === 0) continue;
    const own = process.cpuUsage(before.own);
    times.ms.push(performance.now() - before.at);
    times.api.push((own.user + own.system) / 1000);
    times.database.push(1000 * (cpuSecondsOfTree(postmaster) - before.database));
    times.log.push(((await logBytes()) - logBefore) / 1024);
    const passed = await passedOn();
    taken.one = passed.one - passedBefore.one;
    taken.several = passed.several - passedBefore.several;
    taken.roundTrips = statements.length;
    taken.statements = statements.filter(({ text }) => !isFrame(text)).length;
  }
  return {
    ...taken,
    ms: median(times.ms),
    api: median(times.api),
    database: median(times.database),
    log: median(times.log),
  };
}

if (coordinator) {
  console.log('| Call | Of one machine | Of several |');
  console.log('|---|--:|--:|');
} else {
  console.log(
    '| Call | Statements | Round trips | ms | API, CPU ms | Database, CPU ms | Log, kB |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|');
}
for (const operation of loadContract().operations) {
  const { operationId, method } = operation;
  const call = callsOf(operationId).find(situationFor);
  if (!call || (only.length > 0 && !only.includes(operationId))) continue;
  const one = await measured(operation, call);
  if (coordinator) {
    console.log(`| ${method} ${operationId} | ${one.one} | ${one.several} |`);
    continue;
  }
  const times = [one.ms, one.api, one.database, one.log].map((value) => value.toFixed(1));
  console.log(
    `| ${method} ${operationId} | ${[one.statements, one.roundTrips, ...times].join(' | ')} |`,
  );
}
await api.close();
await databases.stop();
process.exit();
