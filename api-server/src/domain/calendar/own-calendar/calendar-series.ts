import { RRuleTemporal } from 'rrule-temporal';
import { type Component, type Property, textOf, timesOf, valuesOf } from './calendar-lines.ts';
import {
  type Length,
  type Time,
  type TimeReader,
  dayMs,
  durationOf,
  endOf,
  instantOfTime,
  lengthBetween,
  periodOf,
  timeOf,
  zoneNameOf,
} from './calendar-times.ts';
import { Unreadable, understood } from './unreadable.ts';

export type Span = { from: number; to: number };

type Start = { start: Time; length: Length };

/** An event of a file, or a part of one that differs from its series. */
export type CalendarEvent = Start & {
  uid: string;
  title: string;
  isBusy: boolean;
  /** Of several versions, the last one counts. */
  version: [sequence: number, stamp: string];
  /** The time in the series that this event replaces. */
  replaces: Time | undefined;
  /** Whether it replaces those after it too. */
  andFollowing: boolean;
  rules: string[];
  /** Further times, and those left out. */
  added: Start[];
  without: Time[];
  withoutRules: string[];
};

export type Occurrence = { title: string; starts: number; ends: number; isDate: boolean };

/** Values of one list of times, above which nobody has written it. */
const longestList = 5000;

const listOf = (properties: Property[]) => {
  const all = properties.flatMap((of) => of.value.split(',').map((text) => ({ of, text })));
  if (all.length > longestList) throw new Unreadable('a list');
  return all;
};

function lengthOf(component: Component, start: Time, reader: TimeReader): Length {
  const [end] = timesOf(component, 'DTEND');
  if (end) return lengthBetween(start, timeOf(end.value, zoneNameOf(end), reader));
  const [duration] = timesOf(component, 'DURATION');
  if (duration) return durationOf(duration.value);
  return { days: start.isDate ? 1 : 0, ms: 0 };
}

/** Reads a component with a start. Throws `Unreadable`, `UnknownZone`. */
export function readEvent(
  component: Component,
  reader: TimeReader,
  isBusy: boolean,
): CalendarEvent {
  const [begin] = timesOf(component, 'DTSTART');
  if (!begin) throw new Unreadable('no start');
  const start = timeOf(begin.value, zoneNameOf(begin), reader);
  const length = lengthOf(component, start, reader);
  const [replaced] = timesOf(component, 'RECURRENCE-ID');
  const added = listOf(timesOf(component, 'RDATE')).map(({ of, text }) =>
    text.includes('/')
      ? periodOf(text, zoneNameOf(of), reader)
      : { start: timeOf(text, zoneNameOf(of), reader), length },
  );
  return {
    ...{ start, length, isBusy, added },
    uid: textOf(component, 'UID'),
    title: textOf(component, 'SUMMARY').trim(),
    version: [
      Number(textOf(component, 'SEQUENCE')) || 0,
      timesOf(component, 'DTSTAMP')[0]?.value ?? '',
    ],
    replaces: replaced && timeOf(replaced.value, zoneNameOf(replaced), reader),
    andFollowing: replaced?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    rules: valuesOf(component, 'RRULE').map(({ value }) => value),
    without: listOf(timesOf(component, 'EXDATE')).map(({ of, text }) =>
      timeOf(text, zoneNameOf(of), reader),
    ),
    withoutRules: valuesOf(component, 'EXRULE').map(({ value }) => value),
  };
}

const stampOf = (wall: number) =>
  `${new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Tells whether a time by the clocks of a series is not after the end of its rule. */
function endedBy(until: string, start: Time): { last: number; isIn: (wall: number) => boolean } {
  const inSeries = { zoneOf: () => start.zone, floating: start.zone, ofDays: start.zone };
  const end = timeOf(until, '', inSeries);
  // Of the day that it names, also where it is midnight in UTC and the series is of days.
  const isDay = end.isDate || (start.isDate && end.wall % dayMs === 0);
  const last = end.wall + 2 * dayMs;
  if (isDay) return { last, isIn: (wall) => wall < end.wall + dayMs };
  const instant = instantOfTime(end);
  return { last, isIn: (wall) => start.zone.instantAt(wall) <= instant };
}

const endless = { last: Infinity, isIn: () => true };

/** The times of a rule as its clocks show them, from the start on, in a span of such times. */
function wallsOf(rule: string, start: Time, { from, to }: Span): number[] {
  const parts = new Map<string, string>();
  for (const part of rule.toUpperCase().split(';')) {
    const [name = '', value] = part.split('=');
    if (value !== undefined && !name.startsWith('X-')) parts.set(name.trim(), value.trim());
  }
  const until = parts.get('UNTIL');
  // Compared as instants here, as the library knows no zones that files describe.
  const { last, isIn } = until === undefined ? endless : endedBy(until, start);
  parts.delete('UNTIL');
  if (start.isDate) for (const name of ['BYHOUR', 'BYMINUTE', 'BYSECOND']) parts.delete(name);
  const text = [...parts].map((part) => part.join('=')).join(';');
  const rruleString = `DTSTART:${stampOf(start.wall)}\nRRULE:${text}`;
  const walls = understood(() =>
    new RRuleTemporal({ rruleString, includeDtstart: true })
      .between(new Date(from), new Date(Math.min(to, last)), true)
      .map(({ epochMilliseconds }) => epochMilliseconds),
  );
  return walls.filter(isIn);
}

const dayOf = (wall: number) => Math.floor(wall / dayMs);

/** A text that is equal for a time of a series and another time of the file that names it. */
function keyOf({ start }: Start, named: Time): string {
  if (!named.isDate && !start.isDate) return `at ${instantOfTime(named)}`;
  const isDay = named.isDate || named.wall % dayMs === 0;
  return `on ${dayOf(isDay ? named.wall : start.zone.wallAt(instantOfTime(named)))}`;
}

/** Tells whether one of these times of a file names a time of a series. */
function namedBy(times: Time[], series: Start): (one: Start) => boolean {
  const keys = new Set(times.map((time) => keyOf(series, time)));
  return ({ start }) =>
    keys.has(`on ${dayOf(start.wall)}`) || keys.has(`at ${instantOfTime(start)}`);
}

function startsOf(event: CalendarEvent, span: Span): Start[] {
  const { start, length, added } = event;
  const wall = (rule: string) => wallsOf(rule, start, span);
  const left = new Set(event.withoutRules.flatMap(wall));
  const walls = new Set([start.wall, ...event.rules.flatMap(wall)]);
  const all = [
    ...[...walls]
      .filter((at) => !left.has(at))
      .map((at) => ({ start: { ...start, wall: at }, length })),
    ...added,
  ];
  const isLeftOut = namedBy(event.without, event);
  return all.filter((one) => !isLeftOut(one));
}

const shiftOf = ({ start, replaces = start }: CalendarEvent) =>
  instantOfTime(start) - instantOfTime(replaces);

/** The busy times of a series and of the events that replace parts of it, of which some touch the span. */
export function occurrencesOf(
  series: CalendarEvent | undefined,
  replacing: CalendarEvent[],
  { from, to }: Span,
): Occurrence[] {
  const occurrence = ({ start, length }: Start, { title, isBusy }: CalendarEvent) =>
    isBusy
      ? [{ title, starts: instantOfTime(start), ends: endOf(start, length), isDate: start.isDate }]
      : [];
  const own = replacing.flatMap((one) =>
    occurrence(one, { ...one, title: one.title || (series?.title ?? '') }),
  );
  if (!series) return own;
  const following = replacing
    .filter(({ andFollowing }) => andFollowing)
    .sort((a, b) => instantOfTime(b.start) - instantOfTime(a.start));
  const { days, ms } = series.length;
  const slack =
    2 * dayMs + days * dayMs + ms + Math.max(0, ...following.map((one) => Math.abs(shiftOf(one))));
  const starts = startsOf(series, { from: from - slack, to: to + slack });
  const replaced = replacing.flatMap(({ replaces }) => replaces ?? []);
  const isReplaced = namedBy(replaced, series);
  const rest = starts.filter((one) => !isReplaced(one));
  return [
    ...own,
    ...rest.flatMap((one) => {
      const changed = following.find(
        ({ replaces }) => replaces && instantOfTime(replaces) < instantOfTime(one.start),
      );
      if (!changed) return occurrence(one, series);
      const start = { ...one.start, wall: one.start.wall + shiftOf(changed) };
      return occurrence({ start, length: changed.length }, changed);
    }),
  ];
}
