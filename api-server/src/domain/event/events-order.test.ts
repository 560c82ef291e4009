import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openPostgres } from '../../platform/db/connection/client.ts';
import { createDatabase, isOnCitus, onServer, templateName } from '../../../tests/database.ts';
import { eventsFor, listening, readEvents, eventText } from '../../../tests/event-listener.ts';
import { serverProcesses, signInAt } from '../../../tests/servers/server-process.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';

describe('events of several processes on one database', () => {
  let url: string;
  let one: TestApi;
  let two: TestApi;
  before(async () => {
    url = await createDatabase(templateName);
    one = await startTestApi({}, await openPostgres(url, { poolSize: 4 }));
    two = await startTestApi({}, await openPostgres(url, { poolSize: 4 }));
  });
  after(() => Promise.all([one.close(), two.close()]));

  async function userOfBoth() {
    const workspace = await createTestWorkspace(one.db);
    return { workspace, user: await workspace.user('editor') };
  }

  /** A transaction of another program that makes an event and stays open until ended. */
  async function openTransaction(tenantId: string, recipientId: string) {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    const about = crypto.randomUUID();
    await client.query(
      `insert into shootline.user_action (tenant_id, recipient_id, verb, target_name, booking_id)
        values ($1, $2, 'greeted', 'A shoot', $3)`,
      [tenantId, recipientId, about],
    );
    return {
      news: `notifications ${about}`,
      /** Starts the commit: the event has its number, but others cannot read it yet. */
      startCommit: () => client.query('set constraints all immediate'),
      async end(how: 'commit' | 'rollback') {
        await client.query(how);
        await client.end();
      },
    };
  }

  test('reach the users of each process', async () => {
    const { workspace, user } = await userOfBoth();
    const [here, there] = [await listening(one, user), await listening(two, user)];
    const about = crypto.randomUUID();
    await workspace.action(user.id, about, 'greeted', null);
    for (const events of [here, there]) {
      assert.deepEqual(await events.nextOnes(1), [`notifications ${about}`]);
      await events.leave();
    }
  });

  test('are not lost when they commit in another order than they begin', async () => {
    const { workspace, user } = await userOfBoth();
    const events = await listening(one, user);
    const first = await openTransaction(workspace.tenantId, user.id);
    const undone = await openTransaction(workspace.tenantId, user.id);
    const second = await openTransaction(workspace.tenantId, user.id);
    await second.end('commit');
    const early = await events.next();
    assert.equal(eventText(early), second.news);
    await first.end('commit');
    await undone.end('rollback');
    assert.deepEqual(await events.nextOnes(1), [first.news]);
    await events.leave();

    // After resuming from the second event, the first still arrives, once.
    const again = await eventsFor(two, user, early.id);
    assert.deepEqual(await again.nextOnes(2), [first.news, 'ready']);
    await again.leave();
  });

  test('arrive at once if missed despite an open transaction, and the transaction’s own later', async () => {
    const { workspace, user } = await userOfBoth();
    const before = await eventsFor(one, user);
    const { id } = await before.next();
    await before.leave();
    const slow = await openTransaction(workspace.tenantId, user.id);
    const quick = await openTransaction(workspace.tenantId, user.id);
    await quick.end('commit');
    const events = await eventsFor(two, user, id);
    assert.deepEqual(await events.nextOnes(2), [quick.news, 'ready']);
    await slow.end('commit');
    assert.deepEqual(await events.nextOnes(1), [slow.news]);
    await events.leave();
  });

  // A commit in progress is imitated by SET CONSTRAINTS, which Citus does not pass on.
  test('wait for a commit in progress, to skip no event', { skip: isOnCitus }, async () => {
    const { workspace, user } = await userOfBoth();
    const events = await listening(one, user);
    const first = await openTransaction(workspace.tenantId, user.id);
    await first.startCommit();
    const second = await openTransaction(workspace.tenantId, user.id);
    const ended = second.end('commit');
    await wait(200);
    await first.end('commit');
    await ended;
    assert.deepEqual(await events.nextOnes(2), [first.news, second.news]);
    await events.leave();
  });

  for (const [where, addressOf] of [
    ['another database of the same server', () => createDatabase()],
    ['another program in the same database', () => Promise.resolve(url)],
  ] as const) {
    test(`do not wait for a long write of ${where}`, async () => {
      const { workspace, user } = await userOfBoth();
      const events = await listening(one, user);
      const other = new Client({ connectionString: await addressOf() });
      await other.connect();
      await other.query('begin');
      await other.query('create table public.of_another_program (id int)');
      const about = crypto.randomUUID();
      await workspace.action(user.id, about, 'greeted', null);
      try {
        assert.deepEqual(await events.nextOnes(1), [`notifications ${about}`]);
      } finally {
        await other.query('rollback');
        await other.end();
      }
      await events.leave();
    });
  }

  test('arrive exactly once at a reconnecting client while many write', async () => {
    const { workspace, user } = await userOfBoth();
    const begun = await listening(one, user);
    const made = new Set<string>();
    const received: string[] = [];
    let lastId: string | undefined;
    const [lanes, rounds] = [6, 8];
    const isUndone = (lane: number, round: number) => (lane + round) % 5 === 0;
    const writers = Array.from({ length: lanes }, async (_, lane) => {
      for (let round = 0; round < rounds; round += 1) {
        const open = await openTransaction(workspace.tenantId, user.id);
        await wait((lane * 37 + round * 23) % 60);
        if (!isUndone(lane, round)) made.add(open.news);
        await open.end(isUndone(lane, round) ? 'rollback' : 'commit');
      }
    });
    // Counted beforehand: nothing more arrives if the last writers roll back.
    const committed = Array.from({ length: lanes * rounds }, (_, turn) => turn).filter(
      (turn) => !isUndone(turn % lanes, Math.floor(turn / lanes)),
    ).length;
    let events = begun;
    for (let round = 1; received.length < committed; round += 1) {
      const came = await events.next();
      lastId = came.id;
      if (came.event === 'change') received.push(eventText(came));
      if (round % 5 !== 0) continue;
      await events.leave();
      events = await eventsFor(round % 2 === 0 ? one : two, user, lastId);
    }
    await Promise.all(writers);
    await events.leave();
    assert.equal(new Set(received).size, received.length);
    assert.deepEqual([...received].sort(), [...made].sort());
  });

  test('arrive after the listening connection was lost', async () => {
    const { workspace, user } = await userOfBoth();
    const events = await listening(one, user);
    await onServer(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen %'`,
    );
    const about = crypto.randomUUID();
    await workspace.action(user.id, about, 'greeted', null);
    assert.deepEqual(await events.nextOnes(1), [`notifications ${about}`]);
    await events.leave();
  });
});

describe('a server with open streams', () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  before(async () => {
    processes = await serverProcesses();
  });
  after(() => processes.close());

  test('ends them at once when stopped', async () => {
    const server = await processes.start({ DATABASE_URL: await createDatabase() });
    const { token } = await signInAt(server.address);
    const response = await fetch(`${server.address}/api/events`, {
      headers: { Authorization: `Token ${token}` },
    });
    const events = readEvents(response);
    assert.equal((await events.next()).event, 'ready');
    const asked = Date.now();
    server.process.kill('SIGTERM');
    await events.ended();
    assert.ok(Date.now() - asked < 1000, 'it made the client wait');
    if (server.process.exitCode === null) await once(server.process, 'exit');
    assert.equal(server.process.exitCode, 0);
    assert.ok(Date.now() - asked < 4000, 'it waited for the stream');
  });
});
