import { type AnalyticsPart, roles } from '@shootline/shared-api';
import {
  buildAnalytics,
  buildInternalUser,
  buildReferenceData,
  buildUser,
  emptyAnalytics,
  errorResponse,
  mockAnalytics,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { freezeDate, loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const admin = { ...buildUser(roles.admin), full_name: 'Ada Min' };
const reviewer = buildUser(roles.reviewer);
const northwind = { id: '00000000-0000-4000-9000-000000000001', name: 'Northwind' };

let asked: Record<string, string>[];

const server = mockServer(
  mockApi.get('/reference-data', () => ({
    ...buildReferenceData(),
    billing_regions: ['Asia', 'UK', 'US'].map((value) => ({ value, label: value })),
  })),
  mockApi.get('/client', () => [
    { ...northwind, billing_region: 'Australia', shoot_duration: { max: 12 } },
  ]),
  mockApi.get('/user/am-users', () => []),
  mockApi.get('/user/submitters', () => []),
  mockApi.get('/user/camera-operators', () => pageOf([])),
  mockApi.get('/user/internal-users', () => [buildInternalUser(admin)]),
);

freezeDate(new Date('2026-11-22T12:00:00Z'));

beforeAll(() => {
  return loadPages(routes);
});
beforeEach(() => {
  asked = [];
  server.use(
    mockAnalytics((query) => {
      asked.push(Object.fromEntries(query));
      return buildAnalytics();
    }),
  );
});

const open = (search = '?period=all', user = admin) =>
  renderRoute(routes, `/analytics${search}`, { user });
const askedFor = (part: AnalyticsPart) => asked.filter((query) => query['part'] === part);
const table = (name: string) => screen.findByRole('table', { name });

test('opens the tab named in the URL, and others by click or keyboard', async () => {
  const { user, location, back } = open('?tab=system');
  const tab = (name: string) => screen.findByRole('tab', { name, selected: true });
  await user.click(await tab('System'));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Feedback' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await tab('Feedback')).toHaveFocus();
  expect(location()).toBe('/analytics?tab=feedback');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(await table('Bookings by Status')).toBeVisible();
  expect(location()).toBe('/analytics');
  await back();
  expect(await tab('Feedback')).toBeVisible();
});

test('compares last quarter with the quarter before', async () => {
  const { user, location } = open();
  expect(await screen.findByText('9 this month, 3 more than last month')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Period'), 'Last quarter');
  expect(
    await screen.findByText('Compared with the period before, 1 Apr – 30 Jun 2026.'),
  ).toBeVisible();
  expect(location()).toBe('/analytics?from_date=01-07-2026&to_date=30-09-2026');
  await waitFor(() =>
    expect(askedFor('bookings').slice(1)).toEqual([
      { part: 'bookings', from_date: '01-07-2026', to_date: '30-09-2026' },
      { part: 'bookings', from_date: '01-04-2026', to_date: '30-06-2026' },
    ]),
  );
  expect(await screen.findByText(/from 42 in the period before/)).toBeVisible();
  expect(screen.queryByText(/this month,/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('Period')).toHaveDisplayValue('Quarter to date');
});

test('opens the quarter to date, and keeps other days and all time in the address', async () => {
  const { user, location, back } = open('');
  const period = () => screen.getByLabelText('Period');
  expect(
    await screen.findByText('Compared with the period before, 1 Jul – 22 Aug 2026.'),
  ).toBeVisible();
  expect(period()).toHaveDisplayValue('Quarter to date');
  expect(screen.getByRole('textbox', { name: 'Min Date' })).toHaveValue('01-10-2026');
  await waitFor(() =>
    expect(askedFor('bookings')).toEqual([
      { part: 'bookings', period: 'this_quarter' },
      { part: 'bookings', from_date: '01-07-2026', to_date: '22-08-2026' },
    ]),
  );
  const assigned = await screen.findByRole('link', { name: 'Assigned' });
  expect(assigned).toHaveAttribute(
    'href',
    '/?view=all&from_date=01-10-2026&to_date=22-11-2026&state=assigned',
  );

  await user.selectOptions(period(), 'All time');
  expect(location()).toBe('/analytics?period=all');
  expect(screen.getByRole('textbox', { name: 'Min Date' })).toHaveValue('');
  await user.selectOptions(period(), 'Quarter to date');
  expect(location()).toBe('/analytics');
  await user.selectOptions(period(), 'Year to date');
  expect(location()).toBe('/analytics?period=this_year');
  expect(period()).toHaveDisplayValue('Year to date');
  await user.selectOptions(period(), 'Quarter to date');
  const maxDate = screen.getByRole('textbox', { name: 'Max Date' });
  // In one step, as a pause within it would apply a part.
  await user.tripleClick(maxDate);
  await user.paste('30-11-2026');
  await user.keyboard('{Enter}');
  expect(location()).toBe('/analytics?to_date=30-11-2026&from_date=01-10-2026');
  await back();
  expect(period()).toHaveDisplayValue('Quarter to date');
});

test('refuses an invalid day, and links a number to the bookings that it counts', async () => {
  const { user } = open(`?period=all&client=${northwind.id}`);
  const minDate = () => screen.getByRole('textbox', { name: 'Min Date' });
  await waitFor(() => expect(minDate()).toBeEnabled());
  const min = minDate();
  await user.type(min, '31-02-2026');
  expect(min).toHaveAccessibleDescription('Enter a valid date.');
  await user.clear(min);
  await user.type(min, '01-02-2026{Enter}');
  expect(screen.getByLabelText('Period')).toHaveDisplayValue('Custom dates');

  const status = within(await table('Bookings by Status'));
  await waitFor(() =>
    expect(status.getByRole('link', { name: 'Assigned' })).toHaveAttribute(
      'href',
      `/?view=all&from_date=01-02-2026&client=${northwind.id}&state=assigned`,
    ),
  );
  const february = within(
    within(await table('Bookings Timeline')).getByRole('row', { name: /^Feb 2026/ }),
  ).getAllByRole('link');
  const days = 'from_date=01-02-2026&to_date=28-02-2026';
  const filter = `client=${northwind.id}`;
  const leadsTo = february.map((link) =>
    Object.fromEntries(new URLSearchParams(link.getAttribute('href')?.slice(2))),
  );
  const month = { view: 'all', ...Object.fromEntries(new URLSearchParams(`${filter}&${days}`)) };
  expect(leadsTo).toEqual([
    { ...month, billing_region: 'Australia' },
    { ...month, billing_region: 'Asia' },
    month,
  ]);
  expect(screen.queryByText(/this month,/)).not.toBeInTheDocument();
});

test('lets only admins filter by billing region', async () => {
  const { unmount } = open('?period=all&billing_region=Asia');
  const region = await screen.findByLabelText('Billing Region');
  // The region of the URL can be cleared before the other regions are loaded.
  await within(region).findByRole('option', { name: 'UK' });
  expect(
    within(region)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Billing Region', 'Asia', 'UK', 'US']);
  // Waits for the last requests, which would otherwise count as the next user's.
  await table('Margin by Client');
  await table('Top Clients');
  expect(askedFor('bookings')).toEqual([{ part: 'bookings', billing_region: 'Asia' }]);
  unmount();

  asked = [];
  open('?period=all&billing_region=Asia', reviewer);
  expect(await table('Top Clients')).toBeVisible();
  expect(screen.queryByLabelText('Billing Region')).not.toBeInTheDocument();
  expect(screen.getByText(/^Only admins can filter by billing region/)).toBeVisible();
  expect(askedFor('bookings')).toEqual([{ part: 'bookings' }]);
  expect(askedFor('margin')).toEqual([]);
});

test('lists all clients on Show All', async () => {
  const { user } = open();
  const top = within(await table('Top Clients'));
  expect(top.getByRole('link', { name: 'Northwind' })).toBeVisible();
  expect(top.getByRole('link', { name: 'Tidewater' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show All' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'All Clients' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(7);
  expect(dialog.getByRole('link', { name: 'Tidewater' })).toHaveAttribute(
    'href',
    expect.stringContaining('client='),
  );
});

test('shows margins in one currency at a time', async () => {
  const { user } = open();
  const byClient = await table('Margin by Client');
  const byRegion = await table('Margin by Region');
  expect(within(byClient).getByRole('row', { name: /Northwind 12 A\$15,120.00/ })).toBeVisible();
  expect(
    screen.getAllByText('Bookings not counted: 1 with two currencies, 2 without a price.'),
  ).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('Currency of Margin by Client'), 'SGD');
  expect(within(byRegion).getByRole('row', { name: /-S\$300.00/ })).toBeVisible();
});

test('offers Retry for a part that fails, and shows the others', async () => {
  server.use(
    mockAnalytics((query) =>
      query.get('part') === 'work' ? errorResponse('InternalError') : buildAnalytics(),
    ),
  );
  const { user } = open();
  expect(await table('Bookings by Status')).toBeVisible();
  const [failure] = await screen.findAllByText(
    'Sorry, there was an error loading the analytics data.',
  );
  expect(failure).toBeVisible();
  server.use(mockAnalytics());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await table('Time to Approval')).toBeVisible();
  expect(await screen.findByText('6 of 40 shoots (15 %)')).toBeVisible();
});

test.each([
  ['Time to Approval', '1 to 4 hours', 'approval_time=1_to_4_hours'],
  ['Time to Staffing', '1 to 2 days', 'staffing_time=1_to_2_days'],
  [
    'Unstaffed 48 Hours Before',
    'Mar 2026',
    'unstaffed=yes&from_date=01-03-2026&to_date=31-03-2026',
  ],
])('links the chart %s to the bookings that it counts', async (title, name, narrowed) => {
  open();
  const link = within(await table(title)).getByRole('link', { name });
  const search = (text: string) => Object.fromEntries(new URLSearchParams(text));
  expect(search(link.getAttribute('href')?.slice(2) ?? '')).toEqual({
    view: 'all',
    ...search(narrowed),
  });
});

test('shows the failure of a part once, and moves the focus to its card after Retry', async () => {
  server.use(
    mockAnalytics((query) =>
      query.get('part') === 'bookings' ? errorResponse('InternalError') : buildAnalytics(),
    ),
  );
  const { user } = open();
  expect(await screen.findByRole('alert')).toBeVisible();
  server.use(mockAnalytics());
  const card = within(screen.getByRole('region', { name: 'Bookings' }));
  expect(card.getByRole('alert')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Retry' }));
  expect(await table('Bookings by Status')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Bookings' })).toHaveFocus();
});

test('makes the old figures inert until those of the new filter are loaded', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = open();
  await table('Bookings by Status');
  const fewer = buildAnalytics();
  fewer.bookings.count = 77;
  server.use(
    mockApi.get('/analytics', async ({ query }) => {
      const part = query.get('part') as AnalyticsPart;
      if (part === 'bookings') await answered;
      return {
        [part]: query.get('from_date') === '01-07-2026' ? fewer[part] : buildAnalytics()[part],
      };
    }),
  );
  await user.selectOptions(screen.getByLabelText('Period'), 'Last quarter');
  const old = screen.getByRole('link', { name: '42' });
  await waitFor(() => expect(old.closest('[inert]')).not.toBeNull());
  expect(screen.getByText('9 this month, 3 more than last month')).toBeVisible();
  answer();
  const link = await screen.findByRole('link', { name: '77' });
  expect(link.closest('[inert]')).toBeNull();
  expect(screen.getByText(/from 42 in the period before/)).toBeVisible();
});

test('shows the figures when the period before fails, and can retry the comparison', async () => {
  server.use(
    mockAnalytics((query) =>
      query.get('from_date') === '01-02-2026' ? errorResponse('InternalError') : buildAnalytics(),
    ),
  );
  const { user } = open('?from_date=01-03-2026&to_date=31-03-2026');
  expect(await table('Bookings by Status')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The period before, 1 Feb – 28 Feb 2026, could not be loaded for comparison.',
  );
  server.use(mockAnalytics());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByText('Compared with the period before, 1 Feb – 28 Feb 2026.'),
  ).toHaveFocus();
  expect(screen.getByText(/from 42 in the period before/)).toBeVisible();
});

test('says in every card that there is no data when there are no bookings', async () => {
  server.use(mockAnalytics(emptyAnalytics));
  open();
  await waitFor(() =>
    expect(screen.getAllByText('Data is not available.').length).toBeGreaterThanOrEqual(14),
  );
  expect(screen.queryByRole('button', { name: 'Show All' })).not.toBeInTheDocument();
});

test('syncs once on a double click, shows the progress and reloads the figures', async () => {
  let syncs = 0;
  let finish: () => void = () => undefined;
  server.use(
    mockApi.get('/sync-analytics-data', async () => {
      syncs += 1;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return buildAnalytics();
    }),
  );
  const { user } = open();
  await table('Top Clients');
  await user.dblClick(screen.getByRole('button', { name: 'Sync' }));
  const running = await screen.findByRole('button', { name: 'Syncing...' });
  expect(running).toHaveAttribute('aria-disabled', 'true');
  const before = askedFor('bookings').length;
  await waitFor(() => expect(syncs).toBe(1));
  finish();
  expect(await screen.findByText('Analytics data has been refreshed.')).toBeInTheDocument();
  await waitFor(() => expect(askedFor('bookings').length).toBe(before + 1));
  expect(await screen.findByRole('button', { name: 'Sync' })).toBeVisible();
});

test("starts an export with the page's filter", async () => {
  let sent: unknown;
  server.use(
    mockApi.post('/export-analytics-data', async ({ query, request }) => {
      sent = { ...Object.fromEntries(query), ...((await request.json()) as object) };
      return { export_uuid: northwind.id };
    }),
  );
  const { user } = open(`?client=${northwind.id}&from_date=01-03-2026`);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Analytics' }));
  expect(await dialog.findByLabelText('Min Date')).toHaveValue('01-03-2026');
  expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveValue('Northwind');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(
    await screen.findByText(
      'Exporting data to CSV. A link to download the CSV will be sent to the selected recipients shortly.',
    ),
  ).toBeInTheDocument();
  expect(sent).toEqual({
    client: northwind.id,
    from_date: '01-03-2026',
    format: 'csv',
    recipients: [admin.uuid],
  });
});
