import { isClient, roles, type BookingSummary, type Role } from '@shootline/shared-api';
import {
  buildBooking,
  buildBookingSummary,
  buildListViews,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
  sydneyAddress,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { routes } from '../routes.tsx';

const client = { id: '00000000-0000-4000-9000-000000000001', name: 'Harbour Foods' };
const submitter = {
  uuid: '00000000-0000-4000-9000-000000000002',
  full_name: 'Ines Duarte',
  email: 'ines@example.test',
};
const manager = {
  ...submitter,
  uuid: '00000000-0000-4000-9000-000000000003',
  full_name: 'Al Roth',
};

/** Queries of the list's calls, without an offset of 0. */
let asked: string[];

function listAnswers(answer: (query: URLSearchParams) => BookingSummary[] | Response) {
  return mockApi.get('/booking/list-bookings', ({ query }) => {
    const sent = new URLSearchParams(query);
    if (sent.get('offset') === '0') sent.delete('offset');
    asked.push(sent.toString());
    const rows = answer(query);
    return rows instanceof Response ? rows : pageOf(rows);
  });
}

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/list/{list}/views', () => buildListViews(roles.admin, { all: 3 })),
  mockApi.get('/feedback', () => []),
  mockApi.get('/client', () => [
    { ...client, billing_region: 'Australia', shoot_duration: { max: 12 } },
  ]),
  mockApi.get('/user/submitters', () => [submitter]),
  mockApi.get('/user/am-users', () => [manager]),
  mockApi.get('/get_user_address_hub3', () => ({
    location: sydneyAddress.location,
    formatted_address: sydneyAddress.formatted_address,
  })),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  asked = [];
  server.use(listAnswers(() => [buildBookingSummary()]));
});

// Opens the whole list, the subject of most tests.
const open = (url = '/?view=all', role: Role = roles.admin) =>
  renderRoute(routes, url, { user: buildUser(role) });

const table = () => screen.findByRole('table', { name: 'My Bookings' });
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.trim());
const filterNames = (within: ParentNode = screen.getByRole('search')) =>
  [...within.querySelectorAll('label')].map(({ textContent }) => textContent);

const everyonesColumns = [
  'Status',
  'Client',
  'Title',
  'Date',
  'Project Owner',
  'CamOp Assigned',
  'Booking Number',
];
const everyonesFilters = ['Title', 'Booking Number', 'Status'];
const ofStaff = {
  row: ['Client', 'Region'],
  more: [
    'From Date',
    'To Date',
    'Created By',
    'Account Manager',
    'Billing Region',
    'Invoice Status',
    'Videographer',
    'Video Type',
    'Length',
    'Videographer Rating',
    'Shoot Rating',
    'Time to Approval',
    'Time to Staffing',
    'Unstaffed 48 Hours Before',
  ],
};
const ofTeams = { row: ['Region', 'Created By'], more: ['From Date', 'To Date'] };
const ofOne = { row: ['Region'], more: ['From Date', 'To Date'] };

test.each([
  ['unapproved client user', roles.unapproved_client_user, ['Edit'], ofOne],
  ['client user', roles.client_user, ['Edit'], ofOne],
  ['client team admin', roles.client_team_admin, ['Edit'], ofTeams],
  ['client owner', roles.client_owner, ['Edit'], ofTeams],
  ['camera operator', roles.camera_operator, ['Invoice Status'], ofOne],
  ['editor', roles.editor, ['Invoice Status'], ofStaff],
  ['finance', roles.finance, ['Invoice Status'], ofStaff],
  ['admin', roles.admin, ['Invoice Status', 'Edit'], ofStaff],
])('%s sees the columns and filters of that role', async (_name, role, columns, filters) => {
  const { user } = open('/?view=all', role);
  const shown = (await headers()).filter((header) => header !== '');
  // Always the reader's own client.
  const hidden = isClient(role) ? ['Client'] : [];
  expect(shown).toEqual(
    [...everyonesColumns, ...columns].filter((header) => !hidden.includes(header)),
  );
  expect(filterNames()).toEqual([...everyonesFilters, ...filters.row]);
  await user.click(screen.getByRole('button', { name: 'More Filters' }));
  const panel = await screen.findByRole('dialog', { name: 'More Filters' });
  await waitFor(() => expect(filterNames(panel)).toEqual(filters.more));
});

test('lets a client choose the column Client', async () => {
  open('/?view=all&columns=title,client', roles.client_owner);
  expect(await headers()).toEqual(['Title', 'Client']);
});

test('columns 1 to 4, 7 and 8 can be sorted', async () => {
  open();
  const sortable = within(await table())
    .getAllByRole('columnheader')
    .filter((header) => within(header).queryByRole('button'))
    .map(({ textContent }) => textContent.trim());
  expect(sortable).toEqual([
    'Status',
    'Client',
    'Title',
    'Date',
    'Booking Number',
    'Invoice Status',
  ]);
});

test("a row shows the shoot's time in its own zone, its length, and short notice", async () => {
  server.use(
    listAnswers(() => [
      buildBookingSummary({ is_short_notice_booking: true }),
      buildBookingSummary({ title: '', date: null, state: 'draft', state_display: 'Draft' }),
    ]),
  );
  open();
  const [, shoot, draft] = within(await table()).getAllByRole('row');
  expect(shoot).toHaveTextContent('Wed, 14 Aug 2030');
  expect(shoot).toHaveTextContent('10:00 AM (AEST) · 6 hours');
  expect(shoot).toHaveTextContent('Short notice');
  expect(draft).toHaveTextContent('Untitled booking');
  expect(draft).toHaveTextContent('N/A');
});

test('a filter changes the URL and the request, and Back removes it', async () => {
  const { user, location, back } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Status All' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Status' }));
  await user.click(await panel.findByRole('checkbox', { name: 'Assigned' }));
  await waitFor(() => expect(asked).toEqual(['', 'state=assigned']));
  await user.click(panel.getByRole('checkbox', { name: 'New' }));
  await waitFor(() => expect(asked.at(-1)).toBe('state=new&state=assigned'));
  expect(location()).toBe('/?view=all&state=assigned&state=new');
  await user.keyboard('{Escape}');

  await user.type(screen.getByLabelText('Title'), 'kitchen{Enter}');
  await waitFor(() => expect(asked.at(-1)).toBe('title=kitchen&state=new&state=assigned'));

  await back();
  expect(screen.getByLabelText('Title')).toHaveValue('');
  await back();
  expect(location()).toBe('/?view=all&state=assigned');
  await back();
  expect(location()).toBe('/?view=all');
  expect(screen.getByRole('button', { name: 'Status All' })).toBeVisible();
});

test('filters by a range of days', async () => {
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'More Filters' }));
  await user.type(await screen.findByLabelText('From Date'), '1-3-2031{Enter}');
  await user.type(screen.getByLabelText('To Date'), '31-3-2031{Enter}');
  await waitFor(() => expect(asked.at(-1)).toBe('from_date=01-03-2031&to_date=31-03-2031'));
});

test('a shared link restores filters and sort', async () => {
  open(`/?view=all&booking_uid=10&client=${client.id}&sortBy=title&asc=true`);
  await table();
  expect(asked).toEqual([`booking_uid=10&client=${client.id}&sortBy=title&asc=true`]);
  expect(screen.getByLabelText('Booking Number')).toHaveValue('10');
  await waitFor(() => expect(screen.getByLabelText('Client')).toHaveDisplayValue('Harbour Foods'));
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('ignores link parameters that are invalid or not for the role', async () => {
  open(
    `/?view=all&state=lost&created_by=42&client=${client.id}&sortBy=camop_invoice_status`,
    roles.client_user,
  );
  await table();
  expect(asked).toEqual(['']);
});

test('offers only creators of the chosen client', async () => {
  const askedFor: (string | null)[] = [];
  server.use(
    mockApi.get('/user/submitters', ({ query }) => {
      askedFor.push(query.get('client'));
      return [submitter];
    }),
  );
  const { user, location } = open(`/?view=all&created_by=${submitter.uuid}`);
  await table();
  await screen.findByRole('option', { name: 'Harbour Foods' });
  await user.selectOptions(screen.getByLabelText('Client'), 'Harbour Foods');
  await user.click(screen.getByRole('button', { name: 'More Filters' }));
  await waitFor(() => expect(askedFor).toEqual([null, client.id]));
  expect(location()).toBe(`/?view=all&client=${client.id}`);
});

test('a click on a chart filters the list, shown as chips that can be removed', async () => {
  const chosen = 'duration=6.5&location=Perth%2C+Australia&shoot_rating=4&unstaffed=yes';
  const { user, location } = open(`/?view=all&${chosen}`, roles.admin);
  await waitFor(() => expect(asked.at(-1)).toBe(chosen));
  const chip = (text: string) => screen.findByRole('button', { name: `Remove filter ${text}` });
  await chip('Length: 6.5 hours');
  await chip('Town: Perth, Australia');
  await chip('Unstaffed 48 Hours Before: Yes');
  await user.click(await chip('Shoot Rating: 4 stars'));
  await waitFor(() => expect(location()).not.toContain('shoot_rating'));
});

test('a client has no filters from charts', async () => {
  open('/?view=all&shoot_rating=4&camop=00000000-0000-4000-8000-000000000001', roles.client_owner);
  await table();
  expect(asked.at(-1)).toBe('');
});

test('each click on a header fetches from the start and reverses the order', async () => {
  const { user } = open();
  const sort = async () => user.click(within(await table()).getByRole('button', { name: 'Title' }));
  await sort();
  await waitFor(() => expect(asked.at(-1)).toBe('sortBy=title&asc=true'));
  await sort();
  await waitFor(() => expect(asked.at(-1)).toBe('sortBy=title&asc=false'));
  await sort();
  await waitFor(() =>
    expect(asked).toEqual([
      '',
      'sortBy=title&asc=true',
      'sortBy=title&asc=false',
      'sortBy=title&asc=true',
    ]),
  );
});

test('each of several quick clicks on a header reverses the order', async () => {
  const { location } = open();
  const title = within(await table()).getByRole('button', { name: 'Title' });
  fireEvent.click(title);
  fireEvent.click(title);
  fireEvent.click(title);
  await waitFor(() => expect(location()).toBe('/?view=all&sortBy=title&asc=true'));
  await waitFor(() => expect(asked.at(-1)).toBe('sortBy=title&asc=true'));
});

test('load more fetches until all results are there', async () => {
  server.use(
    mockApi.get('/booking/list-bookings', ({ query }) => {
      const offset = Number(query.get('offset'));
      const rows = Array.from({ length: 25 }, () => buildBookingSummary());
      return offset === 0 ? pageOf(rows, 'more', 30) : pageOf(rows.slice(0, 5), null, 30);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('button', { name: 'All results fetched' })).toBeDisabled();
  expect(within(await table()).getAllByRole('row')).toHaveLength(31);
});

test('keeps the rows when a further page fails, and Retry fetches it', async () => {
  let isDown = true;
  server.use(
    mockApi.get('/booking/list-bookings', ({ query }) => {
      if (query.get('offset') === '0') return pageOf([buildBookingSummary()], 'more', 2);
      return isDown
        ? errorResponse('InternalError', 'The archive is closed.')
        : pageOf([buildBookingSummary({ title: 'Second' })], null, 2);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('The archive is closed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Founder interview' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Second' })).toBeVisible();
});

test('Reset clears the form and fetches the whole list again', async () => {
  const { user, location } = open('/?view=all&title=kitchen&state=new&sortBy=title&asc=true');
  await table();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(asked.at(-1)).toBe('sortBy=title&asc=true'));
  expect(location()).toBe('/?view=all&sortBy=title&asc=true');
  expect(screen.getByLabelText('Title')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(asked).toHaveLength(3));
});

test('Reset right after typing clears the text and fetches again', async () => {
  const { user, location } = open();
  await table();
  await user.type(screen.getByLabelText('Title'), 'kitchen');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(location()).toBe('/?view=all'));
  expect(screen.getByLabelText('Title')).toHaveValue('');
  await waitFor(() => expect(asked.filter((query) => query === '')).toHaveLength(2));
});

test('Reset removes invalid link parameters and fetches again', async () => {
  const { user, location } = open('/?view=all&state=lost');
  await table();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(location()).toBe('/?view=all'));
  await waitFor(() => expect(asked).toEqual(['', '']));
});

test('limits a text to the length that the API accepts', async () => {
  const { user } = open();
  await table();
  await user.type(screen.getByLabelText('Booking Number'), `${'1'.repeat(50)}{Enter}`);
  await waitFor(() => expect(asked.at(-1)).toBe(`booking_uid=${'1'.repeat(40)}`));
});

test('Refresh fetches again and keeps the rows meanwhile', async () => {
  const { user } = open();
  await table();
  let answer = () => {};
  server.use(
    mockApi.get('/booking/list-bookings', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return pageOf([buildBookingSummary({ title: 'Fresh' })]);
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('link', { name: 'Founder interview' })).toBeVisible();
  answer();
  expect(await screen.findByRole('link', { name: 'Fresh' })).toBeVisible();
});

test.each([
  [
    '/?view=all&state=new',
    'There are currently no bookings that match your filters, or there are no bookings that you can view. Try changing your filters to see your bookings.',
  ],
  ['/?view=all', "You don't have any bookings yet. Click 'New Booking' to get started."],
])('an empty list at %s says why', async (url, text) => {
  server.use(listAnswers(() => []));
  open(url);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['The archive is closed.', errorResponse('InternalError', 'The archive is closed.')],
  [
    'Sorry, there was an error loading the list of bookings.',
    new HttpResponse(null, { status: 500 }),
  ],
])('a failure shows "%s" and can be tried again', async (text, response) => {
  server.use(listAnswers(() => response.clone()));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(asked).toEqual(['']);
  server.use(listAnswers(() => [buildBookingSummary()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Founder interview' })).toBeVisible();
});

test('a failed list loads again on a later visit', async () => {
  const booking = buildBooking();
  server.use(
    listAnswers(() => errorResponse('InternalError')),
    mockApi.get('/booking/{id}', () => booking),
  );
  const { user, back } = open(`/booking/${booking.uuid}`);
  const toList = async () => {
    await screen.findByRole('heading', { level: 1, name: booking.title });
    await user.click(screen.getByRole('link', { name: 'View all bookings' }));
  };
  await toList();
  await screen.findByRole('alert');
  server.use(listAnswers(() => [booking]));
  await back();
  await toList();
  expect(await screen.findByRole('link', { name: booking.title })).toBeVisible();
});

test('a failed list of choices leaves the page usable', async () => {
  const fails = () => errorResponse('InternalError');
  server.use(
    mockApi.get('/reference-data', fails),
    mockApi.get('/client', fails),
    mockApi.get('/user/submitters', fails),
    mockApi.get('/user/am-users', fails),
  );
  open('/?view=all&region=sydney');
  expect(await screen.findByRole('link', { name: 'Founder interview' })).toBeVisible();
  expect(screen.getByLabelText('Region')).toHaveValue('sydney');
});

test.each(['assigned', 'draft'] as const)('a click on a %s row opens it', async (state) => {
  const booking = buildBooking({ state });
  server.use(
    listAnswers(() => [booking]),
    mockApi.get('/booking/{id}', () => booking),
  );
  const { user, location } = open();
  await user.click(await screen.findByRole('cell', { name: booking.booking_uid }));
  expect(await screen.findByText(`#${booking.booking_uid}`)).toBeVisible();
  expect(location()).toBe(`/booking/${booking.uuid}`);
});

test('a draft that the user may update opens in its form, by row and by title', async () => {
  const draft = buildBookingSummary({ state: 'draft', permissions: permissions('update') });
  server.use(listAnswers(() => [draft]));
  const { user, location, back } = open('/?view=all', roles.client_user);
  await user.click(await screen.findByRole('cell', { name: draft.booking_uid }));
  expect(location()).toBe(`/booking/${draft.uuid}/update`);
  await back();
  await user.click(await screen.findByRole('link', { name: draft.title }));
  expect(location()).toBe(`/booking/${draft.uuid}/update`);
});

describe.each([
  ['wide', () => {}],
  ['narrow', narrowTheWindow],
])('in a %s window', (_width, resize) => {
  beforeEach(resize);
  afterEach(widenTheWindow);

  test('an updatable booking can be edited from the list, others cannot', async () => {
    const booking = buildBookingSummary({ title: 'Kitchen', permissions: permissions('update') });
    server.use(listAnswers(() => [booking, buildBookingSummary({ title: 'Garden' })]));
    const { user, location } = open('/?view=all', roles.client_user);
    const link = await screen.findByRole('link', { name: 'Edit Kitchen' });
    expect(screen.getAllByRole('link', { name: /^Edit/ })).toEqual([link]);
    await user.click(link);
    expect(location()).toBe(`/booking/${booking.uuid}/update`);
  });
});

test('the title is a link to the booking', async () => {
  const booking = buildBookingSummary({ title: 'x'.repeat(300) });
  server.use(listAnswers(() => [booking]));
  open();
  expect(await screen.findByRole('link', { name: booking.title })).toHaveAttribute(
    'href',
    `/booking/${booking.uuid}`,
  );
});
