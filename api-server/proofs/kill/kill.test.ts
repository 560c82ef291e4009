import assert from 'node:assert/strict';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Booking, CommentThread } from '@shootline/shared-api/contract';
import fc from 'fast-check';
import { type Connection, openPglite, openPostgres } from '../../src/platform/db/client.ts';
import { createDatabase, templateName, testEngine } from '../../tests/database.ts';
import { type Started, serverProcesses } from '../../tests/server-process.ts';
import { createTestWorkspace } from '../../tests/workspace.ts';
import { roundsOr, seed } from '../rounds.ts';
import { inconsistenciesIn } from './consistency.ts';
import { type Acknowledged, call, nothingAcknowledged, writeUntilGone } from './writers.ts';

const rounds = roundsOr(2);
const writers = 4;
const credentials = { email: 'ada@kill.test', password: 'a long enough one', alias: 'kill' };

let processes: Awaited<ReturnType<typeof serverProcesses>>;
let data: string;
let databaseUrl: string | undefined;
let client: string;

async function open(folder: string): Promise<Connection> {
  return databaseUrl === undefined ? openPglite({ dataDir: folder }) : openPostgres(databaseUrl);
}

before(async () => {
  processes = await serverProcesses();
  data = join(processes.folder, 'data');
  databaseUrl = testEngine() === 'postgresql' ? await createDatabase(templateName) : undefined;
  await mkdir(data, { recursive: true });
  const connection = await open(join(data, 'database'));
  const workspace = await createTestWorkspace(connection.db, credentials.alias);
  client = (await workspace.client()).id;
  await workspace.user('admin', credentials);
  await connection.close();
});
after(() => processes.close());

function start(): Promise<Started> {
  const where: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  return processes.start({ ...where, DATA_DIR: data });
}

async function signIn({ address }: Started): Promise<string> {
  const { auth_token } = await call<{ auth_token: string }>(
    address,
    '',
    'POST',
    '/auth/login3',
    credentials,
  );
  return auth_token;
}

/**
 * Kills the server `moment` milliseconds after its first answer; returns everything acknowledged until
 * then.
 */
async function killDuringWrites(server: Started, moment: number): Promise<Acknowledged> {
  const token = await signIn(server);
  const acknowledged = nothingAcknowledged();
  const writing = Array.from({ length: writers }, async () => {
    const error: unknown = await writeUntilGone(server.address, token, client, acknowledged).catch(
      (reason: unknown) => reason,
    );
    // Only the broken connection may stop a writer.
    assert.ok(error instanceof TypeError || String(error).includes('terminated'), String(error));
  });
  while (acknowledged.bookings.size === 0) await wait(10);
  await wait(moment);
  server.process.kill('SIGKILL');
  await Promise.all([...writing, server.ended]);
  return acknowledged;
}

/**
 * Checks the database as the server left it; an embedded one as a copy, so that the original stays
 * untouched.
 */
async function checkLeftovers(): Promise<void> {
  const copy = join(processes.folder, 'copy');
  if (databaseUrl === undefined) await cp(join(data, 'database'), copy, { recursive: true });
  const connection = await open(copy);
  try {
    assert.deepEqual(await inconsistenciesIn(connection.db), []);
  } finally {
    await connection.close();
    await rm(copy, { recursive: true, force: true });
  }
}

async function checkAcknowledged(server: Started, acknowledged: Acknowledged): Promise<void> {
  const token = await signIn(server);
  const get = <Body>(path: string) => call<Body>(server.address, token, 'GET', path);
  for (const [id, { version, state }] of acknowledged.bookings) {
    const booking = await get<Booking>(`/booking/${id}`);
    // One more action may have succeeded, with its answer lost in the connection.
    assert.ok(booking.version === version || booking.version === version + 1, `${id} is whole`);
    if (booking.version === version) assert.equal(booking.state, state);
    assert.ok(booking.project_comment_thread && booking.internal_comment_thread);
    assert.ok(booking.state_logs.length > 0);
  }
  for (const { thread, text } of acknowledged.comments) {
    const { comments } = await get<CommentThread>(`/booking/comments/${thread}`);
    assert.equal(comments.filter((one) => one.text === text).length, 1, text);
  }
  for (const path of acknowledged.files) {
    const response = await fetch(`${server.address}/api${path}`, {
      headers: { Authorization: `Token ${token}` },
    });
    assert.match(await response.text(), /^%PDF/, path);
  }
}

test('a server killed during writes keeps everything that it acknowledged', async (t) => {
  const moments = fc.sample(fc.integer({ min: 0, max: 1500 }), { numRuns: rounds, seed });
  let written = 0;
  let server = await start();
  for (const moment of moments) {
    const acknowledged = await killDuringWrites(server, moment);
    await checkLeftovers();
    server = await start();
    await checkAcknowledged(server, acknowledged);
    written +=
      acknowledged.bookings.size + acknowledged.comments.length + acknowledged.files.length;
  }
  t.diagnostic(`${rounds} kills, ${written} acknowledged writes looked up`);
  assert.ok(written > 0, 'something was written');
  assert.equal(await server.stop(), 0);
});
