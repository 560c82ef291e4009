import { type Analytics, roles } from '@shootline/shared-api';
import {
  buildAnalytics,
  buildUser,
  emptyAnalytics,
  errorResponse,
  mockAnalytics,
  mockServer,
} from '@shootline/shared-api/testing';
import { freezeDate, loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const { jest } = import.meta;
const server = mockServer();

beforeAll(async () => {
  await Promise.all([
    loadPages(routes),
    import('./system-tab.tsx'),
    import('@shootline/shared-ui/map'),
  ]);
});

freezeDate(new Date('2026-03-06T01:00:00Z'));

function open(answer: () => Analytics | Response = buildAnalytics, search = '') {
  server.use(mockAnalytics(answer));
  return renderRoute(routes, `/analytics?tab=system${search}`, { user: buildUser(roles.reviewer) });
}

const card = (name: string) => screen.findByRole('region', { name });

/** Waits, as a card appears before its figures. */
const cardShows = (name: string, text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(text));
const map = () => screen.findByRole('group', { name: 'Where users are' });

test('shows the numbers of users, clients and sessions', async () => {
  open();
  await cardShows('Users', '18');
  await cardShows('Clients', '7');
  await cardShows('Session', '6');
  await cardShows('Session', '4 logged in user(s)');
});

test('shows users on the map, and their number at the clicked place', async () => {
  const { user } = open();
  expect(await map()).toHaveAccessibleDescription('Sydney, Australia: 12; Singapore: 4');
  await cardShows('Where Users Are', '16 of 18 users are on the map.');
  const dots = within(await map());
  await user.click(dots.getByRole('button', { name: '4 users, Singapore' }));
  await cardShows('Where Users Are', '4 users in Singapore.');
});

test('joins close places into one marker, and names places far from cities by degrees', async () => {
  const { system } = buildAnalytics();
  const { user } = open(() => ({
    system: {
      ...system,
      markers: [...system.markers, [151, -33.8], [131, -25.3]],
      places: [...system.places, { name: 'Sydney, Australia', value: 1 }, { name: null, value: 1 }],
    },
  }));
  const dots = within(await map());
  expect(dots.getByRole('button', { name: '13 users in Sydney, Australia' })).toHaveTextContent(
    '13',
  );
  expect(dots.getByRole('button', { name: '1 user, 25.3° S, 131.0° E' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Table of Where Users Are' }));
  const rows = within(screen.getByRole('table', { name: 'Where Users Are' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PlaceNo. of Users',
    'Sydney, Australia13',
    'Singapore4',
    '25.3° S, 131.0° E1',
  ]);
});

test("links charts to their bookings without the other tabs' filter", async () => {
  open(buildAnalytics, '&from_date=01-01-2026');
  const link = (title: string, name: string) =>
    waitFor(() => within(screen.getByRole('region', { name: title })).getByRole('link', { name }));
  const australian = '/?view=all&billing_region=Australia';
  expect(await link('Bookings by Client Regions', 'Australia')).toHaveAttribute('href', australian);
  expect(await link('Top Shoot Locations', 'Sydney, Australia')).toHaveAttribute(
    'href',
    '/?view=all&location=Sydney%2C+Australia',
  );
  for (const title of ['Clients by Billing Region', 'Users by Billing Region', 'Users by Roles']) {
    expect(within(await card(title)).queryByRole('link')).not.toBeInTheDocument();
  }
});

test('says that a workspace has no bookings, and shows no pies', async () => {
  open(emptyAnalytics);
  for (const title of ['Bookings by Client Regions', 'Top Shoot Locations']) {
    await cardShows(title, 'Data is not available.');
  }
  expect(await map()).toBeVisible();
  for (const title of ['Clients by Billing Region', 'Users by Billing Region', 'Users by Roles']) {
    expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
  }
});

test('offers Retry after a failure', async () => {
  const { user } = open(() => errorResponse('InternalError'));
  expect(
    await screen.findByText('Sorry, there was an error loading the analytics data.'),
  ).toBeVisible();
  server.use(mockAnalytics());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Session')).toHaveTextContent('4 logged in user(s)');
});

test('updates the sessions when the user returns to the window', async () => {
  let sessions = 6;
  const { system } = buildAnalytics();
  open(() => ({ system: { ...system, session_count: sessions } }));
  expect(await screen.findByText('6')).toBeVisible();
  sessions = 9;
  jest.setSystemTime(new Date('2026-03-06T01:01:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText('9')).toBeVisible();
});
