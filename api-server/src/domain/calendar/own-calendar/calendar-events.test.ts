import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { calendarEvents } from './calendar-events.worker.ts';

const reader = {
  zone: 'Australia/Sydney',
  email: 'Mei@Example.test',
  from: Date.parse('2026-11-01T00:00Z'),
  to: Date.parse('2027-06-01T00:00Z'),
};

const minuteOf = (ms: number) => new Date(ms).toISOString().slice(0, 16);

function read(file: string | Uint8Array) {
  const content = calendarEvents({
    ...reader,
    file: typeof file === 'string' ? Buffer.from(file) : file,
  });
  if ('failure' in content) return { busy: [content.failure], unread: undefined, titles: [] };
  const events = content.events.toSorted((a, b) => a.starts - b.starts);
  return {
    ...content,
    busy: events.map(({ starts, ends, isAllDay }) =>
      [minuteOf(starts), isAllDay ? 'all day' : '', minuteOf(ends)].filter(Boolean).join(' '),
    ),
    titles: events.map(({ title }) => title),
  };
}

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const component = (name: string, text: string) => [
  `BEGIN:${name}`,
  ...text.trim().split(/\n\s*/),
  `END:${name}`,
];
/** A calendar with events, each written as lines. */
const events = (...texts: string[]) =>
  calendar(...texts.flatMap((text) => component('VEVENT', text)));

/** Cases of one kind: a name, a file, the busy times in UTC that are right. */
function kind(name: string, cases: [string, string | Uint8Array, string[]][]) {
  describe(name, () => {
    for (const [title, file, busy] of cases) {
      test(title, () => assert.deepEqual(read(file).busy, busy));
    }
  });
}

const hour = (day: string, from: number) =>
  `${day}T${String(from).padStart(2, '0')}:00 ${day}T${String(from + 1).padStart(2, '0')}:00`;

describe('names of zones', () => {
  // The hour in UTC of 1 PM on 9 December.
  const hours: Record<string, number> = {
    'Europe/Berlin': 12,
    'europe/berlin': 12,
    'US/Eastern': 18,
    'W. Europe Standard Time': 12,
    'w. europe standard time': 12,
    '"W. Europe Standard Time"': 12,
    'W. Europe Standard Time 2': 12,
    'W. Europe': 12,
    'GMT Standard Time': 13,
    'AUS Eastern Standard Time': 2,
    'E. Australia Standard Time': 3,
    'Tokyo Standard Time': 4,
    'India Standard Time': 7,
    'Eastern Standard Time': 18,
    'Eastern Standard Time 1': 18,
    Eastern: 18,
    'Eastern Time (US & Canada)': 18,
    '(UTC-05:00) Eastern Time (US & Canada)': 18,
    '(GMT-05:00) Eastern Time (US and Canada)': 18,
    'Eastern Standard Time (Mexico)': 18,
    'Pacific Standard Time': 21,
    'Pacific Time': 21,
    '(UTC-08:00) Pacific Time (US & Canada)': 21,
    'Central Standard Time': 19,
    'Mountain Time': 20,
    '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna': 12,
    '(GMT+01.00) Brussels / Copenhagen / Madrid / Paris': 12,
    '(UTC+10:00) Canberra, Melbourne, Sydney': 2,
    '(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius': 11,
    'Mitteleuropäische Zeit': 12,
    'Central European Time': 12,
    'tzone://Microsoft/Utc': 13,
    '/freeassociation.sourceforge.net/Europe/Berlin': 12,
    '/softwarestudio.org/Tzfile/America/Argentina/Buenos_Aires': 16,
    '/citadel.org/20210210_1/America/New_York': 18,
    UTC: 13,
    'Etc/GMT-3': 10,
    'GMT+0100': 12,
    'UTC+05:30': 7,
  };
  for (const [name, at] of Object.entries(hours)) {
    test(name, () => {
      const file = events(`UID:z
        DTSTART;TZID=${name}:20261209T130000
        DURATION:PT1H`);
      const half = name.startsWith('India') || name === 'UTC+05:30' ? 30 : 0;
      const starts = Date.UTC(2026, 11, 9, at, half);
      assert.deepEqual(read(file).busy, [`${minuteOf(starts)} ${minuteOf(starts + 3_600_000)}`]);
    });
  }

  for (const name of ['Head Office Time', 'Customized Time Zone', 'GMT+2500', '/example/Office']) {
    test(`${name} is no zone, which is said and not guessed`, () => {
      const file = events(
        `UID:z
        DTSTART;TZID=${name}:20261209T130000
        DURATION:PT1H`,
        `UID:ok
        DTSTART:20261210T090000Z
        DURATION:PT1H`,
      );
      const { busy, unread } = read(file);
      assert.deepEqual(busy, [hour('2026-12-10', 9)]);
      assert.deepEqual(unread, { events: 1, zones: [name], isCut: false });
    });
  }

  const studio = (...lines: string[]) =>
    calendar(
      'BEGIN:VTIMEZONE',
      'TZID:Studio',
      ...lines,
      'BEGIN:STANDARD',
      'DTSTART:19701025T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETFROM:+0630',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:19700329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0630',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      ...component(
        'VEVENT',
        `UID:z
        DTSTART;TZID=Studio:20270327T100000
        DURATION:PT1H
        RRULE:FREQ=DAILY;UNTIL=20270329T033000Z
        EXDATE:20270328T033000Z`,
      ),
    );
  test('a zone that the file describes', () => {
    const { busy } = read(studio());
    assert.deepEqual(busy, [
      '2027-03-27T04:30 2027-03-27T05:30',
      '2027-03-29T03:30 2027-03-29T04:30',
    ]);
  });
  test("a described zone's place", () => {
    const { busy } = read(studio('X-LIC-LOCATION:Asia/Kolkata'));
    assert.deepEqual(busy, [
      '2027-03-27T04:30 2027-03-27T05:30',
      '2027-03-28T04:30 2027-03-28T05:30',
    ]);
  });
  test('times without a zone are in that of their calendar', () => {
    const event = component('VEVENT', 'UID:f\nDTSTART:20261209T130000\nDURATION:PT1H');
    const { busy } = read(calendar('X-WR-TIMEZONE:Europe/Berlin', ...event));
    assert.deepEqual(busy, [hour('2026-12-09', 12)]);
    assert.deepEqual(read(calendar(...event)).busy, [hour('2026-12-09', 2)]);
  });
});

const weekly = `UID:s
  SUMMARY:Class
  DTSTART;TZID=Europe/Berlin:20261207T101500
  DURATION:PT90M
  RRULE:FREQ=WEEKLY;COUNT=3`;
const [first, second, third] = ['07', '14', '21'].map(
  (day) => `2026-12-${day}T09:15 2026-12-${day}T10:45`,
) as [string, string, string];
const days = `UID:d
  DTSTART;VALUE=DATE:20261210
  RRULE:FREQ=DAILY;COUNT=3`;
const midnight = (of: number) => `2026-12-${String(of).padStart(2, '0')}T13:00`;
const day = (of: number) => `${midnight(of - 1)} all day ${midnight(of)}`;

kind('exceptions of a series', [
  ['none', events(weekly), [first, second, third]],
  ['in its zone', events(`${weekly}\nEXDATE;TZID=Europe/Berlin:20261214T101500`), [first, third]],
  ['in UTC', events(`${weekly}\nEXDATE:20261214T091500Z`), [first, third]],
  ['in another zone', events(`${weekly}\nEXDATE;TZID=Asia/Tokyo:20261214T181500`), [first, third]],
  [
    'in a zone of Windows',
    events(`${weekly}\nEXDATE;TZID=Tokyo Standard Time:20261214T181500`),
    [first, third],
  ],
  ['a day', events(`${weekly}\nEXDATE;VALUE=DATE:20261214`), [first, third]],
  ['several in one line', events(`${weekly}\nEXDATE:20261207T091500Z,20261221T091500Z`), [second]],
  ['another time', events(`${weekly}\nEXDATE:20261214T101500Z`), [first, second, third]],
  ['of days', events(`${days}\nEXDATE;VALUE=DATE:20261211`), [day(10), day(12)]],
  ['of days, as a time', events(`${days}\nEXDATE:20261211T000000`), [day(10), day(12)]],
  ['of days, in UTC', events(`${days}\nEXDATE:20261210T130000Z`), [day(10), day(12)]],
  [
    'cancelled in UTC',
    events(
      weekly,
      `UID:s
      RECURRENCE-ID:20261214T091500Z
      DTSTART;TZID=Europe/Berlin:20261214T101500
      STATUS:CANCELLED`,
    ),
    [first, third],
  ],
  [
    'moved in another zone',
    events(
      weekly,
      `UID:s
      RECURRENCE-ID;TZID=Asia/Tokyo:20261214T181500
      DTSTART;TZID=America/New_York:20261216T100000
      DURATION:PT1H`,
    ),
    [first, hour('2026-12-16', 15), third],
  ],
  [
    'moved, named by its day',
    events(
      days,
      `UID:d
      RECURRENCE-ID;VALUE=DATE:20261211
      DTSTART:20261215T090000Z
      DURATION:PT1H`,
    ),
    [day(10), day(12), hour('2026-12-15', 9)],
  ],
  [
    'all that follow',
    events(
      weekly,
      `UID:s
      RECURRENCE-ID;RANGE=THISANDFUTURE:20261214T091500Z
      DTSTART:20261214T120000Z
      DURATION:PT1H`,
    ),
    [first, hour('2026-12-14', 12), hour('2026-12-21', 12)],
  ],
  [
    'without their series',
    events(`UID:s
      RECURRENCE-ID:20261214T091500Z
      DTSTART:20261214T120000Z
      DURATION:PT1H`),
    [hour('2026-12-14', 12)],
  ],
  ['by a rule', events(`${weekly}\nEXRULE:FREQ=WEEKLY;INTERVAL=2`), [second]],
  [
    'further times',
    events(`${weekly}\nRDATE:20261216T120000Z`),
    [first, second, '2026-12-16T12:00 2026-12-16T13:30', third],
  ],
  [
    'further periods',
    events(`UID:p
      DTSTART:20261214T010000Z
      DTEND:20261214T020000Z
      RDATE;VALUE=PERIOD:20261215T050000Z/PT3H,20261216T050000Z/20261216T060000Z`),
    [hour('2026-12-14', 1), '2026-12-15T05:00 2026-12-15T08:00', hour('2026-12-16', 5)],
  ],
]);

const friday = (until: string) => `UID:u
  DTSTART;TZID=Europe/London:20261204T140000
  DURATION:PT1H
  RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=${until}`;
const [one, two, three] = ['04', '11', '18'].map((on) => hour(`2026-12-${on}`, 14)) as [
  string,
  string,
  string,
];

kind('the end of a series', [
  ['a day, inclusive', events(friday('20261218')), [one, two, three]],
  ['the day before', events(friday('20261217')), [one, two]],
  ['in UTC, the very time', events(friday('20261218T140000Z')), [one, two, three]],
  ['in UTC, before', events(friday('20261218T135959Z')), [one, two]],
  ['by the clocks', events(friday('20261218T140000')), [one, two, three]],
  [
    'in UTC, of a zone ahead',
    events(`UID:u
      DTSTART;TZID=Pacific/Auckland:20261210T080000
      DURATION:PT1H
      RRULE:FREQ=DAILY;UNTIL=20261210T190000Z`),
    [hour('2026-12-09', 19), hour('2026-12-10', 19)],
  ],
  [
    'in UTC, of a zone behind',
    events(`UID:u
      DTSTART;TZID=America/Los_Angeles:20261210T200000
      DURATION:PT1H
      RRULE:FREQ=DAILY;UNTIL=20261212T040000Z`),
    [hour('2026-12-11', 4), hour('2026-12-12', 4)],
  ],
  ['of days', events(days.replace('COUNT=3', 'UNTIL=20261212')), [day(10), day(11), day(12)]],
  [
    'of days, midnight in UTC',
    events(days.replace('COUNT=3', 'UNTIL=20261212T000000Z')),
    [day(10), day(11), day(12)],
  ],
  [
    "of days, the reader's midnight in UTC",
    events(days.replace('COUNT=3', 'UNTIL=20261211T130000Z')),
    [day(10), day(11), day(12)],
  ],
  ['before the start', events(friday('20261203')), [one]],
  [
    'a start beside the rule',
    events(`UID:u
      DTSTART:20261202T140000Z
      DURATION:PT1H
      RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2`),
    [hour('2026-12-02', 14), one],
  ],
]);

const good = `UID:ok
  DTSTART:20261210T090000Z
  DTEND:20261210T100000Z`;
const other = `UID:other
  DTSTART:20261211T090000Z
  DTEND:20261211T100000Z`;
const [ok, also] = ['10', '11'].map((of) => hour(`2026-12-${of}`, 9)) as [string, string];
const both = events(good, other);

kind('files that are not as they should be', [
  [
    'a line without a fold',
    both.replace('UID:other', 'UID:other\r\nwith the long lens'),
    [ok, also],
  ],
  ['two calendars', `${events(good)}\r\n${events(other)}\r\n`, [ok, also]],
  [
    'a calendar in a calendar',
    both.replace('END:VEVENT', 'END:VEVENT\r\nBEGIN:VCALENDAR'),
    [ok, also],
  ],
  ['line ends of old programs', both.replaceAll('\r\n', '\r'), [ok, also]],
  ['line ends of Unix', both.replaceAll('\r\n', '\n'), [ok, also]],
  ['empty lines', both.replaceAll('\r\n', '\r\n\r\n'), [ok, also]],
  ['a byte order mark', `\uFEFF${both}`, [ok, also]],
  [
    'small letters',
    both.replace('BEGIN:VEVENT', 'begin:vevent').replace('DTSTART', 'dtstart'),
    [ok, also],
  ],
  ['month 13', both.replace('DTSTART:20261211', 'DTSTART:20261311'), [ok]],
  ['30 February', both.replace('DTSTART:20261211', 'DTSTART:20270230'), [ok]],
  ['hour 25', both.replace('20261211T09', '20261211T25'), [ok]],
  ['no start', both.replace('DTSTART:20261211T090000Z\r\n', ''), [ok]],
  ['a start that is no time', both.replace('DTSTART:20261211T090000Z', 'DTSTART:soon'), [ok]],
  ['cut in the last event', both.slice(0, both.lastIndexOf('END:VEVENT')), [ok]],
  ['cut in a line', both.slice(0, both.lastIndexOf('T100000Z')), [ok]],
  ['cut after the last event', both.slice(0, both.lastIndexOf('END:VCALENDAR')), [ok, also]],
  ['an event without its end', both.replace('END:VEVENT\r\n', ''), [ok, also]],
  ['an end too many', both.replace('END:VEVENT', 'END:VEVENT\r\nEND:VEVENT'), [ok, also]],
  ['a wrong rule', events(good, `${other}\nRRULE:FREQ=SOMETIMES`), [ok]],
  ['a wrong length', events(good, `UID:x\nDTSTART:20261211T090000Z\nDURATION:long`), [ok]],
  ['an end before the start', events(good, other.replace('T100000Z', 'T080000Z')), [ok]],
  ['nothing', '', ['notACalendar']],
  ['a page', '<!doctype html><p style="color:red">', ['notACalendar']],
  ['cut in the first event', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', ['notACalendar']],
]);

test('what cannot be read is counted, and a cut file is told', () => {
  const bad = both.replace('DTSTART:20261211', 'DTSTART:20261311');
  assert.deepEqual(read(bad).unread, { events: 1, zones: [], isCut: false });
  assert.deepEqual(read(bad.replace('END:VCALENDAR', '')).unread, {
    ...{ events: 1, zones: [], isCut: true },
  });
  assert.deepEqual(read(both).unread, { events: 0, zones: [], isCut: false });
});

test('a fold inside a character hurts neither times nor title', () => {
  const title = `${'x'.repeat(66)}ü abc`;
  const bytes = Buffer.from(events(`SUMMARY:${title}\n${good}`));
  const at = bytes.indexOf('ü') + 1;
  const folded = Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n '), bytes.subarray(at)]);
  const { busy, titles } = read(folded);
  assert.deepEqual([busy, titles], [[ok], [title]]);
});

const mine = (line: string) => events(good, `${other}\n${line}`);

kind('events that take no time of their reader', [
  ['cancelled', mine('STATUS:CANCELLED'), [ok]],
  ['shown as free', mine('TRANSP:TRANSPARENT'), [ok]],
  ['free', mine('X-MICROSOFT-CDO-BUSYSTATUS:FREE'), [ok]],
  ['working elsewhere', mine('X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE'), [ok]],
  ['out of office', mine('X-MICROSOFT-CDO-BUSYSTATUS:OOF'), [ok, also]],
  ['tentative', mine('STATUS:TENTATIVE'), [ok, also]],
  ['declined', mine('ATTENDEE;CN="Mei: H";PARTSTAT=DECLINED:mailto:mei@example.test'), [ok]],
  ['declined in capitals', mine('ATTENDEE;partstat=declined:MAILTO:MEI@EXAMPLE.TEST'), [ok]],
  [
    'declined by somebody else',
    mine('ATTENDEE;PARTSTAT=DECLINED:mailto:a@example.test'),
    [ok, also],
  ],
  ['accepted', mine('ATTENDEE;PARTSTAT=ACCEPTED:mailto:mei@example.test'), [ok, also]],
  ['not answered', mine('ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:mei@example.test'), [ok, also]],
  [
    "declined by the calendar's own address",
    calendar(
      'X-WR-CALNAME:mei@studio.test',
      ...component('VEVENT', `${other}\nATTENDEE;PARTSTAT=DECLINED:mailto:mei@studio.test`),
    ),
    [],
  ],
  ['a calendar that cancels', mine('X-A:1').replace('VERSION:2.0', 'METHOD:CANCEL'), []],
  ['tasks and notes', calendar(...component('VTODO', other), ...component('VJOURNAL', other)), []],
  ['an alarm in it', mine('BEGIN:VALARM\nTRIGGER:-PT15M\nDURATION:PT5H\nEND:VALARM'), [ok, also]],
  [
    'an older version of it',
    events(
      `${other}\nSEQUENCE:1`,
      `UID:other\nSEQUENCE:2\nDTSTART:20261210T090000Z\nDURATION:PT1H`,
    ),
    [ok],
  ],
  [
    'an older version, told by its stamp',
    events(
      `${good}\nDTSTAMP:20261102T000000Z`,
      `UID:ok\nDTSTAMP:20261101T000000Z\nDTSTART:20261211T090000Z\nDURATION:PT1H`,
    ),
    [ok],
  ],
  ['a later version that cancels', events(other, `${other}\nSEQUENCE:2\nSTATUS:CANCELLED`), []],
]);

kind('days and lengths', [
  ['a day', events('UID:a\nDTSTART;VALUE=DATE:20261210'), [day(10)]],
  [
    'a day that ends on itself',
    events('UID:a\nDTSTART;VALUE=DATE:20261210\nDTEND;VALUE=DATE:20261210'),
    [day(10)],
  ],
  ['a day without VALUE', events('UID:a\nDTSTART:20261210\nDTEND:20261211'), [day(10)]],
  [
    'two days over a clock change',
    events('UID:a\nDTSTART;VALUE=DATE:20270403\nDURATION:P2D'),
    ['2027-04-02T13:00 all day 2027-04-04T14:00'],
  ],
  [
    'hours over a clock change are exact',
    events('UID:a\nDTSTART;TZID=Australia/Sydney:20270404T013000\nDURATION:PT4H'),
    ['2027-04-03T14:30 2027-04-03T18:30'],
  ],
  [
    'days over a clock change go by the calendar',
    events('UID:a\nDTSTART;TZID=Australia/Sydney:20270403T120000\nDURATION:P1D'),
    ['2027-04-03T01:00 2027-04-04T02:00'],
  ],
  [
    'a day and hours',
    events('UID:a\nDTSTART;TZID=Australia/Sydney:20270403T120000\nDURATION:P1DT1H'),
    ['2027-04-03T01:00 2027-04-04T03:00'],
  ],
  ['a moment', events('UID:a\nDTSTART:20261210T090000Z'), []],
  ['a moment with an end', events('UID:a\nDTSTART:20261210T090000Z\nDTEND:20261210T090000Z'), []],
  [
    'two zones, as for a flight',
    events(
      'UID:a\nDTSTART;TZID=Europe/Berlin:20261210T100000\nDTEND;TZID=America/New_York:20261210T130000',
    ),
    ['2026-12-10T09:00 2026-12-10T18:00'],
  ],
  [
    'a time that the clocks skip',
    events('UID:a\nDTSTART;TZID=Europe/Berlin:20270328T023000\nDURATION:PT1H'),
    ['2027-03-28T01:30 2027-03-28T02:30'],
  ],
  [
    'a series over a clock change',
    events(`UID:a
      DTSTART;TZID=Europe/Berlin:20270327T080000
      DURATION:PT1H
      RRULE:FREQ=DAILY;COUNT=2`),
    [hour('2027-03-27', 7), hour('2027-03-28', 6)],
  ],
  [
    'longer than what is asked for',
    events('UID:a\nDTSTART:20260101T000000Z\nDTEND:20280101T000000Z'),
    ['2026-11-01T00:00 2027-06-01T00:00'],
  ],
]);

const rule = (text: string, start = '20261201T100000Z') =>
  events(`UID:r\nDTSTART:${start}\nDURATION:PT1H\nRRULE:${text}`);
const at = (...on: string[]) => on.map((date) => hour(`20${date}`, 10));

kind('rules', [
  [
    'weeks of the year',
    rule('FREQ=YEARLY;BYWEEKNO=1,2;BYDAY=MO;COUNT=3', '20260105T100000Z'),
    at('27-01-04', '27-01-11'),
  ],
  [
    'the last workday',
    rule('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3'),
    at('26-12-01', '26-12-31', '27-01-29'),
  ],
  [
    'the second Tuesday',
    rule('FREQ=MONTHLY;BYDAY=2TU;COUNT=2', '20261208T100000Z'),
    at('26-12-08', '27-01-12'),
  ],
  [
    'the last day of months',
    rule('FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2', '20261231T100000Z'),
    at('26-12-31', '27-01-31'),
  ],
  [
    'the 31st, in months that have one',
    rule('FREQ=MONTHLY;COUNT=3', '20261231T100000Z'),
    at('26-12-31', '27-01-31', '27-03-31'),
  ],
  [
    'every second week from Sunday',
    rule('FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU;COUNT=3'),
    at('26-12-01', '26-12-13', '26-12-15'),
  ],
  [
    'days of the year',
    rule('FREQ=YEARLY;BYYEARDAY=1,-1;COUNT=2', '20261231T100000Z'),
    at('26-12-31', '27-01-01'),
  ],
  ['hours', rule('FREQ=HOURLY;INTERVAL=24;COUNT=2'), at('26-12-01', '26-12-02')],
  ['from long ago', rule('FREQ=YEARLY', '19501210T100000Z'), at('26-12-10')],
  ['29 February', rule('FREQ=YEARLY', '20240229T100000Z'), []],
  ['in small letters', rule('freq=daily;count=2'), at('26-12-01', '26-12-02')],
  ['two rules', rule('FREQ=DAILY;COUNT=1\nRRULE:FREQ=WEEKLY;COUNT=2'), at('26-12-01', '26-12-08')],
]);

const [free, busy] = ['FREE', 'BUSY-TENTATIVE'];

kind('what else says that somebody is busy', [
  [
    'VFREEBUSY',
    calendar(
      ...component(
        'VFREEBUSY',
        `FREEBUSY:20261210T090000Z/PT1H,20261211T090000Z/20261211T100000Z
        FREEBUSY;FBTYPE=${free}:20261212T090000Z/PT1H
        FREEBUSY;FBTYPE=${busy}:20261213T090000Z/PT1H`,
      ),
    ),
    [ok, also, hour('2026-12-13', 9)],
  ],
  [
    'VAVAILABILITY',
    calendar(
      'BEGIN:VAVAILABILITY',
      'DTSTART;TZID=Europe/Berlin:20261207T000000',
      'DTEND;TZID=Europe/Berlin:20261209T000000',
      ...component(
        'AVAILABLE',
        `UID:a
        DTSTART;TZID=Europe/Berlin:20261207T090000
        DTEND;TZID=Europe/Berlin:20261207T170000
        RRULE:FREQ=WEEKLY;BYDAY=MO,TU`,
      ),
      'END:VAVAILABILITY',
    ),
    [
      '2026-12-06T23:00 2026-12-07T08:00',
      '2026-12-07T16:00 2026-12-08T08:00',
      '2026-12-08T16:00 2026-12-08T23:00',
    ],
  ],
  [
    'VAVAILABILITY with a higher priority',
    calendar(
      ...component('VAVAILABILITY', 'DTSTART:20261207T000000Z\nDTEND:20261209T000000Z'),
      'BEGIN:VAVAILABILITY',
      'PRIORITY:1',
      'DTSTART:20261208T000000Z',
      'DTEND:20261208T120000Z',
      ...component('AVAILABLE', 'UID:a\nDTSTART:20261208T000000Z\nDTEND:20261208T120000Z'),
      'END:VAVAILABILITY',
    ),
    ['2026-12-07T00:00 2026-12-08T00:00', '2026-12-08T12:00 2026-12-09T00:00'],
  ],
]);

const endless = (...lines: string[]) =>
  events(good, `UID:x\nDTSTART:20261101T000000Z\n${lines.join('\n')}`);

kind('what nobody means costs little', [
  [
    'a day that never comes',
    endless('DURATION:PT1H', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
    ['2026-11-01T00:00 2026-11-01T01:00', ok],
  ],
  [
    'an interval of ages',
    endless('DURATION:PT1H', 'RRULE:FREQ=DAILY;INTERVAL=99999999999999'),
    ['2026-11-01T00:00 2026-11-01T01:00', ok],
  ],
  ['a length of ages', endless('DURATION:P99999999999D', 'RRULE:FREQ=DAILY'), [ok]],
  [
    'a list of 300,000 times',
    endless('DURATION:PT1H', `RDATE:${Array(300_000).fill('20261210T090000Z').join()}`),
    [ok],
  ],
  ['every second', endless('DURATION:PT1S', 'RRULE:FREQ=SECONDLY'), [ok]],
  [
    'every minute of months',
    endless('DURATION:PT1M', 'RRULE:FREQ=MINUTELY;COUNT=9000'),
    ['tooMany'],
  ],
]);

test('a file that would take long is given up after two seconds', () => {
  const event = component(
    'VEVENT',
    `DTSTART:20200101T000000Z
    DURATION:PT1H
    RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30`,
  ).join('\r\n');
  const many = calendar(`${event}\r\n`.repeat(20_000));
  const start = performance.now();
  assert.deepEqual(read(many).busy, ['tooComplex']);
  assert.ok(performance.now() - start < 10_000);
});
