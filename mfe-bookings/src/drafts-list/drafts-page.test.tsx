import { type BookingSummary, type Role, roles } from '@shootline/shared-api';
import {
  buildBooking,
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

function open(
  answer: () => BookingSummary[] | Response,
  url = '/drafts',
  role: Role = roles.client_user,
) {
  const asked: string[] = [];
  server.use(
    mockApi.get('/booking/list-drafts', ({ query }) => {
      asked.push(query.toString());
      const rows = answer();
      return rows instanceof Response ? rows : pageOf(rows);
    }),
  );
  return { asked, ...renderRoute(routes, url, { user: buildUser(role) }) };
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
    'Delete',
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

test('tells a videographer why there are none', async () => {
  open(() => [], '/drafts', roles.camera_operator);
  expect(
    await screen.findByText('You have no drafts. Only clients and admins create bookings.'),
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

test('a draft is deleted from the list after a question, which can be answered with no', async () => {
  const may = permissions('update', 'make_deleted');
  const kept = buildBookingSummary({ state: 'draft', title: 'Town hall', permissions: may });
  const others = buildBookingSummary({
    uuid: '00000000-0000-4000-9000-000000000077',
    title: 'Gala',
  });
  const whole = buildBooking({
    uuid: kept.uuid,
    title: kept.title,
    state: 'draft',
    permissions: may,
  });
  let rows = [kept, others];
  server.use(
    mockApi.get('/booking/{id}', () => whole),
    mockApi.post('/booking/{id}/make-deleted', () => {
      rows = [others];
      return { ...whole, state: 'deleted' as const };
    }),
  );
  const { user } = open(() => rows);
  expect(await screen.findByText('Last edited first.')).toBeVisible();
  // The other draft may not be deleted by this user.
  const button = await screen.findByRole('button', { name: /^Delete / });
  await user.click(button);
  const question = within(await screen.findByRole('dialog', { name: 'Delete Booking' }));
  expect(await question.findByText('Nobody is notified.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Booking deleted.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Town hall' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('link', { name: 'Gala' })).toBeVisible();
});
