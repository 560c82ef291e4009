import type { UnreadParts } from '../../schema/calendar.ts';
import { busyPeriods, unavailablePeriods } from './calendar-availability.ts';
import {
  type Component,
  calendarText,
  calendarsIn,
  textOf,
  valuesOf,
  wordOf,
} from './calendar-lines.ts';
import { type CalendarEvent, type Span, occurrencesOf, readEvent } from './calendar-series.ts';
import { type TimeReader, instantOfTime } from './calendar-times.ts';
import { UnknownZone, ianaZone, zonesOf } from './calendar-zones.ts';
import { Unreadable } from './unreadable.ts';

/** A busy event of a calendar file; instants in milliseconds. */
export type FoundEvent = {
  uid: string;
  title: string;
  starts: number;
  ends: number;
  isAllDay: boolean;
};

export type CalendarInput = {
  file: Uint8Array;
  /** The reader's IANA zone, of days and of times without a zone. */
  zone: string;
  /** The reader's address; events that they have declined are free. */
  email: string;
  /** The part of the events that is asked for, in milliseconds. */
  from: number;
  to: number;
};

export type CalendarContent =
  | { name: string; events: FoundEvent[]; unread: UnreadParts }
  | { failure: 'notACalendar' | 'tooMany' | 'tooComplex' };

const mostEvents = 2000;
/** Milliseconds for one file. */
const budgetMs = 2000;
const longestTitle = 200;
const longestName = 100;
const mostZones = 5;

class Refused extends Error {
  readonly failure: 'tooMany' | 'tooComplex';
  constructor(failure: 'tooMany' | 'tooComplex') {
    super(failure);
    this.failure = failure;
  }
}

const addressOf = (text: string) =>
  text
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase();

/** Whether an event takes its reader's time: neither cancelled, declined by them nor shown as free. */
function isBusy(component: Component, isCancelled: boolean, readers: string[]): boolean {
  const declines = valuesOf(component, 'ATTENDEE').some(
    ({ parameters, value }) =>
      parameters.get('PARTSTAT')?.toUpperCase() === 'DECLINED' &&
      [value, parameters.get('EMAIL') ?? ''].some((text) => readers.includes(addressOf(text))),
  );
  return !(
    isCancelled ||
    declines ||
    wordOf(component, 'STATUS') === 'CANCELLED' ||
    wordOf(component, 'TRANSP') === 'TRANSPARENT' ||
    ['FREE', 'WORKINGELSEWHERE'].includes(wordOf(component, 'X-MICROSOFT-CDO-BUSYSTATUS'))
  );
}

/** The last versions of the events of a series. */
function lastVersions(events: CalendarEvent[]): CalendarEvent[] {
  const partOf = ({ replaces }: CalendarEvent) => (replaces ? instantOfTime(replaces) : null);
  const isLater = (a: CalendarEvent, b: CalendarEvent) =>
    a.version[0] === b.version[0] ? a.version[1] > b.version[1] : a.version[0] > b.version[0];
  return [...Map.groupBy(events, partOf).values()].flatMap((versions) => {
    const last = versions.reduce((a, b) => (isLater(b, a) ? b : a));
    return versions.filter((one) => !isLater(last, one));
  });
}

function foundEvent(
  { uid, title }: Pick<FoundEvent, 'uid' | 'title'>,
  { from: starts, to: ends }: Span,
  isDate: boolean,
  { from, to }: Span,
): FoundEvent[] {
  if (!(ends > starts) || starts >= to || ends <= from) return [];
  // A part of a long event is no whole days.
  const isCut = ends - starts > to - from;
  return [
    {
      uid,
      title: title.slice(0, longestTitle),
      starts: isCut ? Math.max(starts, from) : starts,
      ends: isCut ? Math.min(ends, to) : ends,
      isAllDay: isDate && !isCut,
    },
  ];
}

function readCalendars(calendars: Component[], input: CalendarInput, isCut: boolean) {
  const { zone, email } = input;
  const endsAt = performance.now() + budgetMs;
  const events: FoundEvent[] = [];
  const zones = new Set<string>();
  let unreadable = 0;

  /** Does something with a part of the file, or counts it if it cannot be read. */
  function attempt<Result>(work: () => Result): Result | undefined {
    if (performance.now() > endsAt) throw new Refused('tooComplex');
    try {
      return work();
    } catch (error) {
      if (error instanceof UnknownZone) zones.add(error.message);
      else if (!(error instanceof Unreadable)) throw error;
      unreadable += 1;
      return undefined;
    }
  }

  const add = (...found: FoundEvent[]) => {
    events.push(...found);
    if (events.length > mostEvents) throw new Refused('tooMany');
  };

  for (const calendar of calendars) {
    const zoneOf = zonesOf(calendar);
    const ofDays = ianaZone(zone);
    const own = textOf(calendar, 'X-WR-TIMEZONE');
    const reader: TimeReader = {
      zoneOf,
      ofDays,
      floating: (own && attempt(() => zoneOf(own))) || ofDays,
    };
    const readers = [email, textOf(calendar, 'X-WR-CALNAME')].map(addressOf).filter(Boolean);
    const isCancelled = wordOf(calendar, 'METHOD') === 'CANCEL';
    const named = (name: string) => calendar.parts.filter((part) => part.name === name);
    const read = named('VEVENT').flatMap(
      (part) => attempt(() => readEvent(part, reader, isBusy(part, isCancelled, readers))) ?? [],
    );
    const series = Map.groupBy(read, (event) => event.uid || event);
    for (const some of series.values()) {
      const { uid = '' } = some[0] ?? {};
      const parts = lastVersions(some);
      const wholes = parts.filter(({ replaces }) => !replaces);
      const replacing = parts.filter(({ replaces }) => replaces);
      for (const whole of wholes.length > 0 ? wholes : [undefined]) {
        const occurrences = attempt(() => occurrencesOf(whole, replacing, input)) ?? [];
        for (const { title, starts, ends, isDate } of occurrences) {
          add(...foundEvent({ uid, title }, { from: starts, to: ends }, isDate, input));
        }
      }
    }
    const periods = [
      ...named('VFREEBUSY').flatMap((part) => attempt(() => busyPeriods(part, reader)) ?? []),
      ...(attempt(() => unavailablePeriods(named('VAVAILABILITY'), reader, input)) ?? []),
    ];
    for (const period of periods) {
      add(...foundEvent({ uid: '', title: '' }, period, false, input));
    }
  }
  const unread = { events: unreadable, zones: [...zones].slice(0, mostZones), isCut };
  return { events, unread };
}

/** The busy events of a calendar file (RFC 5545, 7953) in a span, repetitions included. */
export function calendarEvents(input: CalendarInput): CalendarContent {
  const { file } = input;
  const { calendars, isCut } = calendarsIn(calendarText(file));
  const [first] = calendars;
  if (!first || (isCut && calendars.every(({ parts }) => parts.length === 0))) {
    return { failure: 'notACalendar' };
  }
  const name = textOf(first, 'X-WR-CALNAME') || textOf(first, 'NAME');
  try {
    return { name: name.slice(0, longestName), ...readCalendars(calendars, input, isCut) };
  } catch (error) {
    if (error instanceof Refused) return { failure: error.failure };
    throw error;
  }
}
