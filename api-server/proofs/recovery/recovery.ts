import assert from 'node:assert/strict';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { installPgbackrest } from '../../../tools/test/programs/pgbackrest.ts';
import { keepInviting } from '../../tests/load/keep-inviting.ts';
import { serverProcesses, signInAt } from '../../tests/servers/server-process.ts';
import { roundsOr } from '../rounds.ts';
import { startArchivedCluster } from './archived-cluster.ts';

// `npm run soak -- recovery` rehearses docs/backups.md: a base backup while users write, a dropped table,
// and the cluster of one second before it. SOAK_ROUNDS is the number of megabytes besides the demo.

if (!installPgbackrest()) {
  console.log('Skipped: pgBackRest cannot be installed here; on Debian, run this as root.');
  process.exit(0);
}

const megabytes = roundsOr(20);
const admin = { email: 'admin@demo.test', password: 'shootline', alias: 'demo' };

const cluster = await startArchivedCluster();
const processes = await serverProcesses();
const clients: Client[] = [];

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function succeed(name: string, ...args: string[]): Promise<string> {
  const { code, out } = await cluster.script(name, ...args);
  assert.equal(code, 0, out);
  return out;
}

const stampOf = (instant: Date) => instant.toISOString().replace('T', ' ').replace('Z', '+00');

/** Ends the log's segment, and waits until it is in the archive. */
async function archiveAll(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  const isThere = async () => {
    const archiver = await client.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    return (archiver.rows[0]?.last ?? '') >= (rows[0]?.name ?? '');
  };
  while (!(await isThere())) await wait(100);
}

/** Makes the backup and the accident; returns the instant before it, and what was acknowledged. */
async function work(address: string, direct: Client) {
  const { token } = await signInAt(address, admin);
  assert.ok(token);
  const inviting = keepInviting(address, token);
  await inviting.another(3);
  await timed('Base backup while users write', () => succeed('back-up.sh', 'full'));
  const made = Date.now();
  while (!inviting.invitations.some(({ begun }) => begun > made + 2000)) await inviting.another(1);
  const { rows } = await direct.query<{ at: Date }>('select clock_timestamp() as at');
  await direct.query('drop table shootline.booking cascade');
  const accident = rows[0]?.at.getTime() ?? 0;
  await inviting.stop();
  return { instant: new Date(accident - 1000), invitations: inviting.invitations };
}

type Invitations = Awaited<ReturnType<typeof work>>['invitations'];

async function checkWrites(url: string, instant: Date, invitations: Invitations): Promise<void> {
  const restored = await connect(url);
  const { rows } = await restored.query<{ email: string }>('select email from shootline.app_user');
  const found = new Set(rows.map(({ email }) => email));
  const done = invitations.filter(
    ({ status, answered }) => status === 200 && answered <= instant.getTime(),
  );
  const later = invitations.filter(({ begun }) => begun > instant.getTime());
  assert.ok(done.length > 5 && later.length > 0, `${done.length} before, ${later.length} after`);
  const lost = done.filter(({ email }) => !found.has(email));
  const tooNew = later.filter(({ email }) => found.has(email));
  assert.deepEqual({ lost, tooNew }, { lost: [], tooNew: [] });
  const { rows: bookings } = await restored.query('select from shootline.booking');
  assert.ok(bookings.length > 0);
  console.log(`Acknowledged before the instant: ${done.length}, lost: 0.`);
  console.log(`Begun after it: ${later.length}, found: 0.`);
}

async function checkFiles(url: string, data: string): Promise<void> {
  const files = join(data, 'files');
  const { code, out } = await cluster.check(url, files);
  assert.equal(code, 0, out.slice(-2000));
  assert.match(out, /^booking: \d+ rows$/m);
  assert.match(out, /Every file that a record names is there\.\n$/);
  const client = await connect(url);
  const { rows } = await client.query<{ key: string }>(
    'select storage_key as key from shootline.invoice_file limit 1',
  );
  const copy = join(data, 'files-without-one');
  await cp(files, copy, { recursive: true });
  await rm(join(copy, rows[0]?.key ?? ''));
  const without = await cluster.check(url, copy);
  assert.equal(without.code, 3, without.out.slice(-2000));
  assert.ok(without.out.includes(`invoice_file names the missing file ${rows[0]?.key}.\n`));
}

try {
  const data = join(processes.folder, 'data');
  const where = { DATABASE_URL: cluster.url, DATA_DIR: data };
  const server = await processes.start(where, ['--demo']);
  const direct = await connect(cluster.url);
  await direct.query(`create table public.ballast as select n, (
    select string_agg(md5(n::text || '-' || part), '') from generate_series(1, 32) part) as text
    from generate_series(1, ${megabytes} * 1000) n`);
  const size = await direct.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  console.log(`Database: ${size.rows[0]?.size}.`);
  const { instant, invitations } = await work(server.address, direct);
  await archiveAll(direct);
  await server.stop();

  const to = await cluster.another();
  const args = [stampOf(instant), to.folder, String(to.port)] as const;
  await timed('Restored to one second before the accident', () =>
    succeed('restore-to.sh', ...args),
  );
  await checkWrites(to.url, instant, invitations);
  await checkFiles(to.url, data);
  const again = await processes.start({ ...where, DATABASE_URL: to.url }, ['--demo']);
  const { status } = await signInAt(again.address, admin);
  const health = await (await fetch(`${again.address}/api/health`)).json();
  assert.deepEqual([status, (health as { schema: string }).schema], [200, 'current']);
  assert.equal(await again.stop(), 0);

  const refused = await cluster.script('restore-to.sh', ...args);
  assert.deepEqual(
    [refused.code, refused.out],
    [1, `${to.folder} is not empty; name a new folder.\n`],
  );
  const future = await cluster.another();
  const late = stampOf(new Date(Date.now() + 3_600_000));
  const tooLate = await cluster.script('restore-to.sh', late, future.folder, String(future.port));
  assert.equal(tooLate.code, 1, tooLate.out);
  assert.match(tooLate.out, /recovery ended before configured recovery target was reached/);
  console.log('The server works on the restored cluster.');
} finally {
  for (const client of clients) await client.end();
  await processes.close();
  await cluster.stop();
}
