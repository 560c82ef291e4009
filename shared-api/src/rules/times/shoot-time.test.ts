import { wallText } from '../../contract/wall-clock.ts';
import { instantOf, nextValidTime, repeatedTimeText, skippedTimeText } from './shoot-time.ts';

const quarter = 15 * 60_000;
const hour = 4 * quarter;
const day = 24 * hour;

/** A clock independent of our code: 2026-03-08 02:30. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (at: number) => format.format(at);
}

const asTyped = (text: string) => text.replace(/(\d+)-(\d+)-(\d+)/, '$3-$2-$1');

/** The instants in a range for each wall-clock time of a zone, every quarter of an hour. */
function shownBetween(clock: (at: number) => string, from: number, to: number) {
  const shown = new Map<string, number[]>();
  for (let at = from; at < to; at += quarter) {
    const text = asTyped(clock(at));
    shown.set(text, [...(shown.get(text) ?? []), at]);
  }
  return shown;
}

const utcOf = (text: string) => Date.parse(`${asTyped(text).replace(' ', 'T')}:00Z`);
const quarterAfter = (text: string) =>
  asTyped(new Date(utcOf(text) + quarter).toISOString().slice(0, 16).replace('T', ' '));

/** The wrong results for each time around a clock change, and how many times are skipped or repeated. */
function aroundChange(zone: string, shown: Map<string, number[]>) {
  const wrong: string[] = [];
  const counts = { skipped: 0, repeated: 0 };
  const times = [...shown.keys()];
  for (let text = times[0] ?? ''; text !== times.at(-1); text = quarterAfter(text)) {
    const [first, second] = shown.get(text) ?? [];
    const next = times.find((time) => utcOf(time) > utcOf(text));
    if (first === undefined) counts.skipped++;
    if (second !== undefined) counts.repeated++;
    const isRight =
      (first === undefined || instantOf(text, zone)?.getTime() === first) &&
      nextValidTime(text, zone) === (first === undefined ? next : undefined) &&
      (repeatedTimeText(text, zone) !== undefined) === (second !== undefined);
    if (!isRight) wrong.push(`${text} in ${zone}`);
  }
  return { wrong, counts };
}

test('every time around every change of the clocks of a year, in all zones', () => {
  const found = { wrong: [] as string[], skipped: 0, repeated: 0 };
  const seen = new Set<string>();
  for (const zone of ['UTC', ...Intl.supportedValuesOf('timeZone')]) {
    const clock = clockIn(zone);
    let before = clock(Date.UTC(2026, 0)).slice(-5);
    for (let at = Date.UTC(2026, 0, 2); at < Date.UTC(2027, 0); at += day) {
      const time = clock(at).slice(-5);
      if (time === before) continue;
      before = time;
      const shown = shownBetween(clock, at - day - 4 * hour, at + 4 * hour);
      // Many zones change their clocks in the same way.
      const change = JSON.stringify([...shown]);
      if (seen.has(change)) continue;
      seen.add(change);
      const { wrong, counts } = aroundChange(zone, shown);
      found.wrong.push(...wrong);
      found.skipped += counts.skipped;
      found.repeated += counts.repeated;
    }
  }
  expect(found.wrong).toEqual([]);
  expect(found.skipped).toBeGreaterThan(50);
  expect(found.repeated).toBeGreaterThan(50);
}, 30_000);

test.each([
  ['08-03-2026 02:30', 'America/New_York', '08-03-2026 03:00'],
  ['08-03-2026 02:00', 'America/New_York', '08-03-2026 03:00'],
  ['29-03-2026 01:30', 'Europe/London', '29-03-2026 02:00'],
  ['04-10-2026 02:59', 'Australia/Sydney', '04-10-2026 03:00'],
  ['04-10-2026 02:15', 'Australia/Lord_Howe', '04-10-2026 02:30'],
  ['06-09-2026 00:30', 'America/Santiago', '06-09-2026 01:00'],
  ['30-12-2011 12:00', 'Pacific/Apia', '31-12-2011 00:00'],
])('%s does not exist in %s: the next time is %s', (text, zone, next) => {
  expect(nextValidTime(text, zone)).toBe(next);
});

test('a day that starts late because of a clock change still has a first instant', () => {
  const begins = instantOf('06-09-2026 00:00', 'America/Santiago') ?? new Date(0);
  expect(wallText(begins, 'America/Santiago')).toBe('06-09-2026 01:00');
});

test('explains a skipped time', () => {
  expect(skippedTimeText('08-03-2026 02:30', 'America/New_York')).toBe(
    'This time does not exist on that day, because the clocks go forward. The next valid time is 3:00 am EDT.',
  );
  expect(skippedTimeText('30-12-2011 12:00', 'Pacific/Apia')).toBe(
    'This time does not exist on that day, because the clocks go forward. The next valid time is 12:00 am GMT+14 on 31-12-2011.',
  );
  expect(skippedTimeText('08-03-2026 03:00', 'America/New_York')).toBeUndefined();
  expect(skippedTimeText('08-03-2026 02:30', 'Asia/Singapore')).toBeUndefined();
});

test.each([
  ['05-04-2026 02:30', 'Australia/Sydney', '2:30 am AEDT'],
  ['01-11-2026 01:00', 'America/New_York', '1:00 am EDT'],
  ['25-10-2026 01:59', 'Europe/London', '1:59 am BST'],
  ['05-04-2026 01:45', 'Australia/Lord_Howe', '1:45 am LHDT'],
])('%s occurs twice in %s: the first is %s', (text, zone, first) => {
  expect(repeatedTimeText(text, zone)).toBe(
    `This time comes twice on that day, because the clocks go back. The first is meant: ${first}.`,
  );
});

test.each(['', '31-02-2026 10:00', '08-03-2026', '08-03-2026 2:30'])('%j is not a time', (text) => {
  expect(instantOf(text, 'America/New_York')).toBeUndefined();
  expect(nextValidTime(text, 'America/New_York')).toBeUndefined();
  expect(repeatedTimeText(text, 'America/New_York')).toBeUndefined();
});
