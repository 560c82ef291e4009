import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type CommentThread, type ServerStatus, roles } from '@shootline/shared-api/contract';
import { eq, sql } from '../drizzle.ts';
import { appUser } from '../../../domain/schema.ts';
import { parts } from '../../../../proofs/matrix/calls/parts.ts';
import { onServer } from '../../../../tests/database.ts';
import { startDatabaseProxy } from '../../../../tests/servers/database-proxy.ts';
import { listening } from '../../../../tests/event-listener.ts';
import {
  type Replicated,
  type ReplicatedApi,
  startReplicated,
} from '../../../../tests/servers/replicated.ts';
import { until } from '../../../../tests/until.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { addReplicaGauges } from '../../monitoring/replica-gauges.ts';
import { loadContract } from '../../openapi/document.ts';
import type { Db } from '../db.ts';
import { readTransaction } from './read-transaction.ts';
import { rowsOf } from '../rows.ts';

type User = { id: string; tenantId: string };

/** A workspace with a booking, whose comments the tests write and read. */
async function newHouse(api: ReplicatedApi) {
  const workspace = await createTestWorkspace(api.db);
  const people = await workspace.everyone();
  const { client, clientUser } = people;
  const shoot = await workspace.booking({
    clientId: client.id,
    submitterId: clientUser.id,
    state: 'new',
  });
  const thread = `/booking/comments/${shoot.projectThread}`;
  for (const who of Object.values(people)) if ('role' in who) await api.tokenOf(who);
  return {
    ...people,
    workspace,
    shoot,
    say: async (who: User, text: string, by = api) => {
      const { status } = await by.send(who, 'POST', `${thread}/add-comment`, parts({ text }), {
        'Idempotency-Key': randomUUID(),
      });
      assert.equal(status, 200);
    },
    /** The texts of all comments, and how the read was answered. */
    said: async (who: User, by = api) => {
      const { result, ...counts } = await by.counting(() => by.get<CommentThread>(who, thread));
      const answered = Object.entries(counts).find(([, count]) => count > 0)?.[0];
      return [result.comments.map(({ text }) => text), answered];
    },
  };
}

describe('a replica', () => {
  let cluster: Replicated;
  let api: ReplicatedApi;
  let other: ReplicatedApi;
  let house: Awaited<ReturnType<typeof newHouse>>;

  before(async () => {
    cluster = await startReplicated();
    api = await cluster.api();
    other = await cluster.api();
  });
  beforeEach(async () => {
    await cluster.replica.resume();
    house = await newHouse(api);
    await cluster.replica.caughtUp();
  });
  after(() => cluster.close());

  const tokenFor = async (who: User) => ({ Authorization: `Token ${await api.tokenOf(who)}` });

  test('answers reads, but shows users what they have written', async () => {
    const { admin, reviewer, say, said } = house;
    await cluster.replica.pause();
    await say(admin, 'One');
    assert.deepEqual(await said(admin), [['One'], 'behind']);
    // Nobody has told the reviewer of it, so the replica may be late.
    assert.deepEqual(await said(reviewer), [[], 'replica']);
    await cluster.replica.resume();
    await cluster.replica.caughtUp();
    for (const who of [admin, reviewer]) assert.deepEqual(await said(who), [['One'], 'replica']);
    assert.deepEqual(
      api.log.filter(({ event }) => event !== 'replica serves'),
      [],
    );
  });

  test('shows users what they wrote in another process or session', async () => {
    const { admin, say, said } = house;
    // Each process has its own session of the admin.
    await other.tokenOf(admin);
    await cluster.replica.caughtUp();
    await cluster.replica.pause();
    await say(admin, 'Elsewhere', other);
    assert.deepEqual(await said(admin), [['Elsewhere'], 'behind']);
    assert.deepEqual(await said(admin, other), [['Elsewhere'], 'behind']);
  });

  test('shows what was there at the sign-in', async () => {
    const { workspace, admin, say, said } = house;
    await cluster.replica.pause();
    await say(admin, 'Before');
    const late = await workspace.user('reviewer');
    assert.deepEqual(await said(late), [['Before'], 'behind']);
  });

  test('shows each user changes that they were told of', async () => {
    const { admin, reviewer, editor, shoot, say, said } = house;
    const events = await listening(other, reviewer);
    await cluster.replica.caughtUp();
    await cluster.replica.pause();
    await say(admin, 'News');
    assert.deepEqual(await events.nextOnes(1), [`comments ${shoot.id}`]);
    // The session that listens in one process, asking another.
    const headers = { Authorization: `Token ${await other.tokenOf(reviewer)}` };
    const { body } = await api.request<CommentThread>(`/booking/comments/${shoot.projectThread}`, {
      headers,
    });
    assert.deepEqual(
      body.comments.map(({ text }) => text),
      ['News'],
    );
    assert.deepEqual(await said(editor), [[], 'replica']);
    await cluster.replica.resume();
    await cluster.replica.caughtUp();
    assert.deepEqual(await said(reviewer, other), [['News'], 'replica']);
    await events.leave();
  });

  test('grants nothing that was taken away', async () => {
    const { admin, reviewer, finance, workspace } = house;
    const list = (who: User) => api.ask(who, '/users');
    assert.equal((await list(admin)).status, 200);
    await cluster.replica.pause();
    await workspace.inside((tx) =>
      tx.update(appUser).set({ role: roles.editor }).where(eq(appUser.id, admin.id)),
    );
    assert.equal((await list(admin)).status, 403);
    const signOut = await api.send(reviewer, 'POST', '/auth/logout');
    assert.equal(signOut.status, 204);
    const { status } = await api.request('/client', { headers: await tokenFor(reviewer) });
    assert.equal(status, 401);
    await workspace.inside((tx) =>
      tx.execute(sql`delete from shootline.session
        where tenant_id = ${finance.tenantId} and user_id = ${finance.id}`),
    );
    assert.equal((await api.ask(finance, '/client')).status, 401);
  });

  test('leaves what it does not have to the primary', async () => {
    const { admin, workspace, clientUser, client } = house;
    await cluster.replica.pause();
    const values = { clientId: client.id, submitterId: clientUser.id, state: 'new' as const };
    const { id } = await workspace.booking(values);
    const { result, refused } = await api.counting(() => api.ask(admin, `/booking/${id}`));
    assert.deepEqual([result.status, refused], [200, 1]);
  });

  test('answers every list and statistic', async () => {
    const { admin } = house;
    const reads = loadContract().operations.filter(
      ({ method, path, access, isMutatingGet, responses }) =>
        method === 'get' &&
        !path.includes(':') &&
        access === 'token' &&
        !isMutatingGet &&
        responses.get(200),
    );
    const { result, ...counts } = await api.counting(async () => {
      for (const { path } of reads) await api.ask(admin, path);
      return reads.length;
    });
    assert.deepEqual([counts.failed, counts.behind, counts.away], [0, 0, 0]);
    // Some need parameters and are refused before they read.
    assert.ok(counts.replica > result * 0.7, JSON.stringify([result, counts]));
  });

  test('is left for the primary by reads that hinder it or write', async () => {
    const { admin } = house;
    const [session] = rowsOf<{ id: string }>(
      await api.db.execute(sql`select id from shootline.session where user_id = ${admin.id}`),
    );
    const of = {
      tenantId: admin.tenantId,
      sessionId: session?.id ?? '',
      writes: 0,
      newestEvent: null,
    };
    await onServer(
      cluster.superuserUrl,
      'create table public.busy as select generate_series(1, 1000) as n',
    );
    await onServer(cluster.superuserUrl, 'grant select on public.busy to public');
    await cluster.replica.caughtUp();
    const own = cluster.replica.urlOf('portal');
    await onServer(own, 'alter system set max_standby_streaming_delay = 0');
    await onServer(own, 'select pg_reload_conf()');
    const vacuum = async () => {
      await onServer(cluster.superuserUrl, 'update public.busy set n = n + 1');
      await onServer(cluster.superuserUrl, 'vacuum analyze public.busy');
    };
    // The replica ends the statement, and the connection of a transaction without one.
    for (const meet of [
      async (tx: Db) => void (await Promise.all([tx.execute(sql`select pg_sleep(20)`), vacuum()])),
      vacuum,
    ]) {
      let times = 0;
      const hindered = await api.counting(() =>
        readTransaction(
          api.deps,
          of,
          async (tx) => {
            times += 1;
            await tx.execute(sql`select count(*) from public.busy`);
            if (times > 1) return 'from the primary';
            await meet(tx);
            await cluster.replica.caughtUp();
            await tx.execute(sql`select count(*) from public.busy`);
            return 'from the replica';
          },
          { isSnapshot: true },
        ),
      );
      assert.deepEqual([hindered.result, hindered.failed, times], ['from the primary', 1, 2]);
    }
    await onServer(own, 'alter system reset max_standby_streaming_delay');
    await onServer(own, 'select pg_reload_conf()');
    const written = await api.counting(() =>
      readTransaction(api.deps, of, (tx) =>
        tx.update(appUser).set({ phone: '1' }).where(eq(appUser.id, admin.id)),
      ),
    );
    assert.equal(written.failed, 1);
    assert.equal(api.reader.status().state, 'serving');
    const [entry, ...rest] = api.log.splice(0).filter(({ event }) => event !== 'replica serves');
    assert.deepEqual([entry?.['event'], rest], ['read on replica', []]);
  });

  test('is left alone while it is too far behind', async () => {
    const { admin, said } = house;
    const strict = await cluster.api({ mostLagMs: 100 });
    await strict.tokenOf(admin);
    await cluster.replica.caughtUp();
    assert.deepEqual(await said(admin, strict), [[], 'replica']);
    await cluster.replica.pause();
    await house.say(admin, 'Late');
    await until(() => strict.reader.status().state === 'behind');
    assert.ok((strict.reader.status().lagMs ?? 0) > 100);
    assert.deepEqual(await said(admin, strict), [['Late'], 'away']);
    await cluster.replica.resume();
    await until(() => strict.reader.status().state === 'serving');
    assert.deepEqual(
      strict.log.map(({ event }) => event),
      ['replica serves', 'replica not used', 'replica serves'],
    );
    const { body } = await strict.request<{ replica: object }>('/health');
    assert.deepEqual(Object.keys(body.replica), ['state', 'lag_seconds']);
    const { database } = await strict.get<ServerStatus>(admin, '/status');
    assert.equal(database.replica?.state, 'serving');
    const metrics = createMetrics();
    addReplicaGauges(metrics, strict.reader);
    const text = await metrics.text();
    assert.match(text, /^database_replica_lag_seconds\{state="serving"\} [\d.]+$/m);
    assert.match(text, /^database_reads\{state="replica"\} [1-9]/m);
    assert.match(text, /^database_reads\{state="away"\} [1-9]/m);
  });

  test('that ends, is silent or is no replica costs callers nothing', async () => {
    const { admin, said } = house;
    const proxy = await startDatabaseProxy(cluster.replicaUrl);
    const far = await cluster.api({ url: proxy.url });
    await far.tokenOf(admin);
    await cluster.replica.caughtUp();
    let isReading = true;
    let answers = 0;
    const reading = [0, 1, 2].map(async () => {
      // Fails with any answer but 200.
      for (; isReading; answers++) await far.get(admin, '/booking/list-bookings');
    });
    const serves = async () => {
      await until(() => far.reader.status().state === 'serving');
      const { replica } = far.reader.reads();
      await until(() => far.reader.reads().replica > replica);
    };
    const isAway = async () => {
      await until(() => far.reader.status().state === 'away');
      const before = answers;
      await until(() => answers > before + 10);
    };
    await serves();
    await cluster.replica.kill();
    await isAway();
    await cluster.replica.start();
    await serves();
    proxy.silence();
    await isAway();
    await proxy.heal();
    await serves();
    isReading = false;
    await Promise.all(reading);
    const events = far.log.map(({ event, state }) => `${event}: ${state}`);
    const [good, bad] = ['replica serves: serving', 'replica not used: away'];
    assert.deepEqual(events, [good, bad, good, bad, good]);
    assert.doesNotMatch(JSON.stringify(far.log), /postgres(ql)?:/);
    assert.deepEqual(await said(admin, far), [[], 'replica']);
    await proxy.close();
  });
});
