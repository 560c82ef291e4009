import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  Availability,
  AvailabilityState,
  BookingState,
  ListViews,
  OwnView,
} from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { bookingAvailability, busyTime } from '../schema.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { hoursFromNow } from '../../../tests/workspace.ts';

type Page = { count: number; results: Availability[] };

const list = '/booking/booking-availability/list-availabilities';
const viewsPath = '/list/availabilities/views';
const columnsPath = '/list/availabilities/columns';
const sorts = ['client', 'title', 'date', 'videographer', 'status', 'answer_by'];

describe('the views of the availabilities list', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 2);
    const [one, two] = house.videographers;
    assert.ok(one && two);
    const offer = async (
      title: string,
      hours: number,
      state: AvailabilityState,
      booking: BookingState = 'requested',
      to = one,
    ) => {
      const { id } = await house.make({
        title,
        state: booking,
        date: hoursFromNow(hours),
        duration: 4,
        videographerId: booking === 'assigned' ? to.id : null,
      });
      const isSent = state !== 'awaiting_send' && state !== 'init';
      const sent = isSent ? hoursFromNow(-2) : null;
      await house.offer(id, to.id, { state, sent, exclusiveUntil: sent && hoursFromNow(-1.5) });
    };
    await offer('Open soon', 30, 'unknown');
    await offer('Open later', 60, 'unknown');
    await offer('Open of another', 40, 'unknown', 'requested', two);
    await offer('Begun', -0.1, 'unknown');
    await offer('Not sent', 50, 'awaiting_send');
    await offer('Declined', 55, 'busy');
    await offer('Withdrawn', 56, 'cancelled', 'on_hold');
    await offer('Accepted', 80, 'available');
    await offer('Filming now', -3.9, 'available', 'assigned');
    await offer('Over', -4.1, 'available', 'assigned', two);
    await offer('Assigned', 90, 'available', 'assigned', two);
  });
  after(() => api.close());

  const titles = async (who: typeof house.users.admin, query: string) => {
    const { results, count } = await api.get<Page>(who, `${list}?${query}`);
    assert.equal(count, results.length);
    return results.map(({ booking }) => booking.title);
  };

  test('hold offers to answer and upcoming shoots: all of them for staff, their own for videographers', async () => {
    const { editor } = house.users;
    const [own] = house.videographers;
    assert.ok(own);
    const up = 'sortBy=date&asc=true';
    assert.deepEqual(await titles(editor, `view=to_answer&${up}`), [
      'Open soon',
      'Open of another',
      'Open later',
    ]);
    assert.deepEqual(await titles(editor, `view=upcoming&${up}`), [
      'Filming now',
      'Accepted',
      'Assigned',
    ]);
    assert.deepEqual(await titles(own, 'view=to_answer'), ['Open later', 'Open soon']);
    assert.deepEqual(await titles(own, 'view=upcoming'), ['Accepted', 'Filming now']);
    for (const sort of sorts) {
      const sorted = await titles(editor, `view=upcoming&sortBy=${sort}`);
      assert.deepEqual(sorted.sort(), ['Accepted', 'Assigned', 'Filming now'], sort);
    }
    assert.equal((await api.ask(editor, `${list}?view=all`)).status, 400);
  });

  test('sort offers to answer by the end of the exclusive time, then by the shoot', async () => {
    const { id } = await house.make({ title: 'Exclusive', date: hoursFromNow(200), duration: 4 });
    const [own] = house.videographers;
    assert.ok(own);
    const { id: exclusive } = await house.offer(id, own.id, {
      state: 'unknown',
      sent: hoursFromNow(-0.1),
      exclusiveUntil: hoursFromNow(0.4),
    });
    const up = ['Exclusive', 'Open soon', 'Open later'];
    assert.deepEqual(await titles(own, 'view=to_answer&sortBy=answer_by'), up);
    assert.deepEqual(
      await titles(own, 'view=to_answer&sortBy=answer_by&asc=false'),
      up.toReversed(),
    );
    assert.equal((await titles(own, 'sortBy=answer_by')).at(-1), 'Exclusive');
    await house.inside((tx) =>
      tx.delete(bookingAvailability).where(eq(bookingAvailability.id, exclusive)),
    );
  });

  test('include a shoot again when it becomes longer', async () => {
    const { editor } = house.users;
    const over = (await api.get<Page>(editor, `${list}?sortBy=title`)).results.find(
      ({ booking }) => booking.title === 'Over',
    );
    const bookingId = over?.booking.uuid ?? '';
    assert.equal((await house.lengthen(bookingId, 5)).status, 200);
    assert.ok((await titles(editor, 'view=upcoming')).includes('Over'));
    assert.equal((await house.lengthen(bookingId, 4)).status, 200);
    assert.ok(!(await titles(editor, 'view=upcoming')).includes('Over'));
  });

  test('count as many offers as they list', async () => {
    const { editor, clientUser } = house.users;
    const [own] = house.videographers;
    assert.ok(own);
    const ofStaff = await api.get<ListViews>(editor, viewsPath);
    assert.deepEqual(ofStaff, {
      views: [
        { view: 'to_answer', count: 3 },
        { view: 'upcoming', count: 3 },
        { view: 'all', count: 11 },
      ],
      own_views: [],
      columns: null,
    });
    const { views } = await api.get<ListViews>(own, viewsPath);
    assert.deepEqual(
      views.map(({ count }) => count),
      [2, 2, 7],
    );
    assert.equal((await api.ask(clientUser, viewsPath)).status, 403);
  });

  test('store columns and saved views', async () => {
    const { editor, clientUser } = house.users;
    const columns = [{ id: 'status', width: 120 }];
    assert.equal((await api.send(editor, 'PUT', columnsPath, { columns })).status, 200);
    assert.deepEqual((await api.get<ListViews>(editor, viewsPath)).columns, columns);
    assert.equal((await api.get<ListViews>(editor, '/list/bookings/views')).columns, null);
    assert.equal((await api.send(clientUser, 'PUT', columnsPath, { columns })).status, 403);
    const save = (who: typeof editor, search: string) =>
      api.send<OwnView>(who, 'POST', viewsPath, { name: 'Mine', search });
    const { body } = await save(editor, 'view=upcoming&sortBy=title&columns=title,date');
    assert.equal(body.count, 3);
    assert.deepEqual((await api.get<ListViews>(editor, viewsPath)).own_views, [body]);
    // Without a view, what the role sees first.
    const [own] = house.videographers;
    assert.ok(own);
    assert.equal((await save(own, 'sortBy=date')).body.count, 2);
    const at = `${viewsPath}/${body.uuid}`;
    const changed = { name: 'Mine', search: 'view=all' };
    const { body: updated } = await api.send<OwnView>(editor, 'PUT', at, changed);
    assert.equal(updated.count, 11);
    assert.equal((await save(editor, 'title=film')).status, 400);
    assert.equal((await save(clientUser, 'view=all')).status, 403);
    assert.equal((await api.send(editor, 'DELETE', at)).status, 200);
    assert.deepEqual((await api.get<ListViews>(editor, viewsPath)).own_views, []);
  });
});

describe('the day of an offered shoot', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  test("shows the videographer's other entries of that day, in the zone of the shoot", async () => {
    const house = await createOfferWorkspace(api, 2);
    const [videographer, other] = house.videographers;
    assert.ok(videographer && other);
    // Noon in Sydney on the day of the shoot.
    const noon = hoursFromNow(72);
    const at = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
    const { id } = await house.make({ state: 'requested', date: noon, duration: 2 });
    const { uuid } = await house
      .offer(id, videographer.id, { sent: hoursFromNow(-1) })
      .then((offer) => ({ uuid: offer.id }));
    const shoot = (title: string, date: Date, who = videographer) =>
      house.make({ state: 'assigned', title, date, duration: 2, videographerId: who.id });
    const early = await shoot('Breakfast', at(-11));
    const overnight = await shoot('Ball', at(-13));
    await shoot('Next day', at(12));
    await shoot('Day before', at(-14.5));
    await shoot('Of another', at(4), other);
    const open = await house.make({ state: 'requested', title: 'Gala', date: at(6) });
    const offer = await house.offer(open.id, videographer.id, { sent: hoursFromNow(-1) });
    const declined = await house.make({ state: 'requested', title: 'No', date: at(7) });
    await house.offer(declined.id, videographer.id, { state: 'busy', sent: hoursFromNow(-1) });
    const said = await house.make({ state: 'requested', title: 'Agreed', date: at(8) });
    const accepted = await house.offer(said.id, videographer.id, {
      state: 'available',
      sent: hoursFromNow(-1),
    });
    await house.inside((tx) =>
      tx.insert(busyTime).values({
        isAllDay: true,
        tenantId: house.tenantId,
        userId: videographer.id,
        starts: at(3),
        ends: at(5),
        timezone: 'Australia/Sydney',
        note: 'Dentist',
      }),
    );
    const path = `/booking/booking-availability/${uuid}`;
    const own = await api.get<Availability>(videographer, path);
    assert.deepEqual(
      own.same_day.map(({ kind, title, uuid: of, starts }) => [kind, title, of, starts]),
      [
        ['shoot', 'Ball', overnight.id, at(-13).toISOString()],
        ['shoot', 'Breakfast', early.id, at(-11).toISOString()],
        ['busy', '', own.same_day[2]?.uuid, at(3).toISOString()],
        ['offer', 'Gala', offer.id, at(6).toISOString()],
        ['offer', 'Agreed', accepted.id, at(8).toISOString()],
      ],
    );
    assert.deepEqual(own.same_day[1], {
      kind: 'shoot',
      uuid: early.id,
      title: 'Breakfast',
      starts: at(-11).toISOString(),
      ends: at(-9).toISOString(),
      is_all_day: false,
      timezone: 'Australia/Sydney',
      location: 'Sydney NSW',
    });
    assert.equal(own.same_day[2]?.is_all_day, true);
    assert.ok(!JSON.stringify(own).includes('Dentist'));
    assert.deepEqual(
      (await api.get<Availability>(house.users.editor, path)).same_day,
      own.same_day,
    );
    const { body } = await api.request<Availability>(path);
    assert.deepEqual(body.same_day, []);
    const page = await api.get<Page>(videographer, list);
    assert.deepEqual(page.results[0]?.same_day, []);
  });
});
