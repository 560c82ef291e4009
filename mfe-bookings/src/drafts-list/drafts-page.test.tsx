import { type BookingSummary, roles } from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

function open(answer: () => BookingSummary[] | Response, url = '/drafts') {
  const asked: string[] = [];
  server.use(
    mockApi.get('/booking/list-drafts', ({ query }) => {
      asked.push(query.toString());
      const rows = answer();
      return rows instanceof Response ? rows : pageOf(rows);
    }),
  );
  return { asked, ...renderRoute(routes, url, { user: buildUser(roles.client_user) }) };
}

test('shows drafts, their sort fields and a link to all bookings', async () => {
  const { asked, user } = open(() => [
    buildBookingSummary({ state: 'draft', state_display: 'Draft', title: '', date: null }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'My Drafts' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent.trim())).toEqual([
    'Status',
    'Client',
    'Title',
    'Date',
    'Project Owner',
    'CamOp Assigned',
    'Booking Number',
  ]);
  const sortable = table
    .getAllByRole('columnheader')
    .filter((header) => within(header).queryByRole('button'));
  expect(sortable.map(({ textContent }) => textContent.trim())).toEqual([
    'Client',
    'Title',
    'Date',
    'Booking Number',
  ]);
  expect(table.getByRole('cell', { name: 'N/A' })).toBeVisible();
  await user.click(table.getByRole('button', { name: /Title/ }));
  await waitFor(() => expect(asked.at(-1)).toContain('sortBy=title'));
  expect(screen.getByRole('link', { name: 'View all bookings' })).toHaveAttribute('href', '/');
});

test('says that there are no drafts', async () => {
  open(() => []);
  expect(
    await screen.findByText(
      "You have not created any drafts yet. Click 'New Booking' to get started.",
    ),
  ).toBeVisible();
});

test('a failure can be tried again', async () => {
  let answer: () => BookingSummary[] | Response = () => errorResponse('InternalError');
  const { user } = open(() => answer());
  expect(
    await screen.findByText('Sorry, there was an error loading the list of drafts.'),
  ).toBeVisible();
  answer = () => [buildBookingSummary({ title: 'Half a brief' })];
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Half a brief' })).toBeVisible();
});

test('a draft opens in its form for users who may update it', async () => {
  const draft = buildBookingSummary({ state: 'draft', permissions: permissions('update') });
  const { user, location } = open(() => [draft]);
  expect(await screen.findByRole('link', { name: draft.title })).toHaveAttribute(
    'href',
    `/booking/${draft.uuid}/update`,
  );
  await user.click(screen.getByRole('cell', { name: draft.booking_uid }));
  expect(location()).toBe(`/booking/${draft.uuid}/update`);
});
