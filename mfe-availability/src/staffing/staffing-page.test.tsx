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
import { askingText } from './tray/asking-text.ts';
import { timeLeft } from './tray/time-left.ts';

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
  asking: { asked: 0, declined: 0, accepted: 0, queued: 0, exclusive_until: null },
};
const shoot = buildCalendarEntry();
const hurried = buildCalendarEntry({
  title: 'Town hall',
  starts: '2026-03-12T05:30:00.000Z',
  ends: '2026-03-12T07:00:00.000Z',
  travel: { from: 'shoot', minutes: 45, leave_by: '2026-03-12T04:45:00.000Z', is_late: true },
});
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
  folded_count: 0,
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
const tray = async () => within(await screen.findByRole('region', { name: 'Unstaffed' }));

/** Queries limited to the cell of a day in the row of this name. */
async function cell(name: RegExp, day: string) {
  const days = within(await table())
    .getAllByRole('columnheader')
    .map((one) => one.textContent);
  const header = within(await table()).getByRole('rowheader', { name });
  return within(
    within(header.closest('tr')!).getAllByRole('cell')[
      days.findIndex((one) => one.startsWith(day)) - 1
    ]!,
  );
}

test('shows the way between two shoots of a day, and that it takes too long', async () => {
  const calm = { ...hurried, uuid: testUuid(), travel: { ...hurried.travel!, is_late: false } };
  const days = [
    { day: '12-03-2026', entries: [shoot, hurried] },
    { day: '13-03-2026', entries: [calm] },
  ];
  server.use(boardAnswers(() => boardOf([{ ...mia, days }])));
  open();
  await table();
  const late = (await cell(/Mia/, 'Thu')).getByRole('link', { name: /Town hall/ });
  expect(late).toHaveTextContent(/Town hallToo tight: ≈ 45 min$/);
  expect(late).toHaveAttribute(
    'title',
    expect.stringContaining('Too little time: about 45\u00a0min from the shoot before'),
  );
  const next = (await cell(/Mia/, 'Fri')).getByRole('link', { name: /Town hall/ });
  expect(next).toHaveTextContent(/Town hall≈ 45 min travel$/);
});

test('shows the videographers of a week by day, and the unstaffed bookings beside them', async () => {
  open();
  const link = (await tray()).getByRole('link', { name: /Product launch/ });
  expect(link).toHaveAttribute('href', `/booking/${launch.uuid}`);
  expect(link).toHaveTextContent('Thu 12 Mar, 9:15 AM AEDT · Sydney NSW');
  expect(link).toHaveAttribute(
    'title',
    'Product launch · 9:15 AM – 4:00 PM AEDT · Sydney NSW · Harbour Bank · Active · Nobody asked yet',
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
  expect(asked).toEqual(['from=12-03-2026&planned=true&offset=0']);
});

test('an unstaffed booking says until when its offer waits', async () => {
  const at = new Date(Date.now() + 60_000).toISOString();
  const waiting = { ...launch, opens: { at, timezone: 'Australia/Perth' } };
  server.use(boardAnswers(() => boardOf([mia], { unstaffed: [waiting] })));
  open();
  expect(
    (await tray()).getByText(/^Offer waits until \d+:\d\d [AP]M \(AWST\) (today|tomorrow)$/),
  ).toBeVisible();
});

test.each([
  [{ asked: 2, declined: 1 }, '2 asked, 1 declined'],
  [{ asked: 1, accepted: 1, queued: 3 }, '1 asked, 1 accepted, 3 queued'],
  [{ asked: 1, exclusive_until: '2026-03-06T03:20:00.000Z' }, '1 asked · Offer out until 2:20 PM'],
  [
    { asked: 1, exclusive_until: '2026-03-06T22:00:00.000Z' },
    '1 asked · Offer out until Sat 7 Mar, 9:00 AM',
  ],
  [{ asked: 1, exclusive_until: '2026-03-06T02:50:00.000Z' }, '1 asked'],
])('says how the asking stands: %j', (changes, text) => {
  const now = Date.parse('2026-03-06T03:00:00.000Z');
  const booking = { ...launch, asking: { ...launch.asking, ...changes } };
  expect(askingText(booking, now, 'Australia/Sydney')).toBe(text);
});

test('starts today, in the zone of the user', async () => {
  open('/staffing');
  await table();
  const today = dayOf(new Date(), buildUser(roles.editor).timezone);
  expect(asked).toEqual([`from=${today}&planned=true&offset=0`]);
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
  expect((await cell(/Theo/, 'Thu 12 Mar')).getByText('9 AM – 5 PM')).toBeVisible();
  expect((await cell(/Ann Lee/, 'Thu 12 Mar')).getByText('9 AM – 5 PM GMT')).toBeVisible();
});

test.each([
  ['2026-03-12T00:00:00Z', { text: 'Begun', urgency: 'now' }],
  ['2026-03-12T00:40:00Z', { text: 'In less than an hour', urgency: 'now' }],
  ['2026-03-13T17:10:00Z', { text: 'In 41 hours', urgency: 'now' }],
  ['2026-03-15T03:00:00Z', { text: 'In 3 days', urgency: 'soon' }],
  ['2026-03-20T03:00:00Z', { text: 'In 8 days', urgency: 'later' }],
])('says how long it is until %s', (starts, left) => {
  expect(timeLeft(starts, Date.parse('2026-03-12T00:00:00Z'))).toEqual(left);
});

test('folds the videographers with nothing in these days, and shows them on demand', async () => {
  server.use(
    mockApi.get('/calendar/board', ({ query }) =>
      query.get('planned') === 'false'
        ? boardOf([row('Zoe Idle')])
        : boardOf([mia], { folded_count: 1 }),
    ),
  );
  const { user } = open();
  const fold = await screen.findByRole('button', {
    name: '1 other videographer, with nothing in these days',
  });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('rowheader', { name: /Zoe Idle/ })).not.toBeInTheDocument();
  await user.click(fold);
  expect(await screen.findByRole('rowheader', { name: /Zoe Idle/ })).toBeVisible();
  await user.click(fold);
  expect(screen.queryByRole('rowheader', { name: /Zoe Idle/ })).not.toBeInTheDocument();
});

test('shows two weeks or a month, by link and by key, and keeps them in the URL', async () => {
  const { user, location } = open();
  await table();
  await user.click(screen.getByRole('link', { name: 'Two Weeks' }));
  await waitFor(() => expect(location()).toBe('/staffing?date=12-03-2026&span=two_weeks'));
  await waitFor(() => expect(asked.at(-1)).toBe('from=12-03-2026&days=14&planned=true&offset=0'));
  expect(within(await table()).getAllByRole('columnheader')).toHaveLength(15);
  await user.keyboard('m');
  await waitFor(() => expect(location()).toBe('/staffing?date=12-03-2026&span=month'));
  await waitFor(() => expect(asked.at(-1)).toBe('from=01-03-2026&days=31&planned=true&offset=0'));
  expect(screen.getByRole('link', { name: 'Next month' })).toHaveAttribute(
    'href',
    '/staffing?date=01-04-2026&span=month',
  );
  const day = await cell(/Mia Chan/, 'Thu 12 Mar');
  expect(day.getByRole('link', { name: /^Shoot:/ })).toHaveAttribute(
    'href',
    `/booking/${shoot.uuid}`,
  );
});

test('finds who is free on a day, and the shoots of a client and of a state', async () => {
  const client = testUuid();
  open(`/staffing?date=12-03-2026&client=${client}&state=active&free_on=14-03-2026`);
  await table();
  expect(asked).toEqual([
    `from=12-03-2026&client=${client}&state=active&free_on=14-03-2026&offset=0`,
  ]);
  expect(screen.getByLabelText('Free On')).toHaveValue('14-03-2026');
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
  expect(asked).toEqual([
    'from=12-03-2026&planned=true&offset=0',
    'from=12-03-2026&planned=true&offset=1',
  ]);
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
  expect((await tray()).getByText('Everything is staffed.')).toBeVisible();
});

test('hides the number of unstaffed bookings while another week loads', async () => {
  const { user } = open();
  const header = (await tray()).getByRole('heading');
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
  expect(await (await tray()).findByText('Everything is staffed.')).toBeVisible();
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
  open();
  expect((await tray()).getAllByRole('link', { name: /^Launch/ })).toHaveLength(6);
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
