import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from '../../platform/db/drizzle.ts';
import { bookingEvent, appUser } from '../schema.ts';
import { eventsFor, listening, readEvents, eventText } from '../../../tests/event-listener.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

describe('a stream of events', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function userWithNews() {
    const workspace = await createTestWorkspace(api.db);
    const user = await workspace.user('editor');
    return { workspace, user, news: () => newsFor(workspace, user.id) };
  }

  /** Makes an event for a user; returns its text in the stream. */
  async function newsFor(workspace: TestWorkspace, userId: string): Promise<string> {
    const about = crypto.randomUUID();
    await workspace.action(userId, about, 'greeted', null);
    return `notifications ${about}`;
  }

  test('is for signed-in users, uncached and unbuffered', async () => {
    assert.equal((await api.request('/events')).status, 401);
    const { user } = await userWithNews();
    const token = await api.tokenOf(user);
    assert.equal((await api.request(`/events?token=${token}`)).status, 401);
    const events = await listening(api, user);
    assert.equal(events.headers.get('Content-Type'), 'text/event-stream');
    assert.equal(events.headers.get('Cache-Control'), 'no-store, no-transform');
    assert.equal(events.headers.get('X-Accel-Buffering'), 'no');
    await events.leave();
    const head = await api.request('/events', {
      method: 'HEAD',
      headers: { Authorization: `Token ${token}` },
    });
    assert.equal(head.status, 200);
  });

  test('resumes after the last received event with exactly the missed ones', async () => {
    const { user, news } = await userWithNews();
    const first = await listening(api, user);
    const seen = await news();
    const last = await first.next();
    assert.equal(eventText(last), seen);
    await first.leave();
    const missed = [await news(), await news(), await news()];
    const second = await eventsFor(api, user, last.id);
    assert.deepEqual(await second.nextOnes(4), [...missed, 'ready']);
    const live = await news();
    assert.deepEqual(await second.nextOnes(1), [live]);
    await second.leave();
  });

  test('is measured, with the delay of new events but not of missed ones', async () => {
    const { user, news } = await userWithNews();
    const measured = async (name: string) => {
      const [, value] =
        new RegExp(`^${name} (\\S+)$`, 'm').exec(await api.deps.metrics.text()) ?? [];
      return Number(value);
    };
    const counted = () => measured('event_delivery_seconds_count');
    const before = await counted();
    const first = await listening(api, user);
    assert.equal(await measured('event_streams'), 1);
    await news();
    const last = await first.next();
    await first.leave();
    await news();
    const second = await eventsFor(api, user, last.id);
    await second.nextOnes(2);
    assert.equal(await counted(), before + 1);
    await news();
    await second.next();
    assert.equal(await counted(), before + 2);
    assert.ok((await measured('event_delivery_seconds_sum')) < 60);
    await second.leave();
  });

  test('resumes from its beginning if no event had arrived', async () => {
    const { user, news } = await userWithNews();
    const first = await eventsFor(api, user);
    const { id } = await first.next();
    await first.leave();
    const missed = await news();
    const headers = { Authorization: `Token ${await api.tokenOf(user)}` };
    const response = await api.app.request(`/api/events?last_event_id=${id}`, { headers });
    const second = readEvents(response);
    assert.deepEqual(await second.nextOnes(2), [missed, 'ready']);
    await second.leave();
  });

  test('delivers more than one batch without a gap', async () => {
    const { workspace, user } = await userWithNews();
    const first = await eventsFor(api, user);
    const { id } = await first.next();
    await first.leave();
    await api.db.execute(sql`
      insert into shootline.user_action (tenant_id, recipient_id, verb, target_name, booking_id)
      select ${workspace.tenantId}, ${user.id}, 'greeted', 'A shoot', gen_random_uuid()
      from generate_series(1, 1201)`);
    const second = await eventsFor(api, user, id);
    const received = await second.nextOnes(1202);
    assert.equal(new Set(received).size, 1202);
    assert.equal(received.at(-1), 'ready');
    await second.leave();
  });

  test('asks for a full reload when missed events are no longer kept', async () => {
    const { user, news } = await userWithNews();
    const first = await eventsFor(api, user);
    const { id } = await first.next();
    await first.leave();
    for (const strange of ['x', '9'.repeat(80), 'zzzzzzzzzzzz.1', `${id}0000`]) {
      const events = await eventsFor(api, user, strange);
      assert.deepEqual(await events.nextOnes(2), ['reset', 'ready'], strange);
      await events.leave();
    }
    api.moveClock(25 * 60);
    const late = await eventsFor(api, user, id);
    assert.deepEqual(await late.nextOnes(2), ['reset', 'ready']);
    const live = await news();
    assert.deepEqual(await late.nextOnes(1), [live]);
    await late.leave();
  });

  test('deletes events that nobody can resume from', async () => {
    const { workspace, user, news } = await userWithNews();
    const events = await listening(api, user);
    const kept = () =>
      workspace.inside((tx) => tx.select({ id: bookingEvent.id }).from(bookingEvent));
    await events.nextOnes([await news(), await news()].length);
    const [oldest] = await kept();
    assert.ok(oldest);
    await workspace.inside((tx) =>
      tx
        .update(bookingEvent)
        .set({ created: sql`now() - interval '2 days'` })
        .where(eq(bookingEvent.id, oldest.id)),
    );
    api.moveClock(61);
    const latest = Date.now() + 10_000;
    while ((await kept()).length > 1) {
      assert.ok(Date.now() < latest, 'it is never forgotten');
      await wait(50);
    }
    assert.notEqual((await kept())[0]?.id, oldest.id);
    await events.leave();
  });

  test('sends heartbeats, and ends with the session', async () => {
    const { user } = await userWithNews();
    const other = await listening(api, (await userWithNews()).user);
    const events = await listening(api, user);
    const headers = { Authorization: `Token ${await api.tokenOf(user)}` };
    await api.request('/auth/logout', { method: 'POST', headers });
    await events.ended();
    await other.leave();
    const { workspace, user: leaver } = await userWithNews();
    const open = await listening(api, leaver);
    await workspace.inside((tx) =>
      tx.update(appUser).set({ isActive: false }).where(eq(appUser.id, leaver.id)),
    );
    await open.ended();
    const { user: stays, news } = await userWithNews();
    const alive = await listening(api, stays);
    await wait(1000);
    await news();
    await alive.next();
    assert.ok(alive.beats() > 0);
    await alive.leave();
  });

  test('replaces the oldest of ten streams of a user', async () => {
    const { user, news } = await userWithNews();
    const streams = [];
    for (let index = 0; index < 11; index += 1) streams.push(await listening(api, user));
    const [oldest, ...rest] = streams;
    assert.deepEqual(await oldest?.nextOnes(1), ['superseded']);
    await oldest?.ended();
    const live = await news();
    for (const events of rest) {
      assert.deepEqual(await events.nextOnes(1), [live]);
      await events.leave();
    }
  });

  test('holds no database connection while it waits', async () => {
    const { user, news } = await userWithNews();
    const streams = await Promise.all(Array.from({ length: 8 }, () => listening(api, user)));
    const waiting = [await news(), await news()];
    for (const events of streams) {
      assert.deepEqual(await events.nextOnes(2), waiting);
      await events.leave();
    }
  });
});
