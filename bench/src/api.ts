import pg from 'pg';
import { openPostgres } from '../../api-server/src/platform/db/connection/client.ts';
import { startTestApi } from '../../api-server/tests/test-api.ts';
import { startDatabases } from './measuring/database.ts';
import { sizesOf } from '../../api-server/tests/load/fill.ts';
import { median, percentile } from '../../api-server/tests/load/percentile.ts';
import { openPlace } from './measuring/place.ts';
import { type Statement, recordStatements } from './measuring/statements.ts';

// node bench/src/api.ts [bookings]: requests a second that the API answers on PostgreSQL, and for
// comparison how often the same connections run only the statements of such a request, parsed each time.

const calls = ['/booking/list-bookings', '/actions', '/list/bookings/views'];
const clients = 32;
const connections = 10;
const rounds = 5;
const roundMs = 3000;

const [bookings = '20000'] = process.argv.slice(2);

interface Load {
  perSecond: number;
  /** The 99th percentile of the durations, in milliseconds. */
  p99: number;
}

/** Repeats a call with many concurrent clients. */
async function load(one: () => Promise<unknown>): Promise<Load> {
  const times: number[] = [];
  const begin = performance.now();
  const client = async () => {
    for (let start = begin; start < begin + roundMs; start = performance.now()) {
      await one();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begin) / 1000;
  return {
    perSecond: times.length / seconds,
    p99: percentile(times, 0.99),
  };
}

async function runBare(pool: pg.Pool, statements: Statement[]): Promise<void> {
  const client = await pool.connect();
  for (const { text, values } of statements) await client.query({ text, values, rowMode: 'array' });
  client.release();
}

async function main(): Promise<void> {
  const databases = await startDatabases();
  const url = databases.urlOf('api');
  const place = await openPlace(databases, 'api', sizesOf(Number(bookings)));
  await place.summarize();
  const connection = await openPostgres(url, { poolSize: connections });
  const api = await startTestApi({ validateResponses: false }, connection);
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const headers = { Authorization: `Token ${await api.tokenOf(place.admin)}` };
  const request = async (call: string) => {
    const response = await api.app.request(`/api${call}`, { headers });
    if (response.status !== 200) throw new Error(`${call} answered ${response.status}`);
    await response.arrayBuffer();
  };
  console.log(`\n${clients} clients, ${connections} connections, medians of ${rounds} rounds`);
  for (const call of calls) {
    await request(call);
    const statements = await recordStatements(() => request(call));
    const ofApi: Load[] = [];
    const bare: Load[] = [];
    for (let round = -1; round < rounds; round++) {
      const both = [await load(() => request(call)), await load(() => runBare(pool, statements))];
      if (round < 0) continue;
      ofApi.push(both[0]!);
      bare.push(both[1]!);
    }
    const perSecond = median(ofApi.map((one) => one.perSecond));
    const barePerSecond = median(bare.map((one) => one.perSecond));
    console.log(
      `${call.padEnd(28)}${perSecond.toFixed(0).padStart(6)} a second, p99 ` +
        `${median(ofApi.map(({ p99 }) => p99)).toFixed(0)} ms; its ${statements.length} statements bare ` +
        `${barePerSecond.toFixed(0)}; ${(perSecond / barePerSecond).toFixed(2)} of them`,
    );
  }
  await pool.end();
  await api.close();
  await place.close();
  await databases.stop();
}

await main();
process.exit();
