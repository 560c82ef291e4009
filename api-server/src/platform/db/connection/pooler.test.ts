import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { CommentThread } from '@shootline/shared-api/contract';
import { sql } from '../drizzle.ts';
import { parts } from '../../../../proofs/matrix/calls/parts.ts';
import { createDatabase, templateName, testVariables } from '../../../../tests/database.ts';
import { listening } from '../../../../tests/event-listener.ts';
import { mailedTo } from '../../../../tests/account/mailed-to.ts';
import { startPgBouncer } from '../../../../tests/servers/pgbouncer.ts';
import { startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';
import { jobsFor } from '../../../jobs.ts';
import { startWorker } from '../../jobs/job-worker.ts';
import { type Message, queueMail } from '../../mail-queue/mail-queue.ts';
import { openPostgres } from './client.ts';
import { isUnreachable } from '../database-unavailable.ts';
import type { Db } from '../db.ts';
import { openDatabase } from './open.ts';
import { rowsOf } from '../rows.ts';

const sessions = 3;
const hello: Message = {
  kind: 'offer',
  to: mailedTo('Zoë', 'zoe@house.test'),
  subject: '',
  content: { paragraphs: ['Would you?'] },
};
const requestMs = 1000;

/** A database behind a pgBouncer of its own, which the test may kill. */
async function bounced(t: TestContext) {
  const directUrl = await createDatabase(templateName);
  const bouncer = await startPgBouncer(directUrl, sessions);
  t.after(() => bouncer.stop());
  return { bouncer, directUrl, url: bouncer.through(directUrl) };
}

/** Two servers on such a database, each with more connections than that has sessions, and a user's calls. */
async function twoServers(t: TestContext, deadlines = { requestMs: 4000, backgroundMs: 10_000 }) {
  const { bouncer, directUrl, url } = await bounced(t);
  const open = async () =>
    startTestApi({}, await openPostgres(url, { directUrl, poolSize: 10, deadlines }));
  const [one, two] = [await open(), await open()];
  t.after(() => Promise.all([one.close(), two.close()]));
  const workspace = await createTestWorkspace(one.db);
  const users = await workspace.everyone();
  const shoot = await workspace.booking({
    clientId: users.client.id,
    submitterId: users.clientUser.id,
    state: 'new',
  });
  const thread = `/booking/comments/${shoot.projectThread}`;
  return {
    servers: [one, two] as const,
    bouncer,
    workspace,
    users,
    say: (api: typeof one, text: string, key: string = randomUUID()) =>
      api.send<CommentThread>(users.admin, 'POST', `${thread}/add-comment`, parts({ text }), {
        'Idempotency-Key': key,
      }),
    said: async () =>
      (await one.get<CommentThread>(users.admin, thread)).comments.map(({ text }) => text),
  };
}

const hasCode = (code: string) => (error: { cause?: { code?: string } }) =>
  error.cause?.code === code;

/** Reads events until each of these has come once, and leaves. */
async function hearsAll(events: Awaited<ReturnType<typeof listening>>, news: string[]) {
  const awaited = new Set(news.map((about) => `notifications ${about}`));
  while (awaited.size > 0) for (const text of await events.nextOnes(1)) awaited.delete(text);
  await events.leave();
}

const skip = !process.env[testVariables.pgBouncer] && 'needs tests/run.ts pgbouncer';

describe('behind pgBouncer in transaction mode', { skip, concurrency: true }, () => {
  test('two servers share three sessions, hear of each other, and run each job once', async (t) => {
    const { servers, workspace, users, say, said } = await twoServers(t);
    const [one] = servers;
    const listeners = await Promise.all(servers.map((api) => listening(api, users.reviewer)));
    const sent: string[] = [];
    const mail = {
      send: async ({ id }: { id: string }) => void sent.push(id),
      close: () => undefined,
    };
    const workers = servers.map(({ deps }) =>
      startWorker({ ...deps, db: deps.background, mail }, jobsFor(deps), { pollMs: 20 }),
    );
    const texts = Array.from({ length: 40 }, (_, index) => `Comment ${index}`);
    const calls = texts.flatMap((text, index) => {
      const api = servers[index % 2] ?? one;
      return [say(api, text), api.ask(users.admin, '/booking/list-bookings')];
    });
    const news = texts.map(() => randomUUID());
    const greeted = news.map((about) =>
      workspace.action(users.reviewer.id, about, 'greeted', null),
    );
    const mailed = texts.map((subject) =>
      workspace.inside((tx) =>
        queueMail(tx, workspace.tenantId, { ...hello, subject }, one.deps.clock()),
      ),
    );
    const answers = await Promise.all(calls);
    await Promise.all([...greeted, ...mailed]);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.deepEqual((await said()).sort(), texts.sort());
    for (const events of listeners) await hearsAll(events, news);
    while (sent.length < texts.length) await wait(20);
    await Promise.all(workers.map((worker) => worker.stop()));
    assert.equal(new Set(sent).size, texts.length);
    assert.equal(sent.length, texts.length);
    const [used] = rowsOf<{ count: number }>(
      await one.db.execute(sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and query not ilike 'listen%'`),
    );
    assert.ok((used?.count ?? 0) <= sessions, `${used?.count} sessions`);
  });

  test('limits statements, locks and silence of requests and of background work', async (t) => {
    const { directUrl, url } = await bounced(t);
    const deadlines = { requestMs, backgroundMs: 3 * requestMs };
    const connection = await openPostgres(url, { directUrl, poolSize: 4, deadlines });
    t.after(() => connection.close());
    const { db, background } = connection;
    const settings = async (on: Db) =>
      rowsOf<{ name: string; ms: string }>(
        await on.execute(sql`select name, setting as ms from pg_settings
          where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
          order by name`),
      ).map(({ ms }) => Number(ms));
    assert.deepEqual(await settings(db), [requestMs, requestMs / 2, requestMs]);
    assert.deepEqual(await db.transaction(settings), [requestMs, requestMs / 2, requestMs]);
    const long = [3 * requestMs, 1.5 * requestMs, 3 * requestMs];
    assert.deepEqual(await background.transaction(settings), long);

    const sleep = (on: Db) => on.execute(sql`select pg_sleep(${(2 * requestMs) / 1000})`);
    await assert.rejects(sleep(db), hasCode('57014'));
    // The server's own cut-off may be quicker.
    await assert.rejects(db.transaction(sleep), isUnreachable);
    await background.transaction(sleep);
    const locked = sql`lock table shootline.booking`;
    await background.transaction(async (tx) => {
      await tx.execute(locked);
      await assert.rejects(
        db.transaction((waiting) => waiting.execute(locked)),
        hasCode('55P03'),
      );
    });
    // The settings stay behind with no session.
    const [left] = rowsOf<{ limit: string }>(
      await connection.exclusively(() =>
        db.transaction((tx) =>
          tx.execute(sql`select reset_val as limit from pg_settings
          where name = 'statement_timeout'`),
        ),
      ),
    );
    assert.equal(left?.limit, '0');
  });

  test('a restart of pgBouncer costs nothing but 503 with a time to retry', async (t) => {
    const { servers, bouncer, workspace, users, say, said } = await twoServers(t);
    const events = await listening(servers[1], users.reviewer);
    const acknowledged: string[] = [];
    let refused = 0;
    let isOver = false;
    const busy = Array.from({ length: 6 }, async (_, lane) => {
      const api = servers[lane % 2] ?? servers[0];
      for (let round = 0; !isOver; round++) {
        const [text, key] = [`${lane} ${round}`, randomUUID()];
        for (;;) {
          const { status, headers } = await say(api, text, key);
          if (status === 200) break;
          assert.deepEqual([status, headers.get('Retry-After')], [503, '2']);
          refused += 1;
          await wait(100);
        }
        acknowledged.push(text);
      }
    });
    const working = Promise.all(busy);
    const reach = async (count: number) => {
      while (acknowledged.length < count) await Promise.race([wait(20), working]);
    };
    await reach(12);
    await bouncer.kill();
    await bouncer.start();
    await reach(acknowledged.length + 12);
    // Longer than the servers try again by themselves.
    await bouncer.kill();
    while (refused < 6) await Promise.race([wait(20), working]);
    await bouncer.start();
    await reach(acknowledged.length + 12);
    isOver = true;
    await working;
    assert.deepEqual((await said()).sort(), acknowledged.sort());
    const about = randomUUID();
    await workspace.action(users.reviewer.id, about, 'greeted', null);
    await hearsAll(events, [about]);
  });

  test('is noticed at the start without a direct address, or with one of another database', async (t) => {
    const { directUrl, url } = await bounced(t);
    const other = await createDatabase(templateName);
    const dataDir = await mkdtemp(join(tmpdir(), 'shootline-pooler-'));
    t.after(() => rm(dataDir, { recursive: true }));
    const open = async (database: { url: string; directUrl?: string }) => {
      const connection = await openDatabase({ database, dataDir, reset: false }, assert.ifError);
      await connection.close();
    };
    const needsDirect = { name: 'StartError', message: /set DATABASE_DIRECT_URL to the address/ };
    await assert.rejects(open({ url }), needsDirect);
    await assert.rejects(open({ url: directUrl, directUrl: url }), needsDirect);
    await assert.rejects(open({ url, directUrl: other }), {
      message: /lead to different databases/,
    });
    await open({ url, directUrl });
  });
});
