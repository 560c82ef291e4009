import { type Role, roles } from '@shootline/shared-api';
import {
  buildAnalytics,
  buildUser,
  mockAnalytics,
  mockServer,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const { jest } = import.meta;
const server = mockServer();

const march = '?from_date=01-03-2026&to_date=31-03-2026';
const open = (search = '?period=all', role: Role = roles.finance) =>
  renderRoute(routes, `/analytics${search}`, { user: buildUser(role) });

/** Answers with figures for March that `change` makes different from the period before. */
function answerMarch(change: (march: ReturnType<typeof buildAnalytics>) => void) {
  server.use(
    mockAnalytics((query) => {
      const answer = buildAnalytics();
      if (query.get('from_date') === '01-03-2026') change(answer);
      return answer;
    }),
  );
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
};

beforeAll(() => {
  return loadPages(routes);
});
beforeEach(() => server.use(mockAnalytics()));
afterEach(() => {
  jest.restoreAllMocks();
});

test('saves all clients for a spreadsheet', async () => {
  const saved: Blob[] = [];
  let name = '';
  URL.createObjectURL = (content) => {
    saved.push(content as Blob);
    return 'blob:clients';
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.download) name = target.download;
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show All' }));
  await user.click(await screen.findByRole('button', { name: 'Download All Clients' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(name).toBe('all-clients.csv'));
  expect(await saved[0]!.text()).toMatch(
    /^"Name","No\. of Bookings"\r\n"Northwind",14\r\n.*"Tidewater",1\r\n$/s,
  );
});

test('renders only the clients in view when there are many', async () => {
  const answer = buildAnalytics();
  answer.bookings.top_clients = Array.from({ length: 300 }, (_, at) => ({
    key: `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`,
    name: `Client ${at + 1}`,
    value: 300 - at,
  }));
  server.use(mockAnalytics(() => answer));
  // jsdom has no layout, so no heights.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show All' }));
  const list = within(await screen.findByRole('list', { name: 'All Clients' }));
  expect(await list.findByRole('link', { name: 'Client 1' })).toBeVisible();
  expect(list.getAllByRole('listitem').length).toBeLessThan(100);
  expect(list.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '300');
});

test('names every download after its chart', async () => {
  open();
  await screen.findByRole('table', { name: 'Margin by Region' });
  const names = screen
    .getAllByRole('button', { name: /^Download/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toContain('Download Margin by Region');
  expect(new Set(names).size).toBe(names.length);
});

test('says in the timeline how many bookings have no date', async () => {
  open();
  expect(
    await (await card('Bookings Timeline')).findByText('3 bookings without a date are not shown.'),
  ).toBeVisible();
});

test('includes months in which every shoot was staffed', async () => {
  const answer = buildAnalytics();
  answer.work.unstaffed.by_month = [
    { key: '2026-01', name: '2026-01', value: 4 },
    { key: '2026-03', name: '2026-03', value: 2 },
  ];
  server.use(mockAnalytics(() => answer));
  open();
  expect(await rowsOf('Unstaffed 48 Hours Before')).toEqual(['Jan 2026', 'Feb 2026', 'Mar 2026']);
});

test('sorts statuses and regions that only the period before has among the others', async () => {
  answerMarch(({ bookings }) => {
    bookings.by_status = bookings.by_status.filter(({ key }) => key !== 'new');
    bookings.by_billing_region = [];
  });
  open(march);
  await (await card('Bookings by Status')).findByRole('columnheader', { name: 'Change' });
  expect(await rowsOf('Bookings by Status')).toEqual(['Draft', 'New', 'Assigned', 'Job Complete']);
  expect(await rowsOf('Bookings by Billing Regions')).toEqual(['Asia', 'Australia']);
});

test('offers a currency that only the period before has', async () => {
  answerMarch(({ margin }) => {
    margin.by_client = margin.by_client.filter(({ currency }) => currency === 'AUD');
    margin.by_billing_region = margin.by_billing_region.filter(
      ({ currency }) => currency === 'AUD',
    );
  });
  const { user } = open(march);
  await user.selectOptions(await screen.findByLabelText('Currency of Margin by Client'), 'SGD');
  const table = within(await screen.findByRole('table', { name: 'Margin by Client' }));
  expect(table.getByRole('row', { name: /^Harbour Bank 0 .*-S\$300\.00$/ })).toBeVisible();
});

test('shows finance users the money first, compared with the period before', async () => {
  answerMarch(({ margin }) => {
    const [australia] = margin.by_billing_region;
    Object.assign(australia!, { client_due: 1_663_200, camop_due: 888_000, margin: 775_200 });
  });
  const { user } = open(march);
  await screen.findByRole('link', { name: 'Assigned' });
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles().slice(0, 4)).toEqual(['Revenue', 'Cost', 'Margin', 'Bookings']);
  expect(titles().indexOf('Margin by Client')).toBeLessThan(titles().indexOf('Top Clients'));
  const revenue = await card('Revenue');
  expect(revenue.getByText('A$16,632.00')).toBeVisible();
  expect(revenue.getByText('of 12 bookings')).toBeVisible();
  expect(revenue.getByText(/^from A\$15,120\.00 in the period before$/)).toHaveTextContent(
    '+10 %up by 10 percent from',
  );
  const margin = await card('Margin');
  expect(margin.getByText('A$7,752.00')).toBeVisible();
  expect(margin.getByText('47 % of the revenue')).toBeVisible();

  // The loss before has no share to compare with.
  await user.selectOptions(screen.getByLabelText('Currency of Revenue'), 'SGD');
  expect((await card('Margin')).getByText('-S$300.00')).toBeVisible();
  expect(screen.getByLabelText('Currency of Margin by Client')).toHaveValue('SGD');
});

test('labels the money of a running period as that of the bookings so far', async () => {
  open('', roles.admin);
  expect(await (await card('Revenue')).findByText('of 12 bookings so far')).toBeVisible();
});

test('says that a period without earnings has no data', async () => {
  const answer = buildAnalytics();
  answer.margin = { ...answer.margin, by_client: [], by_billing_region: [] };
  server.use(mockAnalytics(() => answer));
  open();
  for (const title of ['Revenue', 'Cost', 'Margin']) {
    expect(await (await card(title)).findByText('Data is not available.')).toBeVisible();
  }
});

test('shows reviewers no money, and asks for none', async () => {
  const parts: (string | null)[] = [];
  server.use(
    mockAnalytics((query) => {
      parts.push(query.get('part'));
      return buildAnalytics();
    }),
  );
  open('', roles.reviewer);
  await screen.findByRole('link', { name: 'Assigned' });
  expect(screen.queryByRole('region', { name: 'Revenue' })).not.toBeInTheDocument();
  expect(parts).not.toContain('margin');
});
