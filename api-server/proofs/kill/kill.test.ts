import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Booking, CommentThread } from '@shootline/shared-api/contract';
import fc from 'fast-check';
import type { Connection } from '../../src/platform/db/connection/client.ts';
import { openDatabase } from '../../src/platform/db/connection/open.ts';
import { rules } from '../../src/rules.ts';
import { median } from '../../tests/load/percentile.ts';
import { type Started, serverProcesses } from '../../tests/servers/server-process.ts';
import { createTestWorkspace } from '../../tests/workspace.ts';
import { roundsOr, seed } from '../rounds.ts';
import { inconsistenciesIn } from './consistency.ts';
import { type Acknowledged, call, nothingAcknowledged, writeUntilGone } from './writers.ts';

const targets = ['the API', 'PostgreSQL', 'both'] as const;
type Target = (typeof targets)[number];

const rounds = roundsOr(3);
const writers = 4;
const credentials = { email: 'ada@kill.test', password: 'a long enough one', alias: 'kill' };

let processes: Awaited<ReturnType<typeof serverProcesses>>;
let data: string;
let client: string;

/** Joins the embedded database of the servers, which starts it if it does not run. */
function open(): Promise<Connection> {
  const database = { url: undefined };
  return openDatabase({ database, dataDir: data, reset: false, rules }, () => undefined);
}

before(async () => {
  processes = await serverProcesses();
  data = join(processes.folder, 'data');
  const connection = await open();
  const workspace = await createTestWorkspace(connection.db, credentials.alias);
  client = (await workspace.client()).id;
  await workspace.user('admin', credentials);
  await connection.close();
});
after(() => processes.close());

const start = () => processes.start({ DATA_DIR: data, LOG_LEVEL: 'error' });

async function postgresPid(): Promise<number> {
  return Number.parseInt(await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8'), 10);
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

/** Milliseconds until a server whose database was killed answers again. */
async function outage(server: Started, token: string): Promise<number> {
  const start = performance.now();
  const answered = () =>
    call(server.address, token, 'GET', '/client').then(
      () => true,
      (error: unknown) => assert.match(String(error), /answered 503/),
    );
  while (!(await answered())) await wait(20);
  return performance.now() - start;
}

/**
 * Kills what is named, `moment` milliseconds after the first answer to writers. Returns everything
 * acknowledged until then, and how long a server that lives on could not answer.
 */
async function killDuringWrites(
  server: Started,
  target: Target,
  moment: number,
): Promise<{ acknowledged: Acknowledged; outageMs: number | undefined }> {
  const token = await signIn(server);
  const acknowledged = nothingAcknowledged();
  let isOver = false;
  const goesOn = () => !isOver;
  const writing = Array.from({ length: writers }, async () => {
    const ended = await writeUntilGone(server.address, token, client, acknowledged, goesOn).catch(
      (reason: unknown) => reason,
    );
    // Only a broken connection or a missing database may stop a writer.
    const text = ended instanceof TypeError ? 'terminated' : String(ended ?? 'terminated');
    assert.match(text, target === 'PostgreSQL' ? /answered 503|terminated/ : /terminated/);
  });
  while (acknowledged.bookings.size === 0) await wait(10);
  await wait(moment);
  const pid = await postgresPid();
  if (target !== 'PostgreSQL') server.process.kill('SIGKILL');
  if (target !== 'the API') process.kill(pid, 'SIGKILL');
  const outageMs = target === 'PostgreSQL' ? await outage(server, token) : undefined;
  isOver = true;
  await Promise.all([...writing, target === 'PostgreSQL' || server.ended]);
  return { acknowledged, outageMs };
}

/** Checks the database as the killed processes left it. */
async function checkLeftovers(): Promise<void> {
  const connection = await open();
  try {
    assert.deepEqual(await inconsistenciesIn(connection.db), []);
  } finally {
    await connection.close();
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

test('servers and databases killed during writes keep everything that was acknowledged', async (t) => {
  const moments = fc.sample(fc.integer({ min: 0, max: 1500 }), { numRuns: rounds, seed });
  let written = 0;
  const outages: number[] = [];
  let server = await start();
  for (const [round, moment] of moments.entries()) {
    const target = targets[round % targets.length] ?? 'both';
    const { acknowledged, outageMs } = await killDuringWrites(server, target, moment);
    if (outageMs !== undefined) outages.push(outageMs);
    await checkLeftovers();
    if (target !== 'PostgreSQL') server = await start();
    await checkAcknowledged(server, acknowledged);
    written +=
      acknowledged.bookings.size + acknowledged.comments.length + acknowledged.files.length;
  }
  t.diagnostic(`${rounds} kills, ${written} acknowledged writes looked up`);
  t.diagnostic(
    `${Math.round(median(outages))} ms without PostgreSQL, ${Math.round(Math.max(...outages))} at most`,
  );
  assert.ok(written > 0, 'something was written');
  assert.equal(await server.stop(), 0);
});
