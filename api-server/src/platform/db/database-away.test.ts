import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiErrorBody, Booking, CommentThread } from '@shootline/shared-api/contract';
import { sql } from './drizzle.ts';
import { jobsFor } from '../../jobs.ts';
import { startWorker } from '../jobs/job-worker.ts';
import { parts, pdf } from '../../../proofs/matrix/calls/parts.ts';
import { createDatabase, templateName } from '../../../tests/database.ts';
import { startDatabaseProxy } from '../../../tests/servers/database-proxy.ts';
import { listening, eventText } from '../../../tests/event-listener.ts';
import { exportMails } from '../../../tests/workspaces/exports.ts';
import { startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { openPostgres } from './connection/client.ts';
import { rowsOf } from './rows.ts';

const requestMs = 3000;
const sentence = 'Sorry, the service is not available right now. Please try again in a moment.';

/** An API whose database is behind a proxy, and its workspace with a direct connection. */
async function overProxy(t: TestContext) {
  const url = await createDatabase(templateName);
  const direct = await openPostgres(url, { poolSize: 2 });
  const proxy = await startDatabaseProxy(url);
  const deadlines = { requestMs, backgroundMs: 10_000 };
  const connection = await openPostgres(proxy.url, { poolSize: 4, deadlines });
  const api = await startTestApi({}, connection);
  t.after(async () => {
    await proxy.heal();
    await api.close();
    await direct.close();
    await proxy.close();
  });
  const workspace = await createTestWorkspace(direct.db);
  const users = await workspace.everyone();
  const shoot = await workspace.booking({
    clientId: users.client.id,
    submitterId: users.clientUser.id,
    state: 'new',
  });
  const { admin, reviewer } = users;
  // Signed in, with open connections.
  await Promise.all([admin, reviewer].map((who) => api.get(who, '/client')));
  const thread = `/booking/comments/${shoot.projectThread}`;
  return {
    api,
    proxy,
    users,
    workspace,
    shoot,
    connection,
    direct: direct.db,
    /** Comments on the booking; repeated calls with one key count once. */
    say: (text: string, key: string = randomUUID()) =>
      api.send<CommentThread>(admin, 'POST', `${thread}/add-comment`, parts({ text }), {
        'Idempotency-Key': key,
      }),
    said: async () => {
      const { comments } = await api.get<CommentThread>(admin, thread);
      return comments.map(({ text }) => text);
    },
    list: () => api.ask<{ count: number }>(admin, '/booking/list-bookings'),
  };
}

describe('while the database is away', { concurrency: true }, () => {
  test('hides a lost connection from users, whatever they do', async (t) => {
    const { proxy, list, say, said: comments } = await overProxy(t);
    proxy.cut();
    assert.equal((await list()).status, 200);
    proxy.cutAt('from "shootline"."booking"', { isDelivered: true });
    assert.deepEqual([(await list()).status, (await list()).body.count], [200, 1]);
    for (const isDelivered of [true, false]) {
      const text = `Cut ${isDelivered ? 'behind' : 'before'} the insert`;
      proxy.cutAt('insert into "shootline"."comment"', { isDelivered });
      assert.equal((await say(text)).status, 200);
      assert.equal((await comments()).filter((one) => one === text).length, 1);
    }
  });

  test('loses a connection that breaks at its start only once', async (t) => {
    const { api, proxy, list } = await overProxy(t);
    for (let times = 0; times < 6; times++) {
      proxy.cutAt('begin', { isDelivered: true });
      assert.equal((await list()).status, 200);
    }
    assert.equal((await api.request('/health')).status, 200);
  });

  test('hides a restart of one second from users', async (t) => {
    const { api, users, proxy, list, say } = await overProxy(t);
    await proxy.refuse();
    const waiting = [list(), say('Patient'), api.ask(users.reviewer, '/booking/list-bookings')];
    await wait(1000);
    await proxy.heal();
    proxy.turnAway('57P03');
    await wait(500);
    await proxy.heal();
    assert.deepEqual(
      (await Promise.all(waiting)).map(({ status }) => status),
      [200, 200, 200],
    );
  });

  test('answers every call with 503 and a time to retry, and signs nobody out', async (t) => {
    const { api, proxy, users, workspace, shoot, say, list } = await overProxy(t);
    await workspace.user('editor', { email: 'ida@away.test', password: 'long enough' });
    const credentials = {
      email: 'ida@away.test',
      password: 'long enough',
      alias: workspace.alias,
    };
    await api.send(users.admin, 'POST', '/booking/export-bookings', {
      recipients: [users.editor.id],
    });
    await api.runJobs();
    const link = (await exportMails(workspace))[0]?.path ?? '';
    await proxy.refuse();
    const { admin } = users;
    const answers = await Promise.all([
      list(),
      say('Nobody hears this'),
      api.ask(admin, `/booking/${shoot.id}`),
      api.ask(admin, '/events'),
      api.send(admin, 'POST', `/booking/${shoot.id}/make-on-hold`, undefined, {
        'If-Match': '"1"',
      }),
      api.send(admin, 'POST', `/booking/${shoot.id}/upload-file`, parts({}, pdf('plan.pdf'))),
      api.ask(admin, '/address/suggestions?text=Parramatta'),
      api.send(admin, 'POST', '/auth/logout'),
      api.post('/auth/login3', credentials),
      api.ask(admin, link),
    ]);
    for (const { status, headers, body } of answers) {
      assert.deepEqual(
        [status, headers.get('Retry-After'), body],
        [503, '2', { type: 'InternalError', message: sentence, errors: [] }],
      );
    }
    const health = await api.request<{ status: string }>('/health');
    assert.deepEqual(
      [health.status, health.headers.get('Retry-After'), health.body.status],
      [503, '2', 'unavailable'],
    );
    await proxy.heal();
    assert.deepEqual([(await list()).status, (await api.request('/health')).status], [200, 200]);
    assert.equal((await api.post('/auth/login3', credentials)).status, 200);
  });

  for (const code of ['57P03', '53300', '08004']) {
    test(`treats a server that refuses connections with ${code} as away`, async (t) => {
      const { proxy, list } = await overProxy(t);
      proxy.turnAway(code);
      const { status, headers } = await list();
      assert.deepEqual([status, headers.get('Retry-After')], [503, '2']);
      await proxy.heal();
      assert.equal((await list()).status, 200);
    });
  }

  for (const isDelivered of [true, false]) {
    const where = isDelivered ? 'behind' : 'before';
    test(`does work that is cut ${where} its commit once, however often it is repeated`, async (t) => {
      const { api, users, proxy, shoot, say, said: comments } = await overProxy(t);
      const key = randomUUID();
      proxy.cutAt('commit', { isDelivered, after: 'insert into "shootline"."comment"' });
      assert.equal((await say('Once', key)).status, 503);
      const [again, oncemore] = [await say('Once', key), await say('Once', key)];
      assert.deepEqual([again.status, oncemore.status], [200, 200]);
      assert.deepEqual(await comments(), ['Once']);

      const upload = () =>
        api.send<Booking>(
          users.admin,
          'POST',
          `/booking/${shoot.id}/upload-file`,
          parts({}, pdf('plan.pdf')),
          { 'Idempotency-Key': key },
        );
      proxy.cutAt('commit', { isDelivered, after: 'insert into "shootline"."booking_file"' });
      assert.equal((await upload()).status, 503);
      assert.equal((await upload()).status, 200);
      const { files } = await api.get<Booking>(users.admin, `/booking/${shoot.id}`);
      assert.equal(files.length, 1);
      assert.match(await api.get<string>(users.admin, files[0]?.file ?? ''), /^%PDF/);
    });
  }

  test('gives silent connections up and replaces them', async (t) => {
    const { proxy, list, say, said: comments } = await overProxy(t);
    // Fills every connection of the pool, including one that waits for its commit.
    await Promise.all(Array.from({ length: 8 }, list));
    proxy.silence();
    const key = randomUUID();
    const asked = performance.now();
    const answers = await Promise.all([...Array.from({ length: 7 }, list), say('Heard', key)]);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([503]));
    assert.ok(performance.now() - asked < 25_000);
    await proxy.heal();
    assert.equal((await say('Heard', key)).status, 200);
    assert.deepEqual(await comments(), ['Heard']);
    assert.ok((await Promise.all(Array.from({ length: 8 }, list))).every((a) => a.status === 200));
  });

  test('ends a statement that hangs', async (t) => {
    const { direct, list } = await overProxy(t);
    await direct.transaction(async (tx) => {
      await tx.execute(sql`lock table shootline.booking`);
      const { status, headers, body } = await list();
      assert.deepEqual([status, headers.get('Retry-After')], [503, '2']);
      assert.equal((body as unknown as ApiErrorBody).message, sentence);
    });
    assert.equal((await list()).status, 200);
    const own = rowsOf<{ waiting: number }>(
      await direct.execute(sql`select count(*)::int as waiting from pg_locks
        where not granted and relation = 'shootline.booking'::regclass
          and database = (select oid from pg_database where datname = current_database())`),
    );
    assert.equal(own[0]?.waiting, 0);
  });

  test('continues a stream without missing anything', async (t) => {
    const { api, users, proxy, shoot, say } = await overProxy(t);
    const events = await listening(api, users.reviewer);
    for (const fail of [proxy.cut, proxy.refuse, proxy.silence]) {
      await fail();
      await wait(500);
      await proxy.heal();
      assert.equal((await say('What a stream tells')).status, 200);
      // The event of the new booking itself may come first.
      let told = eventText(await events.next());
      while (told === `booking ${shoot.id}`) told = eventText(await events.next());
      assert.equal(told, `comments ${shoot.id}`);
    }
    await events.leave();
  });

  test('receives notices again after their connection has gone silent', async (t) => {
    const { connection, direct, proxy } = await overProxy(t);
    const heard: string[] = [];
    const listener = await connection.listen('blink', (payload) => heard.push(payload));
    proxy.silence();
    await wait(100);
    await proxy.heal();
    while (!heard.includes('back')) {
      await direct.execute(sql`select pg_notify('blink', 'back')`);
      await wait(200);
    }
    await listener.release();
  });

  test('stops a server whose database is silent', async (t) => {
    const { proxy } = await overProxy(t);
    const connection = await openPostgres(proxy.url);
    const ask = () => connection.db.execute(sql`select`);
    await Promise.all([ask(), ask(), ask()]);
    proxy.silence();
    const asked = performance.now();
    await connection.close();
    assert.ok(performance.now() - asked < 10_000);
  });

  test('runs waiting background work when the database is back', async (t) => {
    const { api, users, proxy, workspace } = await overProxy(t);
    const worker = startWorker({ ...api.deps, db: api.deps.background }, jobsFor(api.deps), {
      pollMs: 20,
    });
    await proxy.refuse();
    await wait(300);
    await proxy.heal();
    const recipients = [users.editor.id];
    await api.send(users.admin, 'POST', '/booking/export-bookings', { recipients });
    while ((await exportMails(workspace)).length === 0) await wait(20);
    await worker.stop();
  });
});
