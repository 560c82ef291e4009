import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { WaitingWork } from '@shootline/shared-api/contract';
import { openTestDatabase } from '../../../tests/database.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Who = keyof Omit<Everyone, 'client'>;

const daysAgo = (days: number) => hoursFromNow(-24 * days);

describe('the work that waits for a user', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let people: Everyone;
  let statements = 0;

  before(async () => {
    const onStatement = () => {
      statements += 1;
      return () => {};
    };
    api = await startTestApi({}, await openTestDatabase({ onStatement }));
  });
  after(() => api.close());
  beforeEach(async () => {
    api.moveClock((testNow.getTime() - api.deps.clock().getTime()) / 60_000);
    workspace = await createTestWorkspace(api.db);
    people = await workspace.everyone();
  });

  const add = (title: string, values: Partial<Parameters<TestWorkspace['booking']>[0]> = {}) =>
    workspace.booking({
      title,
      state: 'new',
      clientId: people.client.id,
      submitterId: people.clientUser.id,
      ...values,
    });
  const addInvoice = async (submitted: Date) => {
    const { id } = await add('Filmed', { state: 'job_complete', date: daysAgo(400) });
    const values = { state: 'submitted' as const, submitted };
    return workspace.invoice(id, people.videographer.id, values);
  };
  const read = (who: Who, query = '') => api.get<WaitingWork>(people[who], `/work${query}`);

  /** Each group as its count, and its lines as kind, number or title. */
  const told = ({ groups }: WaitingWork) =>
    Object.fromEntries(
      groups.map(({ urgency, count, lines }) => [
        `${urgency} ${count}`,
        lines.map(
          ({ kind, count: pieces, ...line }) =>
            `${kind} ${pieces > 1 ? pieces : (line.booking ?? line.offer?.booking)?.title}`,
        ),
      ]),
    );
  const count = async (who: Who) =>
    (await api.get<{ count: number }>(people[who], '/work/count')).count;

  test('comes by the hours to the shoot, before what has only waited for long', async () => {
    for (const days of [12, 360, 20, 15]) await addInvoice(daysAgo(days));
    await add('Next month', { date: hoursFromNow(24 * 30) });
    await add('Short notice', { date: hoursFromNow(41) });
    await add('In a week', { date: hoursFromNow(24 * 7) });
    await add('Missed', { date: daysAgo(200) });
    await add('Nobody yet', { state: 'active', date: hoursFromNow(40) });
    await add('Over', {
      state: 'assigned',
      date: daysAgo(2),
      videographerId: people.videographer.id,
    });

    const work = await read('admin');
    assert.deepEqual(told(work), {
      'now 2': ['to_staff Nobody yet', 'needs_approval Short notice'],
      'today 5': ['invoice 4', 'needs_approval Missed'],
      'week 2': ['to_complete Over', 'needs_approval In a week'],
      'later 1': ['needs_approval Next month'],
    });
    const [first, , invoices] = work.groups.flatMap(({ lines }) => lines);
    assert.equal(first?.due, hoursFromNow(40).toISOString());
    assert.deepEqual(
      [invoices?.uuid, invoices?.since, work.now],
      [null, daysAgo(360).toISOString(), testNow.toISOString()],
    );
    assert.equal(await count('admin'), 7);
  });

  test('has the offers, shoots and requests of its reader only', async () => {
    const { id } = await add('Offered', { state: 'requested', date: hoursFromNow(24 * 20) });
    const until = hoursFromNow(3);
    await workspace.offer(id, people.videographer.id, { sent: testNow, exclusiveUntil: until });
    const other = await workspace.user('camera_operator');
    await workspace.offer(id, other.id, { sent: testNow });
    await add('Draft of another', { state: 'draft', submitterId: people.teamAdmin.id });
    await add('Own draft', { state: 'draft', date: null });
    await addInvoice(daysAgo(1));

    const [offers] = (await read('videographer')).groups;
    assert.deepEqual(
      offers?.lines.map(({ kind, due }) => [offers.urgency, kind, due]),
      [['now', 'offer', until.toISOString()]],
    );
    assert.deepEqual(told(await read('clientUser')), { 'later 1': ['drafts Own draft'] });
    // Editors cannot complete a booking, so it is not their work.
    await add('To complete', { state: 'footage_provided', date: daysAgo(9) });
    assert.deepEqual(told(await read('editor')), {});
    assert.deepEqual(told(await read('finance', '?kind=invoice')), {
      'week 1': ['invoice undefined'],
    });
    assert.deepEqual(told(await read('reviewer', '?kind=invoice')), {});
  });

  test('shows eight of a kind with a deadline in a group, and the number of the others', async () => {
    for (let hours = 24; hours < 36; hours += 1) {
      await add(`In ${hours} hours`, { date: hoursFromNow(hours) });
    }
    const [now] = (await read('reviewer')).groups;
    assert.deepEqual([now?.urgency, now?.count, now?.lines.length], ['now', 12, 9]);
    const last = now?.lines.at(-1);
    assert.deepEqual(
      [last?.uuid, last?.count, last?.due],
      [null, 4, hoursFromNow(32).toISOString()],
    );
  });

  test('is snoozed for one user in every browser, and comes back', async () => {
    const { id } = await add('Short notice', { date: hoursFromNow(41) });
    const snooze = (who: Who, until: string, subject = id, kind = 'needs_approval') =>
      api.send<{ until: string }>(people[who], 'PUT', `/work/snoozes/${kind}/${subject}`, {
        until,
      });
    const { body } = await snooze('reviewer', 'tomorrow');
    // 8:00 in Sydney.
    const morning = hoursFromNow(20);
    assert.equal(body.until, morning.toISOString());

    const hidden = await read('reviewer');
    assert.deepEqual([told(hidden), hidden.snoozed, await count('reviewer')], [{}, 1, 0]);
    assert.deepEqual(told(await read('admin')), { 'now 1': ['needs_approval Short notice'] });
    const [group] = (await read('reviewer', '?snoozed=true')).groups;
    assert.equal(group?.lines[0]?.snoozed_until, morning.toISOString());

    api.moveClock(20 * 60);
    assert.deepEqual(told(await read('reviewer')), { 'now 1': ['needs_approval Short notice'] });
    assert.equal((await snooze('reviewer', 'next_week')).status, 200);
    const back = await api.send(people.reviewer, 'DELETE', `/work/snoozes/needs_approval/${id}`);
    assert.equal(back.status, 200);
    assert.equal((await read('reviewer')).snoozed, 0);
    const again = await api.send(people.reviewer, 'DELETE', `/work/snoozes/needs_approval/${id}`);
    assert.equal(again.status, 404);
    assert.equal((await snooze('reviewer', 'tomorrow', 'all', 'invoice')).status, 403);
  });

  test('snoozes repeated work as a whole, with what joins it meanwhile', async () => {
    for (const days of [4, 5, 6, 7]) await addInvoice(daysAgo(days));
    const until = { until: 'later_today' };
    await api.send(people.finance, 'PUT', '/work/snoozes/invoice/all', until);
    await addInvoice(daysAgo(1));
    const work = await read('finance');
    assert.deepEqual([told(work), work.snoozed], [{}, 5]);
    const [group] = (await read('finance', '?snoozed=true')).groups;
    assert.deepEqual([group?.lines.length, group?.lines[0]?.count], [1, 5]);
    api.moveClock(3 * 60);
    assert.equal((await read('finance')).snoozed, 0);
  });

  test('takes the same number of statements however much waits', async () => {
    const needed = async () => {
      statements = 0;
      await read('admin');
      return statements;
    };
    for (const days of [1, 2]) await add('A few', { date: daysAgo(-days) });
    await addInvoice(daysAgo(1));
    await needed();
    const few = await needed();
    for (let days = 1; days < 40; days += 1) await add('Many', { date: daysAgo(days - 20) });
    for (const days of [1, 2]) await addInvoice(daysAgo(days));
    assert.equal(await needed(), few);
  });
});
