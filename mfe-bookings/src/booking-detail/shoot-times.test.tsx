import { roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildBookingSummary,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
  sydneyAddress,
} from '@shootline/shared-api/testing';
import { shootTimes } from '@shootline/shared-api/testing/shoot-times';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const bookings = shootTimes.map((time, index) => {
  const booking = {
    title: `Shoot ${index}`,
    date: time.shootsAt,
    arrival_and_setup_date: time.arrivesAt,
    address: { ...sydneyAddress, timezone: time.zone },
  };
  return { ...time, booking: buildBooking(booking) };
});

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
  mockApi.get('/booking/list-bookings', () =>
    pageOf(
      bookings.map(({ booking: { uuid, title, date, address } }) =>
        buildBookingSummary({ uuid, title, date, address }),
      ),
    ),
  ),
);

beforeAll(() => loadPages(routes));

/** Accepts dates with and without the year, and Today. */
const dayAndTime = (day: string, time: string) =>
  new RegExp(`^(${day}( 2026)?|Today)(, )?${time.replace(/[()]/g, '\\$&')}`);

test("the tests run outside the shoots' zones", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(shootTimes.map(({ zone }) => zone)).not.toContain(timeZone);
  expect(timeZone).not.toBe('UTC');
});

test('the list shows each time in the zone of the shoot', async () => {
  renderRoute(routes, '/', { user: buildUser(roles.client_owner) });
  const table = await screen.findByRole('table', { name: 'My Bookings' });
  for (const { booking, day, shootText } of bookings) {
    const row = within(table).getByRole('row', { name: new RegExp(`${booking.title}\\b`) });
    const cells = within(row).getAllByRole('cell');
    const texts = cells.map(({ textContent }) => textContent);
    expect(texts).toContainEqual(expect.stringMatching(dayAndTime(day, shootText)));
  }
});

const nights = bookings.filter(({ day }) => day.startsWith('Sun'));

test.each(nights)(
  'the detail has each time as it is where the shoot is: $shoot in $zone',
  async ({ booking, day, arrivalText, shootText }) => {
    server.use(mockApi.get('/booking/{id}', () => booking));
    renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(roles.client_owner) });
    const card = await screen.findByRole('region', { name: 'Booking Details' });
    const valueOf = (label: string) =>
      within(card).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(valueOf('Arrival Date and time')).toMatch(dayAndTime(day, arrivalText));
    expect(valueOf('Shoot Date and time')).toMatch(dayAndTime(day, shootText));
  },
);
