import {
  buildAvailability,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { roles } from '@shootline/shared-api';
import { inbox } from './inbox.ts';

const now = '2030-08-10T00:00:00.000Z';
const soon = '2030-08-10T00:20:00.000Z';

const running = buildAvailability({ now, exclusive_until: soon });
const lapsed = buildAvailability({ now, exclusive_until: '2030-08-09T23:00:00.000Z' });

mockServer(
  mockApi.get('/booking/booking-availability/list-availabilities', ({ query }) => {
    expect(new URLSearchParams(query).get('view')).toBe('to_answer');
    return { ...pageOf([running, lapsed]), count: 30 };
  }),
);

test('an offer waits until its exclusive time is over, then until the shoot', async () => {
  const [offers] = inbox(buildUser(roles.camera_operator));
  const { rows, more } = await offers!.load(new AbortController().signal);
  expect(rows.map(({ reason, due, action }) => [reason, due, action.href])).toEqual([
    ['Exclusive offer', soon, `/booking-availability/${running.uuid}`],
    ['Offer', lapsed.booking.date, `/booking-availability/${lapsed.uuid}`],
  ]);
  expect(more).toBe(28);
});
