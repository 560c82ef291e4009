import type { LinkedCallSheet } from '@shootline/shared-api';
import { errorResponse, mockApi, mockServer } from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

const server = mockServer();
beforeAll(() => loadPages(routes));

const sheet: LinkedCallSheet = {
  title: 'Harbour film',
  booking_uid: '10021',
  version: 2,
  reader: 'Zoe Park',
  role: 'point_of_contact',
  arrival_and_setup_date: null,
  date: '2030-08-15T23:00:00.000Z',
  duration: 6,
  address: '9 Swan Street, Perth WA 6000, Australia',
  timezone: 'Australia/Perth',
  point_of_contact: 'Zoe Park, +61 422 222 222',
  is_outdated: false,
  changes: [{ what: 'duration', from: '4', to: '6' }],
  confirmed: null,
};

test('a mailed link shows the shoot in its zone and confirms it only by the button', async () => {
  const tokens: unknown[] = [];
  server.use(
    mockApi.post('/call-sheet-link', async ({ request }) => {
      tokens.push(await request.json());
      return sheet;
    }),
  );
  const { user } = renderRoute(routes, '/call-sheet#the-token');
  expect(await screen.findByText('Fri, 16 Aug 2030, 7:00 AM (AWST)')).toBeVisible();
  expect(screen.getByText('Changed: Length 4 hours →')).toBeVisible();
  expect(tokens).toEqual([{ token: 'the-token' }]);
  server.use(
    mockApi.post('/call-sheet-link/confirm', () => ({
      ...sheet,
      confirmed: '2030-08-11T01:00:00.000Z',
    })),
  );
  await user.click(screen.getByRole('button', { name: 'Confirm Call Sheet' }));
  expect(await screen.findByText('The call sheet is confirmed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm Call Sheet' })).not.toBeInTheDocument();
});

test('a link says that the shoot has changed, without the button', async () => {
  server.use(mockApi.post('/call-sheet-link', () => ({ ...sheet, is_outdated: true })));
  renderRoute(routes, '/call-sheet#the-token');
  expect(await screen.findByText(/A new one will follow/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm Call Sheet' })).not.toBeInTheDocument();
});

test.each(['NotFound', 'ValidationError'] as const)(
  'a link that answers %s has ended',
  async (type) => {
    server.use(mockApi.post('/call-sheet-link', () => errorResponse(type)));
    renderRoute(routes, '/call-sheet#the-token');
    expect(await screen.findByText(/^This link no longer works/)).toBeVisible();
  },
);
