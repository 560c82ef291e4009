import assert from 'node:assert/strict';
import { type TestContext, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, templateName } from '../../../../tests/database.ts';
import { startDatabaseProxy } from '../../../../tests/servers/database-proxy.ts';
import { startTestApi, testNow, unlimitedCalls } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';
import { type Connection, openPostgres } from '../../db/connection/client.ts';
import { rateCount } from '../../db/schema.ts';
import { sharedCounter } from './shared-counter.ts';

const limit = 200;
const limits = { ...unlimitedCalls, calls: limit, signedOut: limit };

/** Connections of separate processes to one database. */
async function connections(t: TestContext, count: number): Promise<Connection[]> {
  const url = await createDatabase(templateName);
  const open = () => openPostgres(url, { poolSize: 4 });
  const opened = await Promise.all(Array.from({ length: count }, open));
  t.after(() => Promise.all(opened.map((one) => one.close())));
  return opened;
}

/** Servers on one database. */
async function servers(t: TestContext, count: number) {
  const opened = await connections(t, count);
  const started = await Promise.all(
    opened.map((one) => startTestApi({ limits }, { ...one, close: async () => undefined })),
  );
  // Runs before the connections are closed.
  t.after(() => Promise.all(started.map((api) => api.close())));
  const [first] = started;
  if (!first) throw new Error('No server was started.');
  return { started, first };
}

async function storedCount({ db }: Pick<Connection, 'db'>): Promise<number> {
  const rows = await db.select().from(rateCount);
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Waits until the database holds this count. */
async function untilStored(connection: Pick<Connection, 'db'>, expected: number): Promise<void> {
  const latest = Date.now() + 20_000;
  while ((await storedCount(connection)) !== expected) {
    assert.ok(Date.now() < latest, `The count is still ${await storedCount(connection)}.`);
    await wait(5);
  }
}

const deps = ({ db }: Pick<Connection, 'db'>, errors: unknown[] = []) => ({
  db,
  clock: () => testNow,
  logger: { error: (entry: unknown) => void errors.push(entry) },
});

describe('several processes', () => {
  test('let through the limit, and at most a tenth more of three of them', async (t) => {
    const { started, first } = await servers(t, 3);
    const { editor } = await (await createTestWorkspace(first.db)).everyone();
    const share = Array.from({ length: 90 });
    type Call = (api: typeof first) => Promise<{ status: number }>;
    const passed = async (call: Call) => {
      const atOnce = started.flatMap((api) => share.map(async () => (await call(api)).status));
      const statuses = await Promise.all(atOnce);
      // Goes on until each of them refuses.
      for (const api of started) {
        let status: number;
        do statuses.push((status = (await call(api)).status));
        while (status !== 429);
      }
      return statuses.filter((status) => status !== 429).length;
    };
    for (const call of [
      (api) => api.ask(editor, '/client'),
      (api) => api.request('/client'),
    ] satisfies Call[]) {
      const count = await passed(call);
      assert.ok(count >= limit && count <= limit * 1.1, String(count));
    }
    for (const api of started) api.moveClock(1);
    for (const api of started) assert.equal((await api.ask(editor, '/client')).status, 200);
  });

  test('go on from the counts of one that has stopped', async (t) => {
    const [a, b] = (await connections(t, 2)) as [Connection, Connection];
    const before = sharedCounter(deps(a));
    for (let call = 0; call < 99; call += 1) await before.count('calls:a', 100);
    await before.close();
    await untilStored(a, 99);
    const next = sharedCounter(deps(b));
    t.after(() => next.close());
    const passed = [];
    for (let call = 0; call < 50; call += 1) passed.push(await next.count('calls:a', 100));
    assert.ok(passed.filter((seconds) => seconds === undefined).length <= 5);
  });
});

describe('counting', () => {
  test('needs no statement in the way of a call', async (t) => {
    const [db, other] = (await connections(t, 2)) as [Connection, Connection];
    const counter = sharedCounter(deps(db));
    t.after(() => counter.close());
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = other.db.transaction(async (tx) => {
      await tx.execute('lock table shootline.rate_count in access exclusive mode');
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    for (let call = 0; call < 20; call += 1) {
      assert.equal(await counter.count('calls:a', 600), undefined);
    }
    held.resolve();
    await holding;
    await untilStored(other, 20);
  });

  test('goes on by each process alone while the database is away', async (t) => {
    const proxy = await startDatabaseProxy(await createDatabase(templateName));
    const connection = await openPostgres(proxy.url, { poolSize: 2 });
    t.after(async () => {
      await connection.close();
      await proxy.close();
    });
    await proxy.refuse();
    const errors: unknown[] = [];
    const counter = sharedCounter(deps(connection, errors));
    const seconds = await Promise.all(
      Array.from({ length: limit + 5 }, () => counter.count('calls:a', limit)),
    );
    assert.equal(seconds.filter((one) => one === undefined).length, limit);
    assert.equal(errors.length, 1);
    await proxy.heal();
    await counter.close();
    assert.equal(await storedCount(connection), limit);
  });

  test('writes nothing for a crowd of keys with few calls, and forgets ended minutes', async (t) => {
    const [connection] = (await connections(t, 1)) as [Connection];
    let now = testNow;
    const counter = sharedCounter({ ...deps(connection), clock: () => now });
    for (let address = 0; address < 3000; address += 1) {
      for (let call = 0; call < 5; call += 1) await counter.count(`calls:${address}`, 300);
    }
    for (let call = 0; call < 300; call += 1) await counter.count('calls:busy', 300);
    await untilStored(connection, 300);
    now = new Date(now.getTime() + 60_000);
    for (let call = 0; call < 6; call += 1) await counter.count('calls:later', 300);
    await untilStored(connection, 6);
    await counter.close();
  });

  test('remembers a bounded number of keys, and drops the oldest first', async (t) => {
    const [connection] = (await connections(t, 1)) as [Connection];
    const counter = sharedCounter(deps(connection), 3);
    const limited = 100;
    for (let call = 0; call < 100; call += 1) await counter.count('a', limited);
    assert.equal(await counter.count('a', limited), 60);
    for (const key of ['b', 'c', 'd']) assert.equal(await counter.count(key, limited), undefined);
    // Its count is known again after its next calls.
    assert.equal(await counter.count('a', limited), undefined);
    await counter.count('a', limited);
    await untilStored(connection, 102);
    assert.equal(await counter.count('a', limited), 60);
    await counter.close();
  });
});
