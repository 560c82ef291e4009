import { roles } from '@shootline/shared-api';
import {
  buildAnalytics,
  buildUser,
  errorResponse,
  mockAnalytics,
  mockServer,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const server = mockServer();

const open = (search = '') =>
  renderRoute(routes, `/analytics?tab=camop&period=all${search}`, { user: buildUser(roles.admin) });

const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** Queries limited to the table row of a name. */
async function row(title: string, name: string) {
  const header = await (await card(title)).findByRole('rowheader', { name });
  return within(header.closest('tr')!);
}

beforeAll(() => {
  return loadPages(routes);
});
beforeEach(() => server.use(mockAnalytics()));

test('links a number of stars to the bookings with that rating', async () => {
  const { user, location } = open('&region=sydney');
  const rated = await card('Videographer Feedback');
  expect(rated.getByText('Rated 4.3 of 5, 12 ratings')).toBeInTheDocument();
  expect(rated.getByText('12 ratings by 5 users')).toBeVisible();

  const none = await row('Videographer Feedback', '0 stars');
  expect(none.queryByRole('link')).not.toBeInTheDocument();
  await user.click(
    (await row('Videographer Feedback', '5 stars')).getByRole('link', { name: '5 stars' }),
  );
  const { searchParams } = new URL(location(), 'https://portal.test');
  expect(Object.fromEntries(searchParams)).toEqual({
    view: 'all',
    region: 'sydney',
    videographer_rating: '5',
  });
});

test.each([
  ['Client Feedback', '4 stars', 'shoot_rating=4'],
  ['Job Types', 'Event', 'video_type=event'],
  ['Job Durations', '6 hours', 'duration=6'],
  ['Top Videographers', 'Noah Walsh', 'camop=00000000-0000-4000-9000-000000000011'],
])('links the chart %s to the bookings that it counts', async (title, name, narrowed) => {
  open();
  const link = (await row(title, name)).getByRole('link', { name });
  expect(link).toHaveAttribute('href', expect.stringContaining(narrowed));
});

test('has no link for items without a value to filter by', async () => {
  open();
  const unnamed = await row('Job Types', 'Not specified');
  expect(unnamed.getByRole('cell')).toHaveTextContent('3');
  expect(unnamed.queryByRole('link')).not.toBeInTheDocument();
});

test('compares numbers with the period before, and reads signs out in words', async () => {
  const before = buildAnalytics();
  before.jobs.job_types = [
    { key: 'event', name: 'Event', value: 16 },
    { key: 'interview', name: 'Interview', value: 20 },
  ];
  server.use(
    mockAnalytics((query) => (query.get('from_date') === '01-03-2026' ? buildAnalytics() : before)),
  );
  open('&from_date=01-03-2026&to_date=31-03-2026');
  await (await card('Job Types')).findByRole('columnheader', { name: 'Change' });
  const cells = async (name: string) =>
    (await row('Job Types', name)).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(await cells('Event')).toEqual(['20', '16', '+4up by 4', '+25 %up by 25 percent']);
  expect(await cells('Interview')).toEqual(['19', '20', '−1down by 1', '−5 %down by 5 percent']);
  expect(await cells('Not specified')).toEqual(['3', '0', '+3up by 3', 'no percentage']);
});

test('says the share of accepted offers in words', async () => {
  open();
  const { offers } = buildAnalytics().work;
  const share = Math.round((offers.accepted_count / offers.sent_count) * 100);
  expect(
    await (
      await card('Offers Accepted')
    ).findByText(
      `${offers.accepted_count} of ${offers.sent_count} offers were accepted (${share} %).`,
    ),
  ).toBeVisible();
});

test('shows a failed part in its place, and loads it on Retry', async () => {
  server.use(
    mockAnalytics((query) =>
      query.get('part') === 'work' ? errorResponse('InternalError') : buildAnalytics(),
    ),
  );
  const { user } = open();
  const offers = await card('Offers Accepted');
  expect(await offers.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error loading the analytics data.',
  );
  expect(await row('Job Types', 'Event')).toBeDefined();
  server.use(mockAnalytics());
  await user.click(offers.getByRole('button', { name: 'Retry' }));
  expect(await row('Offers Accepted', 'Accepted')).toBeDefined();
});

test('says that there is no data in a chart without numbers', async () => {
  const answer = buildAnalytics();
  answer.jobs.job_types = [];
  answer.jobs.durations = [{ key: '4', name: '4 hours', value: 0 }];
  server.use(mockAnalytics(() => answer));
  open();
  for (const title of ['Job Types', 'Job Durations']) {
    const empty = await card(title);
    expect(await empty.findByText('Data is not available.')).toBeVisible();
    expect(empty.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
  }
});

test('saves the numbers for a spreadsheet, with names that it cannot run as formulas', async () => {
  const answer = buildAnalytics();
  answer.jobs.job_types = [
    { key: 'other', name: '=1+1, "two"', value: 7 },
    { key: 'event', name: 'Event', value: 1 },
  ];
  server.use(mockAnalytics(() => answer));
  const saved: { name: string; content: Blob }[] = [];
  URL.createObjectURL = (content) => {
    saved.push({ name: '', content: content as Blob });
    return 'blob:chart';
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.download)
      saved.at(-1)!.name = target.download;
  });

  const { user } = open('&from_date=01-03-2026');
  await user.click(await screen.findByRole('button', { name: 'Download Job Types' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(saved[0]?.name).toBe('job-types-from-01-03-2026.csv'));
  expect(await saved[0]!.content.text()).toBe(
    '"Name","No. of Bookings"\r\n"\'=1+1, ""two""",7\r\n"Event",1\r\n',
  );
});
