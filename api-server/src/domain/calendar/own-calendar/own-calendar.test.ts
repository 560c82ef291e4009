import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Calendar,
  Candidate,
  OwnCalendar,
  StaffingBoard,
} from '@shootline/shared-api/contract';
import { errorLines } from '../../../../tests/field-errors.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { until } from '../../../../tests/until.ts';
import { type PublicFailureKind, PublicReadFailure } from '../../../platform/http/read-public.ts';
import { auditEvent, busyTime, ownCalendar } from '../../schema.ts';

const path = '/calendar/own';

const fileOf = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

const dentist = [
  'UID:dentist',
  'SUMMARY:Dentist',
  'DTSTART;TZID=Australia/Sydney:20260312T090000',
  'DTEND;TZID=Australia/Sydney:20260312T110000',
];

type State = { own_calendar: OwnCalendar | null };

describe("a videographer's own calendar", () => {
  let api: TestApi;
  let house: OfferWorkspace;
  let answer: string | PublicFailureKind;
  let asked: string[];
  let url: string;
  let held: Promise<void> | undefined;
  before(async () => {
    const readPublic = async (address: string) => {
      // Jobs of the workspaces of other tests run too.
      if (address === url) asked.push(address);
      await held;
      if (!answer.includes(':')) throw new PublicReadFailure(answer as PublicFailureKind);
      return Buffer.from(answer);
    };
    api = await startTestApi({}, undefined, { readPublic });
  });
  after(() => api.close());
  beforeEach(async () => {
    house = await createOfferWorkspace(api, 0);
    url = `https://calendar.example/private-3141/${house.tenantId}.ics`;
    answer = fileOf(dentist);
    asked = [];
  });

  const put = (address = url) =>
    api.send<State>(house.users.videographer, 'PUT', path, { url: address });
  const calendar = async (from = '01-03-2026', to = '30-04-2026') =>
    api.get<Calendar>(house.users.videographer, `/calendar?from=${from}&to=${to}`);
  const times = async (...range: string[]) =>
    (await calendar(...range)).entries.map(({ title, starts, ends, is_all_day: isAllDay }) =>
      [title, starts.slice(0, 16), ends.slice(0, 16), ...(isAllDay ? ['all day'] : [])].join(' '),
    );

  test('shows its events as busy times, whose titles staff do not see', async () => {
    const { status, body } = await put(url.replace('https', 'webcal'));
    assert.equal(status, 200);
    assert.deepEqual(asked, [url]);
    assert.deepEqual(body.own_calendar, {
      host: 'calendar.example',
      name: '',
      created: api.deps.clock().toISOString(),
      last_read: api.deps.clock().toISOString(),
      failure: null,
      unread: { events: 0, zones: [], is_cut: false },
    });
    const shown = await calendar();
    assert.deepEqual(shown.own_calendar, body.own_calendar);
    const [entry] = shown.entries;
    assert.deepEqual([entry?.kind, entry?.title, entry?.is_read_only], ['busy', 'Dentist', true]);
    const own = `/calendar/busy-times/${entry?.uuid}`;
    const input = { starts: '12-03-2026', ends: '12-03-2026', is_all_day: true };
    assert.equal((await api.send(house.users.videographer, 'PUT', own, input)).status, 404);
    assert.equal((await api.send(house.users.videographer, 'DELETE', own)).status, 404);

    const { editor } = house.users;
    const board = await api.get<StaffingBoard>(editor, '/calendar/board?from=09-03-2026');
    const entries = board.results.flatMap(({ days }) => days.flatMap((day) => day.entries));
    assert.deepEqual(
      entries.map(({ kind, title }) => [kind, title]),
      [['busy', '']],
    );
    const { id } = await house.make({ date: new Date('2026-03-11T23:00:00Z'), duration: 4 });
    const candidates = await api.get<{ results: Candidate[] }>(editor, `/booking/${id}/candidates`);
    const messages = candidates.results.flatMap(({ conflicts }) =>
      conflicts.filter(({ kind }) => kind === 'busy').map(({ message }) => message),
    );
    assert.deepEqual(messages, ['is busy in own calendar until 11:00 AM']);
  });

  test('repeats events by the clocks of their zone, with exceptions, and leaves out free ones', async () => {
    const { id } = await house.make({ state: 'assigned' });
    answer = fileOf(
      [
        'UID:weekly',
        'SUMMARY:Class',
        'DTSTART;TZID=Australia/Sydney:20240107T100000',
        'DTEND;TZID=Australia/Sydney:20240107T110000',
        'RRULE:FREQ=WEEKLY',
        'EXDATE;TZID=Australia/Sydney:20260315T100000',
      ],
      [
        'UID:weekly',
        'SUMMARY:Class, later',
        'RECURRENCE-ID;TZID=Australia/Sydney:20260322T100000',
        'DTSTART;TZID=Australia/Sydney:20260322T140000',
        'DTEND;TZID=Australia/Sydney:20260322T150000',
      ],
      ['UID:day', 'SUMMARY:Trip', 'DTSTART;VALUE=DATE:20260404', 'DTEND;VALUE=DATE:20260406'],
      ['UID:utc', 'SUMMARY:Call', 'DTSTART:20260320T100000Z', 'DURATION:PT30M'],
      ['UID:floating', 'SUMMARY:Run', 'DTSTART:20260321T060000', 'DTEND:20260321T070000'],
      ['UID:free', 'TRANSP:TRANSPARENT', 'DTSTART:20260320T100000Z', 'DTEND:20260320T110000Z'],
      ['UID:off', 'STATUS:CANCELLED', 'DTSTART:20260320T100000Z', 'DTEND:20260320T110000Z'],
      [`UID:${id}`, 'SUMMARY:A shoot', 'DTSTART:20260320T100000Z', 'DTEND:20260320T110000Z'],
      ['UID:far', 'SUMMARY:Far', 'DTSTART:20270320T100000Z', 'DTEND:20270320T110000Z'],
    );
    assert.equal((await put()).status, 200);
    assert.deepEqual(await times('13-03-2026', '13-04-2026'), [
      'Call 2026-03-20T10:00 2026-03-20T10:30',
      'Run 2026-03-20T19:00 2026-03-20T20:00',
      'Class, later 2026-03-22T03:00 2026-03-22T04:00',
      'Class 2026-03-28T23:00 2026-03-29T00:00',
      // Clocks go back on 5 April.
      'Trip 2026-04-03T13:00 2026-04-05T14:00 all day',
      'Class 2026-04-05T00:00 2026-04-05T01:00',
      'Class 2026-04-12T00:00 2026-04-12T01:00',
    ]);
  });

  test('understands zones that the file describes, and tells endless files from calendars', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Studio Time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const call = [
      'UID:call',
      'SUMMARY:Call',
      'DTSTART;TZID=Studio Time:20260320T100000',
      'DTEND;TZID=Studio Time:20260320T110000',
    ];
    answer = fileOf(call).replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`);
    await put();
    assert.deepEqual(await times(), ['Call 2026-03-20T04:30 2026-03-20T05:30']);
    answer = fileOf([
      'UID:all',
      'DTSTART:20260301T000000Z',
      'DURATION:PT1S',
      'RRULE:FREQ=SECONDLY',
    ]);
    assert.equal((await put()).body.own_calendar?.unread.events, 1);
    assert.deepEqual(await times(), []);
    answer = answer
      .replace('DURATION:PT1S', 'DURATION:PT1M')
      .replace('SECONDLY', 'MINUTELY;COUNT=9000');
    const long = await put();
    assert.deepEqual(errorLines((long.body as unknown as ApiErrorBody).errors), [
      'url: The calendar at this address has too many events.',
    ]);
  });

  test('is named by itself, and says what of it could not be read', async () => {
    answer = fileOf(
      ['UID:odd', 'DTSTART;TZID=Head Office Time:20260312T090000', 'DURATION:PT1H'],
      dentist,
    ).replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-CALNAME:Mei at home');
    const { body } = await put();
    assert.equal(body.own_calendar?.name, 'Mei at home');
    const unread = { events: 1, zones: ['Head Office Time'], is_cut: false };
    assert.deepEqual(body.own_calendar?.unread, unread);
    assert.deepEqual((await calendar()).own_calendar?.unread, unread);
    answer = fileOf(dentist).replace('END:VCALENDAR', '');
    api.moveClock(60);
    await api.runJobs();
    const { own_calendar: again } = await calendar();
    assert.deepEqual(again?.unread, { events: 0, zones: [], is_cut: true });
    assert.equal(again?.name, '');
  });

  test('is read once at a time for a user, who is refused when more than two wait', async () => {
    await put();
    const readAgain = () => api.send(house.users.videographer, 'POST', `${path}/read`);
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const statuses: number[] = [];
    const calls = Array.from({ length: 6 }, async () => statuses.push((await readAgain()).status));
    await until(() => statuses.length === 3);
    assert.deepEqual([statuses, asked.length], [[503, 503, 503], 2]);
    resolve();
    await Promise.all(calls);
    assert.deepEqual(statuses.slice(3), [200, 200, 200]);
  });

  test('is free at times that the videographer has declined', async () => {
    const { email } = house.users.videographer;
    answer = fileOf([...dentist, `ATTENDEE;PARTSTAT=DECLINED:mailto:${email}`]);
    await put();
    assert.deepEqual(await times(), []);
  });

  test('is read less and less often while it fails', async () => {
    await put();
    answer = 'unreachable';
    const askedAfter = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        api.moveClock(60);
        await api.runJobs();
      }
      return asked.length;
    };
    assert.deepEqual(
      [await askedAfter(1), await askedAfter(1), await askedAfter(2), await askedAfter(4)],
      [2, 3, 4, 5],
    );
    assert.equal(await askedAfter(7), 5);
    answer = fileOf(dentist);
    assert.equal((await api.send(house.users.videographer, 'POST', `${path}/read`)).status, 200);
    assert.deepEqual([await askedAfter(1), await askedAfter(1), await askedAfter(1)], [7, 8, 9]);
  });

  test('is read every hour; a failure is said, keeps what was read, and ends with a success', async () => {
    await put();
    answer = 'unreachable';
    api.moveClock(60);
    await api.runJobs();
    assert.equal(asked.length, 2);
    const failed = await calendar();
    assert.equal(failed.own_calendar?.failure, 'The server of this address cannot be reached.');
    assert.equal(failed.entries.length, 1);
    answer = fileOf(dentist, [
      'UID:new',
      'SUMMARY:New',
      'DTSTART:20260320T100000Z',
      'DURATION:PT1H',
    ]);
    const before = failed.entries[0]?.uuid;
    api.moveClock(60);
    await api.runJobs();
    const again = await calendar();
    assert.deepEqual(again.own_calendar?.failure, null);
    assert.equal(again.own_calendar?.last_read, api.deps.clock().toISOString());
    assert.deepEqual(
      again.entries.map(({ title }) => title),
      ['Dentist', 'New'],
    );
    assert.equal(again.entries[0]?.uuid, before);
    answer = fileOf();
    const now = await api.send<State>(house.users.videographer, 'POST', `${path}/read`);
    assert.equal(now.status, 200);
    assert.deepEqual(await times(), []);
  });

  test('is no longer read once it is removed, with everything read', async () => {
    await put();
    const removed = await api.send<State>(house.users.videographer, 'DELETE', path);
    assert.deepEqual(removed.body, { own_calendar: null });
    assert.deepEqual(await times(), []);
    api.moveClock(61);
    await api.runJobs();
    assert.equal(asked.length, 1);
    assert.equal((await api.send(house.users.videographer, 'POST', `${path}/read`)).status, 404);
  });

  test('is refused with the reason at its field, and nothing is stored', async () => {
    const errors = async (address: string) => {
      const { status, body } = await put(address);
      assert.equal(status, 400);
      return errorLines((body as unknown as ApiErrorBody).errors);
    };
    const scheme = 'url: Enter an address that begins with https:// or webcal://.';
    assert.deepEqual(await errors('http://calendar.example/a.ics'), [scheme]);
    assert.deepEqual(await errors('calendar'), [scheme]);
    assert.deepEqual(await errors('https://me:word@calendar.example/'), [
      'url: Enter an address without a user name and password.',
    ]);
    assert.deepEqual(asked, []);
    answer = '<!doctype html><p style="color:red">';
    assert.deepEqual(await errors(url), ['url: There is no calendar at this address.']);
    answer = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n';
    assert.deepEqual(await errors(url), ['url: There is no calendar at this address.']);
    answer = 'notPublic';
    assert.deepEqual(await errors(url), ['url: This address is not on the public internet.']);
    assert.equal((await calendar()).own_calendar, null);
  });

  test('keeps its address to itself, and is set by its videographer alone', async () => {
    await put();
    const [stored] = await house.inside((tx) => tx.select().from(ownCalendar));
    assert.ok(stored && !JSON.stringify(stored).includes('private-3141'));
    assert.ok(!JSON.stringify(await calendar()).includes('private-3141'));
    const audit = await house.inside((tx) => tx.select().from(auditEvent));
    assert.ok(audit.some(({ kind }) => kind === 'calendar_connected'));
    assert.ok(!JSON.stringify(audit).includes('private-3141'));
    for (const who of [house.users.admin, house.users.clientUser]) {
      assert.equal((await api.send(who, 'PUT', path, { url })).status, 403);
      assert.equal((await api.send(who, 'DELETE', path)).status, 403);
      assert.equal((await api.send(who, 'POST', `${path}/read`)).status, 403);
    }
    const rows = await house.inside((tx) => tx.select().from(busyTime));
    assert.equal(rows.length, 1);
  });
});
