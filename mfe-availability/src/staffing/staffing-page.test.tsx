import {
  type BoardRow,
  roles,
  type StaffingBoard,
  type UnstaffedBooking,
} from '@shootline/shared-api';
import {
  buildCalendarEntry,
  buildReferenceData,
  buildUser,
  buildWorkingHours,
  errorResponse,
  mockApi,
  mockServer,
  testUuid,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dayOf } from '../days/day.ts';
import { routes } from '../routes.tsx';
import { daysLeft } from './days-left.ts';

const launch: UnstaffedBooking = {
  uuid: testUuid(),
  booking_uid: '10044',
  title: 'Product launch',
  state: 'active',
  state_display: 'Active',
  day: '12-03-2026',
  starts: '2026-03-11T22:15:00.000Z',
  ends: '2026-03-12T05:00:00.000Z',
  timezone: 'Australia/Sydney',
  location: 'Sydney NSW',
  client: { id: testUuid(), name: 'Harbour Bank' },
  opens: null,
};
const shoot = buildCalendarEntry();
const away = buildCalendarEntry({ kind: 'busy', title: '', is_all_day: true, location: '' });

const row = (full_name: string, days: BoardRow['days'] = []): BoardRow => ({
  uuid: testUuid(),
  full_name,
  locality: 'Sydney',
  state: 'NSW',
  timezone: 'Australia/Sydney',
  working_hours: buildWorkingHours(),
  candidate: null,
  days,
});
const mia = row('Mia Chan', [{ day: '12-03-2026', entries: [shoot] }]);
const theo = row('Theo Lindqvist', [{ day: '13-03-2026', entries: [away] }]);

const boardOf = (results: BoardRow[], changes: Partial<StaffingBoard> = {}): StaffingBoard => ({
  count: results.length,
  next: null,
  previous: null,
  unstaffed: [launch],
  unstaffed_count: 1,
  results,
  ...changes,
});

let asked: string[];

const boardAnswers = (answer: (offset: string | null) => StaffingBoard | Response) =>
  mockApi.get('/calendar/board', ({ query }) => {
    asked.push(query.toString());
    return answer(query.get('offset'));
  });

const server = mockServer(mockApi.get('/reference-data', () => buildReferenceData()));

beforeAll(() => loadPages(routes));
beforeEach(() => {
  asked = [];
  server.use(boardAnswers(() => boardOf([mia, theo])));
});

const open = (url = '/staffing?date=12-03-2026') =>
  renderRoute(routes, url, { user: buildUser(roles.editor) });
const table = () => screen.findByRole('table', { name: 'Staffing Board' });

/** Queries limited to the cell of a day in the row of this name. */
async function cell(name: RegExp, day: string) {
  const days = within(await table())
    .getAllByRole('columnheader')
    .map((one) => one.textContent);
  const header = within(await table()).getByRole('rowheader', { name });
  return within(within(header.closest('tr')!).getAllByRole('cell')[days.indexOf(day) - 1]!);
}

test('shows the unstaffed bookings of a week, then the videographers by day', async () => {
  open();
  const unstaffed = await cell(/^Unstaffed/, 'Thu 12 Mar');
  const link = unstaffed.getByRole('link', { name: /Product launch/ });
  expect(link).toHaveAttribute('href', `/booking/${launch.uuid}`);
  expect(link).toHaveTextContent('9:15 AM AEDT');
  expect(link).toHaveAttribute(
    'title',
    'Product launch · 9:15 AM – 4:00 PM AEDT · Sydney NSW · Harbour Bank · Active',
  );
  const assigned = (await cell(/Mia Chan/, 'Thu 12 Mar')).getByRole('link', { name: /^Shoot:/ });
  expect(assigned).toHaveAttribute('href', `/booking/${shoot.uuid}`);
  expect(within(await table()).getByRole('link', { name: 'Mia Chan' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/videographers\/[0-9a-f-]{36}$/),
  );
  expect((await cell(/Theo Lindqvist/, 'Fri 13 Mar')).getByText('All day')).toBeVisible();
  expect((await cell(/Mia Chan/, 'Fri 13 Mar')).queryByText(/./)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '12 – 18 Mar 2026' })).toBeVisible();
  expect(asked).toEqual(['from=12-03-2026&offset=0']);
});

test('an unstaffed booking says until when its offer waits', async () => {
  const at = new Date(Date.now() + 60_000).toISOString();
  const waiting = { ...launch, opens: { at, timezone: 'Australia/Perth' } };
  server.use(boardAnswers(() => boardOf([mia], { unstaffed: [waiting] })));
  open();
  const unstaffed = await cell(/^Unstaffed/, 'Thu 12 Mar');
  expect(
    unstaffed.getByText(/^Offer waits until \d+:\d\d [AP]M \(AWST\) (today|tomorrow)$/),
  ).toBeVisible();
});

test('starts today, in the zone of the user', async () => {
  open('/staffing');
  await table();
  const today = dayOf(new Date(), buildUser(roles.editor).timezone);
  expect(asked).toEqual([`from=${today}&offset=0`]);
  const [, first] = within(await table()).getAllByRole('columnheader');
  expect(first).toHaveAttribute('aria-current', 'date');
});

test('finds a videographer by name in the board, and shows all again after Reset', async () => {
  const { user, location } = open();
  await table();
  const search = screen.getByRole('searchbox', { name: 'Find a videographer by name' });
  await user.type(search, ' theo ');
  await waitFor(() => expect(asked.at(-1)).toBe('from=12-03-2026&name=theo&offset=0'));
  expect(search).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(location()).toBe('/staffing?date=12-03-2026'));
  expect(search).toHaveValue('');
});

test('shows days off and working hours on the clocks of the videographer', async () => {
  const hours = (changes: Partial<BoardRow>) => ({
    ...theo,
    working_hours: buildWorkingHours((day) => day),
    ...changes,
  });
  const inLondon = hours({ full_name: 'Ann Lee', uuid: testUuid(), timezone: 'Europe/London' });
  server.use(boardAnswers(() => boardOf([hours({}), inLondon])));
  open();
  expect(await (await cell(/Theo/, 'Sat 14 Mar')).findByText('Day off')).toBeVisible();
  expect((await cell(/Theo/, 'Thu 12 Mar')).getByText('9:00 AM – 5:00 PM')).toBeVisible();
  expect((await cell(/Ann Lee/, 'Thu 12 Mar')).getByText('9:00 AM – 5:00 PM GMT')).toBeVisible();
});

test.each([
  ['12-03-2026', { text: 'Today', urgency: 'now' }],
  ['13-03-2026', { text: 'Tomorrow', urgency: 'now' }],
  ['15-03-2026', { text: 'In 3 days', urgency: 'soon' }],
  ['20-03-2026', { text: 'In 8 days', urgency: 'later' }],
  ['10-03-2026', { text: '2 days ago', urgency: 'now' }],
])('marks the days left before %s', (day, left) => {
  expect(daysLeft(day, '12-03-2026')).toEqual(left);
});

test('keeps the week and the filters in the URL and the request', async () => {
  const { user, location } = open();
  await table();
  await user.click(screen.getByRole('link', { name: 'Next week' }));
  await waitFor(() => expect(location()).toBe('/staffing?date=19-03-2026'));
  await user.type(
    screen.getByRole('searchbox', { name: 'Find a videographer by name' }),
    'mia{Enter}',
  );
  await screen.findByRole('option', { name: 'Sydney' });
  await user.selectOptions(screen.getByLabelText('Location'), 'Sydney');
  await waitFor(() =>
    expect(location()).toBe('/staffing?date=19-03-2026&name=mia&location=sydney'),
  );
  await waitFor(() =>
    expect(asked.at(-1)).toBe('from=19-03-2026&name=mia&location=sydney&offset=0'),
  );
});

test('loads more videographers on click', async () => {
  server.use(
    boardAnswers((offset) =>
      offset === '0' ? boardOf([mia], { next: 'more', count: 2 }) : boardOf([theo], { count: 2 }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('rowheader', { name: /Theo Lindqvist/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'All results fetched' })).toBeDisabled();
  expect(asked).toEqual(['from=12-03-2026&offset=0', 'from=12-03-2026&offset=1']);
});

test('says when loading failed, when nobody matches and when everything is staffed', async () => {
  server.use(boardAnswers(() => errorResponse('InternalError')));
  const { user } = open('/staffing?date=12-03-2026&name=zz');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error loading the staffing board.',
  );
  server.use(boardAnswers(() => boardOf([], { unstaffed: [], unstaffed_count: 0 })));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No videographers match your filters.')).toBeVisible();
  expect(screen.getByRole('rowheader')).toHaveTextContent(/^Everything is staffed\.$/);
});

test('hides the number of unstaffed bookings while another week loads', async () => {
  const { user } = open();
  const header = within(await table()).getByRole('rowheader', { name: /^Unstaffed/ });
  expect(header).toHaveTextContent('Unstaffed 1');
  let answer = () => {};
  const answered = new Promise<void>((go) => (answer = go));
  server.use(
    mockApi.get('/calendar/board', async () => {
      await answered;
      return boardOf([mia], { unstaffed: [], unstaffed_count: 0 });
    }),
  );
  await user.click(screen.getByRole('link', { name: 'Next week' }));
  await waitFor(() => expect(header).toHaveTextContent(/^Unstaffed$/));
  answer();
  await waitFor(() => expect(header).toHaveTextContent(/^Everything is staffed\.$/));
});

test('shows numbers above 10,000 as 10,000+', async () => {
  server.use(
    boardAnswers(() => boardOf([mia], { next: 'more', count: 10_001, unstaffed_count: 10_001 })),
  );
  open();
  expect(await screen.findByText(/The first 1 of 10,000\+\./)).toBeVisible();
  expect(screen.queryByText(/10,001/)).not.toBeInTheDocument();
});

test('shows the number of further unstaffed bookings, and links to all', async () => {
  const unstaffed = [1, 2, 3, 4, 5, 6].map((number) => ({
    ...launch,
    uuid: testUuid(),
    title: `Launch ${number}`,
  }));
  server.use(boardAnswers(() => boardOf([mia], { unstaffed, unstaffed_count: 140 })));
  const { user } = open();
  const thursday = await cell(/^Unstaffed/, 'Thu 12 Mar');
  expect(thursday.getAllByRole('link')).toHaveLength(2);
  await user.click(thursday.getByRole('button', { name: '4 more' }));
  expect(thursday.getAllByRole('link')).toHaveLength(6);
  expect(screen.getByText(/The first 6 of 140/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All to staff' })).toHaveAttribute(
    'href',
    '/?view=to_staff',
  );
});

describe('in a narrow window', () => {
  beforeEach(narrowTheWindow);
  afterEach(widenTheWindow);

  test('the board shows one day at a time', async () => {
    const { user, location } = open();
    const thursday = await screen.findByRole('link', { name: 'Thu 12 March, 1 unstaffed' });
    expect(thursday).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /Product launch/ })).toBeVisible();
    const card = (name: string) => within(screen.getByText(name).closest('li')!);
    expect(card('Mia Chan').getByRole('link', { name: /^Shoot:/ })).toBeVisible();
    expect(card('Theo Lindqvist').getByText('Free')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Fri 13 March' }));
    await waitFor(() => expect(location()).toBe('/staffing?date=12-03-2026&day=13-03-2026'));
    expect(card('Mia Chan').getByText('Free')).toBeVisible();
    expect(screen.getByText('Everything is staffed.')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('the board does not call a day staffed unless all unstaffed bookings are loaded', async () => {
    server.use(boardAnswers(() => boardOf([mia], { unstaffed_count: 140 })));
    open('/staffing?date=12-03-2026&day=13-03-2026');
    expect(await screen.findByText(/The first 1 of 140/)).toBeVisible();
    expect(screen.queryByText('Everything is staffed.')).not.toBeInTheDocument();
  });
});
