import { roles } from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
  testUuid,
} from '@shootline/shared-api/testing';
import { search } from './search.ts';

const asked: string[] = [];
const gala = { ...buildBookingSummary(), booking_uid: '10023', title: 'Gala night' };
const inHours = (hours: number, title: string) => ({
  ...buildBookingSummary({ title }),
  date: new Date(Date.now() + hours * 3_600_000).toISOString(),
});
let found = [gala];
const client = { id: testUuid(), name: 'Øresund Café', billing_region: 'UK' };

mockServer(
  mockApi.get('/booking/list-bookings', ({ request }) => {
    asked.push(new URL(request.url).search);
    return pageOf(found);
  }),
  mockApi.get('/client', () => [{ ...client, shoot_duration: { max: 8 } }]),
);

const user = buildUser(roles.admin);
const find = (kind: string, text: string) =>
  search[kind]!.find(text, user, new AbortController().signal);

test('finds a booking by its title or number, and leads to its page', async () => {
  const [byTitle] = await find('bookings', 'gala');
  expect(byTitle).toMatchObject({ label: '#10023 Gala night', to: `/booking/${gala.uuid}` });
  expect(byTitle?.details).toContain(gala.client.name);
  expect(byTitle?.details).toContain(gala.state_display);
  expect(await find('bookings', '#10023')).toEqual([byTitle]);
  expect(asked).toEqual([
    '?title=gala&limit=25&offset=0',
    '?booking_uid=10023&sortBy=booking_uid&limit=5&offset=0',
  ]);
});

test('lists five bookings, those with the nearest shoot time first', async () => {
  const undated = { ...buildBookingSummary({ title: 'Undated' }), date: null };
  found = [undated, ...[720, 360, 3, -2, -240].map((hours) => inHours(hours, `In ${hours} hours`))];
  const labels = (await find('bookings', 'hours')).map(({ label }) => label.replace(/^#\d+ /, ''));
  expect(labels).toEqual([-2, 3, -240, 360, 720].map((hours) => `In ${hours} hours`));
});

test('finds a client, and leads to the bookings of theirs', async () => {
  expect(await find('clients', 'oresund')).toEqual([
    {
      id: client.id,
      label: 'Øresund Café',
      details: 'Their bookings · UK',
      to: `/?view=all&client=${client.id}`,
    },
  ]);
});
