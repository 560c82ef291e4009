import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type BookingState,
  type BookingView,
  bookingViewsOf,
  type components,
  type ListViews,
} from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { type TestApi, startTestApi, testNow } from '../../../../tests/test-api.ts';
import {
  type TestWorkspace,
  createTestWorkspace,
  hoursFromNow,
} from '../../../../tests/workspace.ts';
import { appUser, booking, callSheetReader } from '../../schema.ts';

type Page = components['schemas']['BookingPage'];
type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Values = Partial<Parameters<TestWorkspace['booking']>[0]>;

const path = '/booking/list-bookings';
const inNearTime = 14 * 24;
/** Start of the day for the users in Sydney, where it is noon on Friday. */
const midnight = new Date(testNow.getTime() - 12 * 3_600_000);
const justBefore = new Date(midnight.getTime() - 60_000);

describe('the views of My Bookings', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let people: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    people = await workspace.everyone();
  });
  after(() => api.close());

  const add = (title: string, state: BookingState, values: Values = {}) =>
    workspace.booking({
      title,
      state,
      clientId: people.client.id,
      submitterId: people.clientUser.id,
      ...values,
    });

  async function viewOf(who: keyof Omit<Everyone, 'client'>, view: BookingView) {
    const page = await api.get<Page>(people[who], `${path}?view=${view}&sortBy=title`);
    return page.results.map(({ title }) => title);
  }

  /** The titles in a view with this beginning. */
  async function shown(who: keyof Omit<Everyone, 'client'>, view: BookingView, beginning: string) {
    return (await viewOf(who, view)).filter((title) => title.startsWith(beginning));
  }

  test('needs approval: new bookings', async () => {
    await add('approval, new', 'new');
    await add('approval, active', 'active');
    await add('approval, draft', 'draft');
    assert.deepEqual(await shown('reviewer', 'needs_approval', 'approval'), ['approval, new']);
  });

  test('to staff: within 14 days, with nobody assigned', async () => {
    const near = hoursFromNow(inNearTime - 1);
    await add('staff, active', 'active', { date: near });
    await add('staff, requested', 'requested', { date: hoursFromNow(0) });
    await add('staff, later', 'active', { date: hoursFromNow(inNearTime) });
    await add('staff, past', 'active', { date: hoursFromNow(-1) });
    await add('staff, assigned', 'assigned', {
      date: near,
      videographerId: people.videographer.id,
    });
    await add('staff, new', 'new', { date: near });
    const expected = ['staff, active', 'staff, requested'];
    assert.deepEqual(await shown('editor', 'to_staff', 'staff'), expected);
    assert.deepEqual(await shown('editor', 'next_14_days', 'staff'), [
      'staff, active',
      'staff, assigned',
      'staff, new',
      'staff, requested',
    ]);
  });

  test('to_confirm: in 24 hours, with a call sheet that a reader has not confirmed', async () => {
    const tomorrow = { videographerId: people.videographer.id, date: hoursFromNow(23) };
    const send = ({ id }: { id: string }) =>
      api.send(people.editor, 'POST', `/booking/${id}/generate-call-sheet`);
    const confirm = ({ id }: { id: string }) =>
      workspace.inside((tx) =>
        tx
          .update(callSheetReader)
          .set({ confirmed: testNow })
          .where(eq(callSheetReader.bookingId, id)),
      );
    await add('sheet, none', 'assigned', tomorrow);
    // Nobody can be on two shoots at once, so the others have other days or videographers.
    const one = async (title: string, values: Values = {}) => {
      const { id: videographerId } = await workspace.user('camera_operator');
      const made = await add(title, 'assigned', { ...tomorrow, videographerId, ...values });
      await send(made);
      return made;
    };
    await one('sheet, open');
    await one('sheet, later', { date: hoursFromNow(25) });
    await confirm(await one('sheet, confirmed'));
    const changed = await one('sheet, changed');
    await confirm(changed);
    await workspace.inside((tx) =>
      tx.update(booking).set({ duration: 9 }).where(eq(booking.id, changed.id)),
    );
    const renewed = await one('sheet, renewed');
    await confirm(renewed);
    await send(renewed);
    assert.deepEqual(await shown('editor', 'to_confirm', 'sheet'), [
      'sheet, changed',
      'sheet, open',
      'sheet, renewed',
    ]);
  });

  test('to complete: over, or waiting for footage or for the end', async () => {
    const of = { videographerId: people.videographer.id, duration: 6 };
    await add('complete, over', 'assigned', { ...of, date: hoursFromNow(-6) });
    await add('complete, going on', 'assigned', { ...of, date: hoursFromNow(-5.9) });
    await add('complete, shot', 'shoot_completed', { ...of, date: hoursFromNow(-8) });
    await add('complete, footage', 'footage_provided', { ...of, date: hoursFromNow(-9) });
    await add('complete, done', 'job_complete', { ...of, date: hoursFromNow(-9) });
    assert.deepEqual(await shown('finance', 'to_complete', 'complete'), [
      'complete, footage',
      'complete, over',
      'complete, shot',
    ]);
  });

  describe('fee due', () => {
    const cancel = { cancellation_reason: 'illness' };
    const cancelled = async (title: string, state: BookingState, values: Values = {}) => {
      const booking = await add(title, state, values);
      await api.send(people.admin, 'POST', `/booking/${booking.id}/make-cancelled`, cancel);
      return booking;
    };
    const due = () => shown('finance', 'fee_due', 'fee');

    test('cancelled within 48 hours of the shoot, once it was approved', async () => {
      await cancelled('fee, late', 'active', { date: hoursFromNow(47.9) });
      await cancelled('fee, in time', 'active', { date: hoursFromNow(48) });
      await cancelled('fee, after it began', 'active', { date: hoursFromNow(-2) });
      await cancelled('fee, never approved', 'new', { date: hoursFromNow(20) });
      assert.deepEqual(await due(), ['fee, after it began', 'fee, late']);
    });

    test('put on hold, once it was approved and while its date is ahead', async () => {
      const near = hoursFromNow(20);
      const act = async (id: string, ...actions: string[]) => {
        for (const action of actions) {
          const body = action === 'make-cancelled' ? cancel : undefined;
          const { status } = await api.send(people.admin, 'POST', `/booking/${id}/${action}`, body);
          assert.equal(status, 200, action);
        }
      };
      const never = await add('fee, held, never approved', 'new', { date: near });
      await act(never.id, 'make-on-hold', 'make-cancelled');
      const approved = await add('fee, held, approved', 'new', { date: near });
      await act(approved.id, 'approve', 'make-on-hold', 'make-cancelled');
      const passed = await add('fee, held, passed', 'on_hold', { date: hoursFromNow(-2) });
      await workspace.log(passed.id, people.admin.id, 'active');
      await act(passed.id, 'make-cancelled');
      const held = (await due()).filter((title) => title.startsWith('fee, held'));
      assert.deepEqual(held, ['fee, held, approved']);
    });

    test('until it has a fee, or is reactivated', async () => {
      const of = { videographerId: people.videographer.id, date: hoursFromNow(20) };
      const booking = await cancelled('fee, assigned', 'assigned', of);
      const call = (action: string, body?: object) =>
        api.send<{ cancellation_fees: { uuid: string }[] }>(
          people.finance,
          'POST',
          `/booking/${booking.id}/${action}`,
          body,
        );
      assert.ok((await due()).includes('fee, assigned'));
      const { body } = await call('create-cancellation-fee', {
        category: 'within_24_hours',
        is_assigned_only: true,
        camera_operator: people.videographer.id,
      });
      assert.ok(!(await due()).includes('fee, assigned'));
      const [fee] = body.cancellation_fees;
      await call('delete-cancellation-fee', { booking_cancellation_fee: fee?.uuid });
      assert.ok((await due()).includes('fee, assigned'));
      await call('make-active');
      assert.ok(!(await due()).includes('fee, assigned'));
    });
  });

  test('upcoming and past meet at the start of the user’s day', async () => {
    const cases: [string, BookingState, Date][] = [
      ['day, today', 'shoot_completed', midnight],
      ['day, yesterday', 'shoot_completed', justBefore],
      ['day, on hold', 'on_hold', hoursFromNow(100)],
      ['day, complete', 'job_complete', hoursFromNow(0)],
      ['day, cancelled', 'cancelled', hoursFromNow(100)],
      ['day, draft', 'draft', hoursFromNow(100)],
    ];
    for (const [title, state, date] of cases) {
      await add(title, state, { date, videographerId: people.videographer.id });
    }
    for (const who of ['clientUser', 'owner', 'videographer'] as const) {
      assert.deepEqual(await shown(who, 'upcoming', 'day'), ['day, on hold', 'day, today']);
      const past = ['day, cancelled', 'day, complete', 'day, yesterday'];
      assert.deepEqual(await shown(who, 'past', 'day'), past);
    }
    assert.deepEqual(await shown('owner', 'drafts', 'day'), ['day, draft']);
    assert.deepEqual(await shown('unapproved', 'upcoming', 'day'), []);
  });

  test('the day of a user in another zone starts at midnight there', async () => {
    const own = await workspace.user('client_user', { clientId: people.client.id });
    await workspace.inside((tx) =>
      tx.update(appUser).set({ timezone: 'America/New_York' }).where(eq(appUser.id, own.id)),
    );
    // In New York it is eight on Thursday evening.
    const dayBegan = new Date(testNow.getTime() - 20 * 3_600_000);
    const before = new Date(dayBegan.getTime() - 60_000);
    const of = { submitterId: own.id };
    await add('zone, today', 'active', { ...of, date: dayBegan });
    await add('zone, yesterday', 'active', { ...of, date: before });
    const titlesOf = async (who: typeof own, view: BookingView) => {
      const page = await api.get<Page>(who, `${path}?view=${view}&title=zone`);
      return page.results.map(({ title }) => title);
    };
    assert.deepEqual(await titlesOf(own, 'upcoming'), ['zone, today']);
    assert.deepEqual(await titlesOf(own, 'past'), ['zone, yesterday']);
    // In Sydney both were yesterday.
    assert.deepEqual(await titlesOf(people.owner, 'upcoming'), []);
  });

  test('upcoming of a videographer: their own shoots, not those where they only have a fee', async () => {
    const lost = await add('lost, fee', 'active');
    await workspace.fee(lost.id, people.finance.id, people.videographer.id);
    await add('lost, another', 'assigned', {
      videographerId: (await workspace.user('camera_operator')).id,
    });
    assert.deepEqual(await shown('videographer', 'upcoming', 'lost'), []);
  });

  test('to complete of a videographer: own shoots that are over, until the footage is provided', async () => {
    const own = { videographerId: people.videographer.id, duration: 1 };
    await add('mine, over', 'assigned', { ...own, date: hoursFromNow(-1) });
    await add('mine, running', 'assigned', { ...own, date: hoursFromNow(-0.5) });
    await add('mine, shot', 'shoot_completed', { ...own, date: hoursFromNow(-50) });
    await add('mine, provided', 'footage_provided', { ...own, date: hoursFromNow(-52) });
    const other = { videographerId: (await workspace.user('camera_operator')).id };
    const fee = await add('mine, fee', 'shoot_completed', { ...other, date: hoursFromNow(-3) });
    await workspace.fee(fee.id, people.finance.id, people.videographer.id);
    assert.deepEqual(await shown('videographer', 'to_complete', 'mine'), [
      'mine, over',
      'mine, shot',
    ]);
  });

  test('to invoice: bookings that can be invoiced and are not yet', async () => {
    const shot = (title: string, state: BookingState) =>
      add(title, state, { videographerId: people.videographer.id, date: hoursFromNow(-50) });
    const invoiced = async (title: string, state: 'init' | 'submitted' | 'approved' | 'rejected') =>
      workspace.invoice((await shot(title, 'job_complete')).id, people.videographer.id, { state });
    await shot('invoice, none', 'footage_provided');
    await shot('invoice, too early', 'shoot_completed');
    await invoiced('invoice, open', 'init');
    await invoiced('invoice, submitted', 'submitted');
    await invoiced('invoice, approved', 'approved');
    await invoiced('invoice, rejected', 'rejected');
    await shot('invoice, no fee', 'cancelled');
    const withFee = await shot('invoice, fee', 'cancelled');
    await workspace.fee(withFee.id, people.finance.id, people.videographer.id);
    const unstaffed = { videographerId: null, date: hoursFromNow(-49) };
    const released = await add('invoice, released early', 'request_cancelled', unstaffed);
    await workspace.fee(released.id, people.finance.id, people.videographer.id);
    assert.deepEqual(await shown('videographer', 'to_invoice', 'invoice'), [
      'invoice, fee',
      'invoice, none',
      'invoice, open',
      'invoice, rejected',
      'invoice, released early',
    ]);
  });

  /** Why the bookings in `needs_me` with this beginning need the user, by their titles. */
  async function whyNeeded(who: keyof Omit<Everyone, 'client'>, beginning: string) {
    const page = await api.get<Page>(people[who], `${path}?view=needs_me&title=${beginning}`);
    return Object.fromEntries(page.results.map(({ title, needs_me }) => [title, needs_me]));
  }

  test('needs me: missing feedback', async () => {
    const shot = (title: string, state: BookingState) =>
      add(title, state, { videographerId: people.videographer.id, date: hoursFromNow(-50) });
    const { clientUser, videographer } = people;
    await shot('needs, shot', 'shoot_completed');
    await shot('needs, complete', 'job_complete');
    await add('needs, assigned', 'assigned', { videographerId: videographer.id });
    const asked = await shot('needs, asked', 'job_complete');
    await workspace.rating(asked.id, clientUser.id, videographer.id, 0, { received: false });
    const rated = await shot('needs, rated', 'footage_provided');
    await workspace.rating(rated.id, clientUser.id, videographer.id, 5);
    assert.deepEqual(await shown('clientUser', 'needs_me', 'needs'), [
      'needs, asked',
      'needs, shot',
    ]);
    assert.deepEqual(await shown('owner', 'needs_me', 'needs'), ['needs, rated', 'needs, shot']);
    assert.deepEqual(await whyNeeded('clientUser', 'needs'), {
      'needs, asked': 'feedback',
      'needs, shot': 'feedback',
    });
    const { results } = await api.get<Page>(people.clientUser, `${path}?view=past&title=needs`);
    assert.ok(results.every((row) => !('needs_me' in row)));
  });

  test('needs me: an unread comment', async () => {
    const own = { submitterId: people.unapproved.id };
    const commented = await add('comment, unread', 'new', own);
    await add('comment, none', 'shoot_completed', own);
    const shot = await add('comment, shot', 'shoot_completed');
    for (const { projectThread } of [commented, shot]) {
      const text = new FormData();
      text.append('text', 'Which entrance?');
      await api.send(people.admin, 'POST', `/booking/comments/${projectThread}/add-comment`, text);
    }
    const unread = () => shown('unapproved', 'needs_me', 'comment');
    assert.deepEqual(await unread(), ['comment, unread']);
    assert.deepEqual(await whyNeeded('unapproved', 'comment'), { 'comment, unread': 'comment' });
    const rated = () => whyNeeded('clientUser', 'comment, shot');
    assert.deepEqual(await rated(), { 'comment, shot': 'feedback' });
    await workspace.rating(shot.id, people.clientUser.id, people.videographer.id, 5);
    assert.deepEqual(await rated(), { 'comment, shot': 'comment' });
    const { id } = people.unapproved;
    const [action] = await api.notifications(people.unapproved);
    await api.get(people.unapproved, `/actions/${id}/make-read?actionId=${action?.uuid}`);
    assert.deepEqual(await unread(), []);
  });

  test('a view and filters can be combined', async () => {
    await add('narrow, new', 'new', { date: hoursFromNow(30) });
    await add('narrow, active', 'active', { date: hoursFromNow(40), region: 'perth' });
    const titles = async (query: string) => {
      const page = await api.get<Page>(people.admin, `${path}?${query}&title=narrow`);
      return [page.count, ...page.results.map(({ title }) => title)];
    };
    assert.deepEqual(await titles('view=next_14_days&state=new&state=draft'), [1, 'narrow, new']);
    assert.deepEqual(await titles('view=to_staff&state=new'), [0]);
    assert.deepEqual(await titles('view=next_14_days&region=perth'), [1, 'narrow, active']);
    assert.deepEqual(await titles('state=new&state=active'), [2, 'narrow, active', 'narrow, new']);
    assert.deepEqual(await titles('view=next_14_days&sortBy=date&asc=true'), [
      2,
      'narrow, new',
      'narrow, active',
    ]);
  });

  test('a range of dates means days in the zones of the shoots', async () => {
    const perth = { timezone: 'Australia/Perth' };
    const { address } = await add('range, Sydney', 'new', { date: midnight });
    if (!address) throw new Error('The booking has no address.');
    await add('range, Perth', 'new', { date: midnight, address: { ...address, ...perth } });
    await add('range, next', 'new', { date: hoursFromNow(12) });
    await add('range, undated', 'draft', { date: null });
    const titles = async (query: string) => {
      const page = await api.get<Page>(people.owner, `${path}?title=range&sortBy=title&${query}`);
      return page.results.map(({ title }) => title);
    };
    const day = 'from_date=06-03-2026&to_date=06-03-2026';
    assert.deepEqual(await titles(day), ['range, Sydney']);
    assert.deepEqual(await titles('to_date=05-03-2026'), ['range, Perth']);
    assert.deepEqual(await titles('from_date=06-03-2026'), ['range, next', 'range, Sydney']);
    assert.deepEqual(await titles('to_date=31-12-9999&from_date=01-01-0100'), [
      'range, next',
      'range, Perth',
      'range, Sydney',
    ]);
  });

  test('lists each booking of several states once across pages, in every order', async () => {
    const titles: string[] = [];
    for (let index = 0; index < 60; index++) {
      const title = `many ${String(index).padStart(2, '0')}`;
      const state = (['new', 'active', 'on_hold'] as const)[index % 3] ?? 'new';
      await add(title, state, { date: hoursFromNow(200 + Math.floor(index / 4)) });
      titles.push(title);
    }
    for (const sort of [
      'date',
      'state',
      'client',
      'title',
      'booking_uid',
      'camop_invoice_status',
    ]) {
      for (const asc of [true, false]) {
        const seen: string[] = [];
        for (const offset of [0, 25, 50]) {
          const query = `state=new&state=active&state=on_hold&title=many&sortBy=${sort}&asc=${asc}`;
          const page = await api.get<Page>(people.admin, `${path}?${query}&offset=${offset}`);
          assert.equal(page.count, 60);
          seen.push(...page.results.map(({ title }) => title));
        }
        assert.deepEqual(seen.toSorted(), titles);
        if (sort === 'title') assert.deepEqual(seen, asc ? titles : titles.toReversed());
      }
    }
  });

  test('each role has its views, with counts that match their lists', async () => {
    const { client: _client, ...users } = people;
    for (const user of Object.values(users)) {
      const { views } = await api.get<ListViews>(user, '/list/bookings/views');
      assert.deepEqual(
        views.map(({ view }) => view),
        bookingViewsOf(user.role),
      );
      for (const { view, count } of views) {
        const query = view === 'all' ? '' : `?view=${view}`;
        assert.equal((await api.get<Page>(user, `${path}${query}`)).count, count, view);
      }
    }
  });

  test('no view shows another workspace', async () => {
    const other = await createTestWorkspace(api.db);
    const admin = await other.user('admin');
    const { views } = await api.get<ListViews>(admin, '/list/bookings/views');
    assert.ok(views.every(({ count }) => count === 0));
  });

  test('a view of another role is refused', async () => {
    const refused: [keyof Omit<Everyone, 'client'>, BookingView][] = [
      ['editor', 'needs_approval'],
      ['reviewer', 'fee_due'],
      ['admin', 'upcoming'],
      ['videographer', 'drafts'],
      ['clientUser', 'to_staff'],
    ];
    for (const [who, view] of refused) {
      const { status, body } = await api.refused(people[who], `${path}?view=${view}`);
      assert.deepEqual([status, body.errors[0]?.field], [400, 'view']);
    }
  });
});
