import {
  type BusyTimeInput,
  type CalendarEntry,
  type OwnCalendar,
  roles,
  type WorkingHours,
} from '@shootline/shared-api';
import {
  buildCalendarEntry,
  buildUser,
  buildWorkingHours,
  errorResponse,
  mockApi,
  mockServer,
  testUuid,
} from '@shootline/shared-api/testing';
import {
  freezeDate,
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const zone = 'Australia/Sydney';

/** On 12 March in Sydney, which is 10 PM of the day before in London. */
const inLondon = buildCalendarEntry({
  title: 'Harbour interviews',
  starts: '2026-03-11T22:00:00.000Z',
  ends: '2026-03-12T01:00:00.000Z',
  timezone: 'Europe/London',
  location: 'London',
  travel: { from: 'home', minutes: 45, leave_by: '2026-03-11T21:15:00.000Z', is_late: false },
});
const offer = buildCalendarEntry({
  kind: 'offer',
  title: 'Product launch',
  starts: '2026-03-12T22:00:00.000Z',
  ends: '2026-03-13T02:00:00.000Z',
  state: 'unknown',
  state_display: 'Unknown',
});
const dentist = buildCalendarEntry({
  kind: 'busy',
  title: 'Dentist',
  starts: '2026-03-09T22:00:00.000Z',
  ends: '2026-03-10T00:30:00.000Z',
  location: '',
  state: null,
  state_display: '',
});

let entries: CalendarEntry[];
let working_hours: WorkingHours;
let own_calendar: OwnCalendar | null;
let asked: string[];

const server = mockServer(
  mockApi.get('/calendar', ({ query }) => {
    asked.push(`${query.get('from')} ${query.get('to')}`);
    return { entries, working_hours, own_calendar };
  }),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  entries = [inLondon, offer, dentist];
  working_hours = buildWorkingHours();
  own_calendar = null;
  asked = [];
});

const open = (url = '/calendar?date=12-03-2026') =>
  renderRoute(routes, url, { user: { ...buildUser(roles.camera_operator), timezone: zone } });

const cellOf = async (day: string) =>
  within((await screen.findByRole('link', { name: day })).closest('td')!);

test("shows shoots and offers on the videographer's days, with times in their own zones", async () => {
  open();
  const thursday = await cellOf('Thursday 12 March');
  const shoot = await thursday.findByRole('link', { name: /Harbour interviews/ });
  expect(shoot).toHaveAccessibleName('Shoot: 10 PM GMT Harbour interviews');
  expect(shoot).toHaveAttribute('href', `/booking/${inLondon.uuid}`);
  const friday = await cellOf('Friday 13 March');
  const tentative = friday.getByRole('link', { name: 'Offer: 9 AM Product launch' });
  expect(tentative).toHaveAttribute('href', `/booking-availability/${offer.uuid}`);
  expect(screen.getByRole('heading', { name: 'March 2026' })).toBeVisible();
  expect(asked).toEqual(['23-02-2026 05-04-2026']);
});

test('shows the start time of an entry of several days only on the first', async () => {
  entries = [{ ...dentist, title: 'Conference', ends: '2026-03-11T00:30:00.000Z' }];
  open();
  const first = await cellOf('Tuesday 10 March');
  expect(await first.findByRole('button', { name: 'Busy: 9 AM Conference' })).toBeVisible();
  const second = await cellOf('Wednesday 11 March');
  expect(second.getByRole('button', { name: 'Busy: Conference' })).toBeVisible();
});

test('links a full day to its week, which shows all entries', async () => {
  entries = [1, 2, 3, 4, 5].map((number) => ({
    ...inLondon,
    title: `Shoot ${number}`,
    uuid: testUuid(),
  }));
  const { user, location } = open();
  await user.click(await screen.findByRole('link', { name: '3 more on 12 March' }));
  await waitFor(() => expect(location()).toBe('/calendar?view=week&date=12-03-2026'));
  expect(await screen.findByRole('heading', { name: '9 – 15 Mar 2026' })).toBeVisible();
  expect(await screen.findAllByRole('link', { name: /^Shoot: Shoot/ })).toHaveLength(5);
  expect(screen.getAllByText('For you 9:00 AM – 12:00 PM (AEDT)')).toHaveLength(5);
});

test('moves to the days before and after by link and by key', async () => {
  const { user, location } = open('/calendar?view=week&date=31-03-2026');
  expect(await screen.findByRole('heading', { name: '30 Mar – 5 Apr 2026' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next week' }));
  await waitFor(() => expect(location()).toBe('/calendar?view=week&date=07-04-2026'));
  await user.keyboard('m');
  await waitFor(() => expect(location()).toBe('/calendar?date=07-04-2026'));
  await user.keyboard('[[');
  await waitFor(() => expect(location()).toBe('/calendar?date=01-03-2026'));
  await user.keyboard('t');
  await waitFor(() => expect(location()).toBe('/calendar'));
});

test('offers Retry after a failure, and says when a month is empty', async () => {
  server.use(mockApi.get('/calendar', () => errorResponse('InternalError')));
  const { user } = open('/calendar?date=12-06-2026');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error loading your calendar.',
  );
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is planned in this month.')).toBeVisible();
});

describe('in a narrow window', () => {
  beforeEach(narrowTheWindow);
  afterEach(widenTheWindow);

  freezeDate(new Date('2026-03-11T22:30:00.000Z'));

  test('a month is a list of days that starts at today', async () => {
    const { user } = open('/calendar');
    expect(await screen.findByRole('heading', { name: 'Today, Thu 12 Mar' })).toBeVisible();
    const shoot = screen.getByRole('link', { name: /^Shoot: Harbour interviews/ });
    expect(shoot).toHaveTextContent('Wed 11 Mar, 10:00 PM – Thu 12 Mar, 1:00 AM (GMT)');
    expect(shoot).toHaveTextContent('Leave by 9:15 PM · about 45 min from home');
    expect(screen.queryByRole('button', { name: /^Busy: Dentist/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show Earlier Days' }));
    expect(screen.getByRole('button', { name: /^Busy: Dentist/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tue 10 Mar' })).toHaveFocus();
  });

  test('keeps the other actions in one menu beside Add Busy Time', async () => {
    const { user } = open('/calendar');
    await screen.findByRole('heading', { name: 'Today, Thu 12 Mar' });
    expect(screen.getByRole('button', { name: 'Add Busy Time' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Working Hours' })).not.toBeInTheDocument();
    await screen.findByRole('link', { name: /^Shoot: Harbour interviews/ });
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'My Profile',
      'Working Hours',
      'Own Calendar',
      'Subscribe',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Working Hours' }));
    expect(await screen.findByRole('dialog', { name: 'Working Hours' })).toBeVisible();
  });

  test('does not call today free while the calendar loads', async () => {
    let answer = () => {};
    const answered = new Promise<void>((go) => (answer = go));
    server.use(
      mockApi.get('/calendar', async () => {
        await answered;
        return { entries: [], working_hours, own_calendar };
      }),
    );
    open('/calendar');
    expect(await screen.findByRole('heading', { name: 'Today, Thu 12 Mar' })).toBeVisible();
    expect(screen.queryByText('Nothing today.')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Nothing today.')).toBeVisible();
  });
});

describe('working hours', () => {
  let sent: WorkingHours[];
  beforeEach(() => {
    sent = [];
    server.use(
      mockApi.put('/calendar/working-hours', async ({ request }) => {
        const body = (await request.json()) as WorkingHours;
        sent.push(body);
        working_hours = body;
        return body;
      }),
    );
  });

  test('are set for each day of the week, and show days off in the calendar', async () => {
    const { user } = open();
    await (await cellOf('Thursday 12 March')).findByRole('link', { name: /Harbour/ });
    expect(screen.queryByText('Day off')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Working Hours' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Working Hours' }));
    await user.click(dialog.getByRole('checkbox', { name: 'I work at set hours only' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Saturday' }));
    const from = dialog.getByRole('textbox', { name: 'Saturday from' });
    await user.clear(from);
    await user.type(from, '10 pm');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const until = dialog.getByRole('textbox', { name: 'Saturday until' });
    await waitFor(() => expect(until).toHaveFocus());
    expect(until).toHaveAccessibleDescription('Enter a time after the start.');
    await user.clear(from);
    await user.type(from, '10 am');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Working hours updated.')).toBeVisible();
    expect(sent).toEqual([
      buildWorkingHours((day, place) =>
        place === 5 ? { is_working: true, starts: '10:00', ends: '17:00' } : day,
      ),
    ]);
    expect(await (await cellOf('Sunday 15 March')).findByText('Day off')).toBeVisible();
    expect((await cellOf('Saturday 14 March')).queryByText('Day off')).not.toBeInTheDocument();
  });

  test('need at least one day', async () => {
    working_hours = buildWorkingHours((day, place) => ({ ...day, is_working: place === 0 }));
    const { user } = open();
    await (await cellOf('Thursday 12 March')).findByRole('link', { name: /Harbour/ });
    await user.click(screen.getByRole('button', { name: 'Working Hours' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Working Hours' }));
    const monday = dialog.getByRole('checkbox', { name: 'Monday' });
    await user.click(monday);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(monday).toHaveAccessibleDescription('Choose at least one day.'));
    expect(sent).toEqual([]);
  });
});

describe('the own calendar', () => {
  const read: OwnCalendar = {
    host: 'calendar.example',
    name: '',
    created: '2026-03-06T01:00:00.000Z',
    last_read: '2026-03-10T01:00:00.000Z',
    failure: null,
    unread: { events: 0, zones: [], is_cut: false },
  };

  test('is read at its address, and refused at the field without one', async () => {
    let sent: unknown;
    server.use(
      mockApi.put('/calendar/own', async ({ request }) => {
        const body = (await request.json()) as { url: string };
        if (body.url.includes('wrong')) {
          const message = 'There is no calendar at this address.';
          return errorResponse('ValidationError', '', [{ field: 'url', message, errors: [] }]);
        }
        sent = body;
        own_calendar = read;
        return { own_calendar };
      }),
    );
    const { user } = open();
    await (await cellOf('Thursday 12 March')).findByRole('link', { name: /Harbour/ });
    await user.click(screen.getByRole('button', { name: 'Own Calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Own Calendar' }));
    const field = dialog.getByRole('textbox', { name: /^Private iCal address/ });
    const submit = dialog.getByRole('button', { name: 'Read My Calendar' });
    await user.type(field, 'http://calendar.example/a.ics');
    await user.click(submit);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/begins with https/));
    await user.clear(field);
    await user.type(field, 'https://calendar.example/wrong.ics');
    await user.click(submit);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/There is no calendar/));
    await user.clear(field);
    await user.type(field, 'webcal://calendar.example/a.ics');
    await user.click(submit);
    expect(await screen.findByText('Your own calendar is connected.')).toBeVisible();
    expect(sent).toEqual({ url: 'webcal://calendar.example/a.ics' });
  });

  test('says on the page that it could not be read and when it last was, and is read again', async () => {
    own_calendar = { ...read, failure: 'The server of this address cannot be reached.' };
    server.use(
      mockApi.post('/calendar/own/read', () => {
        own_calendar = { ...read, last_read: '2026-03-12T01:00:00.000Z' };
        return { own_calendar };
      }),
    );
    const { user } = open();
    const notice = await screen.findByText(/could not be read/);
    expect(notice).toHaveTextContent(
      'Your own calendar at calendar.example could not be read. The server of this address cannot be reached. Last read: Tue, 10 Mar, 12:00 PM (AEDT).',
    );
    await user.click(screen.getByRole('button', { name: 'Show Own Calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Own Calendar' }));
    await user.click(dialog.getByRole('button', { name: 'Read Now' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^Last read: .*12/));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });

  test('says with its name what of it could not be read', async () => {
    const unread = { events: 2, zones: ['Head Office Time', 'Studio'], is_cut: true };
    own_calendar = { ...read, name: 'Mei at home', unread };
    const { user } = open();
    expect(await screen.findByText(/not read completely/)).toHaveTextContent(
      'Your own calendar Mei at home was not read completely. 2 of its events could not be read, so they do not block time here. Unknown time zones in it: Head Office Time, Studio. The end of its file is missing, so some events may be missing.',
    );
    await user.click(screen.getByRole('button', { name: 'Show Own Calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Own Calendar' }));
    expect(dialog.getByText('calendar.example (Mei at home)')).toBeVisible();
    expect(dialog.getByText(/^2 of its events could not be read/)).toBeVisible();
  });

  test('shows its events as busy times that cannot be changed, until it is no longer read', async () => {
    own_calendar = read;
    entries = [{ ...dentist, is_read_only: true }];
    server.use(
      mockApi.delete('/calendar/own', () => {
        own_calendar = null;
        entries = [];
        return { own_calendar };
      }),
    );
    const { user } = open();
    const tuesday = await cellOf('Tuesday 10 March');
    expect(await tuesday.findByText('Dentist')).toBeVisible();
    expect(tuesday.queryByRole('button')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Own Calendar' }));
    await user.click(await screen.findByRole('button', { name: 'Stop Reading' }));
    expect(await screen.findByText(/^Stop reading your own calendar\?/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop Reading' }));
    expect(await screen.findByText('Your own calendar is disconnected.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Dentist')).not.toBeInTheDocument());
  });
});

describe('a busy time', () => {
  const form = () => screen.findByRole('dialog', { name: /Busy Time/ });
  const fill = async (user: ReturnType<typeof open>['user'], label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, text);
  };
  let sent: BusyTimeInput[];
  const answer = async (request: Request) => {
    const body = (await request.json()) as BusyTimeInput;
    sent.push(body);
    const { starts, ends } = dentist;
    return { uuid: testUuid(), ...body, note: body.note ?? '', starts, ends, timezone: zone };
  };
  beforeEach(() => {
    sent = [];
    server.use(mockApi.post('/calendar/busy-times', ({ request }) => answer(request)));
  });

  test('for whole days warns about a shoot in that time, and can still be added', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Busy Time' }));
    const dialog = within(await form());
    expect(dialog.getByText(/AE[DS]T \(Australia\/Sydney\)/)).toBeVisible();
    await fill(user, 'First day', '11-03-2026');
    await fill(user, 'Last day', '12-03-2026');
    expect(await dialog.findByText(/You have a shoot at this time/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Harbour interviews' })).toHaveAttribute(
      'href',
      `/booking/${inLondon.uuid}`,
    );
    await fill(user, 'Note', 'Away');
    await user.click(dialog.getByRole('button', { name: 'Add Busy Time' }));
    expect(await screen.findByText('Busy time added.')).toBeVisible();
    expect(sent).toEqual([
      { is_all_day: true, starts: '11-03-2026 09:00', ends: '12-03-2026 17:00', note: 'Away' },
    ]);
  });

  test('is refused if it ends before it starts, or at an hour that the clocks skip', async () => {
    const { user } = open('/calendar?date=04-10-2026');
    await user.click(await screen.findByRole('button', { name: 'Add Busy Time' }));
    const dialog = within(await form());
    await user.click(dialog.getByRole('checkbox', { name: 'Whole days' }));
    await fill(user, 'From', '04-10-2026');
    await fill(user, 'From time', '2:30 am');
    await fill(user, 'Until', '04-10-2026');
    await fill(user, 'Until time', '1 am');
    await user.click(dialog.getByRole('button', { name: 'Add Busy Time' }));
    expect(await dialog.findByText(/This time does not exist on that day/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'From time' })).toHaveFocus();
    expect(dialog.getByText('Enter a time after the start.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('shows the error at the day or the time that is missing or invalid', async () => {
    const { user } = open('/calendar?date=04-10-2026');
    await user.click(await screen.findByRole('button', { name: 'Add Busy Time' }));
    const dialog = within(await form());
    await user.click(dialog.getByRole('checkbox', { name: 'Whole days' }));
    await user.clear(dialog.getByRole('textbox', { name: 'From' }));
    await fill(user, 'Until time', 'noon');
    await user.click(dialog.getByRole('button', { name: 'Add Busy Time' }));
    const invalid = (name: string, text: string) =>
      waitFor(() => {
        const field = dialog.getByRole('textbox', { name });
        expect(field).toBeInvalid();
        expect(field).toHaveAccessibleDescription(text);
      });
    await invalid('From', 'Please enter a value.');
    await invalid('Until time', 'Enter a valid time, such as 9:30 am.');
    await user.clear(dialog.getByRole('textbox', { name: 'Until time' }));
    await invalid('Until time', 'Please enter a value.');
    expect(dialog.getByRole('textbox', { name: 'Until' })).toBeValid();
    expect(sent).toEqual([]);
  });

  test('keeps the input after a refusal, with the message at its field', async () => {
    server.use(
      mockApi.post('/calendar/busy-times', () =>
        errorResponse('ValidationError', '', [{ field: 'note', message: 'No.', errors: [] }]),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Busy Time' }));
    const dialog = within(await form());
    await fill(user, 'Note', 'Away');
    await user.click(dialog.getByRole('button', { name: 'Add Busy Time' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/No\./),
    );
    expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Away');
  });

  test("is changed from the calendar, in the videographer's zone", async () => {
    let changed: BusyTimeInput | undefined;
    server.use(
      mockApi.put('/calendar/busy-times/{id}', async ({ request, params }) => {
        expect(params['id']).toBe(dentist.uuid);
        const busyTime = await answer(request);
        changed = sent.at(-1);
        return busyTime;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Busy: 9 AM Dentist' }));
    await form();
    await fill(user, 'Until time', '12 pm');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Busy time updated.')).toBeVisible();
    expect(changed).toEqual({
      is_all_day: false,
      starts: '10-03-2026 09:00',
      ends: '10-03-2026 12:00',
      note: 'Dentist',
    });
  });

  test('is restored by Undo after it was deleted', async () => {
    server.use(
      mockApi.delete('/calendar/busy-times/{id}', () => {
        const { uuid, starts, ends, timezone, title: note } = dentist;
        return { uuid, starts, ends, timezone, note, is_all_day: false };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Busy: 9 AM Dentist' }));
    await user.click(within(await form()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Busy time deleted.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Busy time restored.')).toBeVisible();
    expect(sent).toEqual([
      { is_all_day: false, starts: '10-03-2026 09:00', ends: '10-03-2026 11:30', note: 'Dentist' },
    ]);
  });
});
