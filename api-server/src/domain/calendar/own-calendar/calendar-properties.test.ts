import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { roundsOr, seed } from '../../../../proofs/rounds.ts';
import { calendarEvents } from './calendar-events.worker.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const from = Date.parse('2026-09-01T00:00Z');
const to = Date.parse('2027-05-01T00:00Z');

const zones = [
  ...['Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Pacific/Auckland'],
  ...['Asia/Kolkata', 'America/Santiago', 'Africa/Casablanca', 'Australia/Lord_Howe', 'UTC'],
];

const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** The clocks of a zone at an instant, as if they were UTC. */
const wallAt = (instant: number, zone: string) =>
  Date.parse(`${formats.get(zone)?.format(instant).replace(' ', 'T')}Z`);

/** The first instant at which the clocks show a time; if they skip it, as by the clocks before the change. */
function instantAt(wall: number, zone: string): number {
  for (let at = wall - 15 * 60 * minuteMs; at < wall + 15 * 60 * minuteMs; at += 15 * minuteMs) {
    const shown = wallAt(at, zone);
    if (shown === wall) return at;
    const before = wallAt(at - 15 * minuteMs, zone) - (at - 15 * minuteMs);
    if (shown > wall) return wall - before;
  }
  throw new Error('There are no such clocks.');
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const text = (wall: number) =>
  new Date(wall).toISOString().slice(0, 16).replace(/[-:]/g, '') + '00';
/** An instant as the clocks of a zone show it; in UTC where they show the same time for an earlier one. */
function timeIn(instant: number, zone: string): string {
  const wall = wallAt(instant, zone);
  const isClear = zone !== 'UTC' && instantAt(wall, zone) === instant;
  return isClear ? `;TZID=${zone}:${text(wall)}` : `:${text(instant)}Z`;
}

const series = fc.record({
  zone: fc.constantFrom(...zones),
  otherZone: fc.constantFrom(...zones),
  day: fc.integer({ min: 0, max: 240 }),
  quarter: fc.integer({ min: 0, max: 95 }),
  hours: fc.integer({ min: 1, max: 30 }),
  freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
  interval: fc.integer({ min: 1, max: 3 }),
  chosen: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
  end: fc.constantFrom('count', 'date', 'utc', 'clocks', 'none'),
  count: fc.integer({ min: 1, max: 40 }),
  left: fc.uniqueArray(fc.nat({ max: 12 }), { maxLength: 3 }),
  moved: fc.option(
    fc.record({ nth: fc.nat({ max: 12 }), hours: fc.integer({ min: -50, max: 50 }) }),
  ),
});

type Series = typeof series extends fc.Arbitrary<infer Value> ? Value : never;

/** The times of a series by going from day to day, and the lines of its rule. */
function expanded(of: Series) {
  const { zone, freq, interval, chosen, end, count } = of;
  const start = Date.parse('2026-08-20T00:00Z') + of.day * dayMs + of.quarter * 15 * minuteMs;
  const startDay = Math.floor(start / dayMs);
  const monthOf = (day: number) => {
    const at = new Date(day * dayMs);
    return at.getUTCFullYear() * 12 + at.getUTCMonth();
  };
  const dateOf = (day: number) => new Date(day * dayMs).getUTCDate();
  const weekdayOf = (day: number) => new Date(day * dayMs).getUTCDay();
  // Weeks begin on Monday.
  const weekOf = (day: number) => Math.floor((day + 3) / 7);
  const dates = chosen.map((one) => one * 5 + 1);
  const isOn = (day: number) => {
    if (freq === 'DAILY') return (day - startDay) % interval === 0;
    if (freq === 'WEEKLY') {
      const days = chosen.length > 0 ? chosen : [weekdayOf(startDay)];
      return (weekOf(day) - weekOf(startDay)) % interval === 0 && days.includes(weekdayOf(day));
    }
    const some = dates.length > 0 ? dates : [dateOf(startDay)];
    return (monthOf(day) - monthOf(startDay)) % interval === 0 && some.includes(dateOf(day));
  };
  const ends = start + count * 3 * dayMs;
  const until = {
    count: { rule: `;COUNT=${count}`, isIn: (_wall: number, nth: number) => nth < count },
    date: {
      rule: `;UNTIL=${text(ends).slice(0, 8)}`,
      isIn: (wall: number) => Math.floor(wall / dayMs) <= Math.floor(ends / dayMs),
    },
    utc: {
      rule: `;UNTIL=${text(instantAt(ends, zone))}Z`,
      isIn: (wall: number) => instantAt(wall, zone) <= instantAt(ends, zone),
    },
    clocks: {
      rule: `;UNTIL=${text(ends)}`,
      isIn: (wall: number) => instantAt(wall, zone) <= instantAt(ends, zone),
    },
    none: { rule: '', isIn: () => true },
  }[end];
  const walls = [start];
  for (let day = startDay + 1; day * dayMs < to + 3 * dayMs; day += 1) {
    const wall = day * dayMs + (start % dayMs);
    if (isOn(day) && until.isIn(wall, walls.length)) walls.push(wall);
  }
  const by = {
    DAILY: '',
    WEEKLY: chosen.length > 0 ? `;BYDAY=${chosen.map((one) => weekdays[one]).join()}` : '',
    MONTHLY: dates.length > 0 ? `;BYMONTHDAY=${dates.join()}` : '',
  }[freq as 'DAILY' | 'WEEKLY' | 'MONTHLY'];
  return { start, walls, rule: `RRULE:FREQ=${freq};INTERVAL=${interval}${by}${until.rule}` };
}

test('busy times are those of an independent expansion, for any zones, rules, exceptions and clock changes', () => {
  const property = fc.property(series, (of) => {
    const { start, walls, rule } = expanded(of);
    const { zone, otherZone, hours, moved } = of;
    const starts = walls.map((wall) => instantAt(wall, zone));
    const lengthMs = hours * 60 * minuteMs;
    const left = new Set(of.left.flatMap((nth) => starts[nth] ?? []));
    const movedFrom = moved && starts[moved.nth];
    const movedTo = movedFrom && movedFrom + moved.hours * 60 * minuteMs;
    const file = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:s',
      `DTSTART;TZID=${zone}:${text(start)}`,
      `DURATION:PT${hours}H`,
      rule,
      ...[...left].map((at) => `EXDATE${timeIn(at, otherZone)}`),
      'END:VEVENT',
      ...(movedFrom && movedTo
        ? [
            'BEGIN:VEVENT',
            'UID:s',
            `RECURRENCE-ID${timeIn(movedFrom, otherZone)}`,
            `DTSTART:${text(movedTo)}Z`,
            `DURATION:PT${hours}H`,
            'END:VEVENT',
          ]
        : []),
      'END:VCALENDAR',
    ].join('\r\n');
    const expected = [
      ...starts.filter((at) => !left.has(at) && at !== movedFrom),
      ...(movedTo ? [movedTo] : []),
    ].filter((at) => at < to && at + lengthMs > from);
    const content = calendarEvents({
      file: Buffer.from(file),
      zone: 'Europe/London',
      email: '',
      from,
      to,
    });
    const found = 'failure' in content ? [] : content.events.map((event) => event.starts);
    const shown = (instants: number[]) =>
      [...new Set(instants)].sort((a, b) => a - b).map((at) => new Date(at).toISOString());
    assert.deepEqual(shown(found), shown(expected), file);
  });
  fc.assert(property, { numRuns: roundsOr(300), seed });
});
