import { instantOf, wallText } from '@shootline/shared-api/rules';
import ICAL from 'ical.js';

/** A busy event of a calendar file; instants in milliseconds. */
export type FoundEvent = {
  uid: string;
  title: string;
  starts: number;
  ends: number;
  isAllDay: boolean;
};

/** The file, and the part of its events that is asked for. Times without a zone are in `zone`. */
export type CalendarInput = { text: string; zone: string; from: number; to: number };

export type CalendarContent = { events: FoundEvent[] } | { failure: 'notACalendar' | 'tooMany' };

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const mostEvents = 2000;
/** Repetitions of one file, also those outside the asked time, which have to be counted. */
const mostSteps = 200_000;
const longestTitle = 200;

class TooMany extends Error {}

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '');

/** Whether an event takes time: neither cancelled nor shown as free. */
function isBusy(component: ICAL.Component): boolean {
  return (
    textOf(component, 'status').toUpperCase() !== 'CANCELLED' &&
    textOf(component, 'transp').toUpperCase() !== 'TRANSPARENT' &&
    textOf(component, 'x-microsoft-cdo-busystatus').toUpperCase() !== 'FREE'
  );
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A time as if it were UTC. */
const wallMs = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

function atWall(wall: number, zone: string): number {
  const at = (ms: number) => instantOf(wallText(new Date(ms), 'UTC'), zone)?.getTime();
  // A time that the clocks skip counts as an hour later.
  return at(wall) ?? at(wall + 60 * minuteMs) ?? wall;
}

/** The instant of a time whose property names a zone, or none. */
function instantMs(time: ICAL.Time, named: string, zone: string): number {
  if (time.isDate) return atWall(wallMs(time), zone);
  if (time.zone === ICAL.Timezone.utcTimezone) return wallMs(time);
  if (isZone(named)) return atWall(wallMs(time), named);
  // Zones by other names are described in the file.
  const isFloating = !time.zone || time.zone === ICAL.Timezone.localTimezone;
  return isFloating ? atWall(wallMs(time), zone) : time.toUnixTime() * 1000;
}

function foundEvent(
  event: ICAL.Event,
  { startDate, endDate }: { startDate: ICAL.Time; endDate: ICAL.Time },
  { zone, from, to }: CalendarInput,
): FoundEvent | undefined {
  const { component } = event;
  const zoneOf = (name: string) =>
    String(component.getFirstProperty(name)?.getParameter('tzid') ?? '');
  const startZone = zoneOf('dtstart');
  const times = {
    starts: instantMs(startDate, startZone, zone),
    ends: instantMs(endDate, zoneOf('dtend') || startZone, zone),
  };
  if (!(times.ends > times.starts) || times.starts >= to || times.ends <= from) return undefined;
  // A part of a long event is no whole days.
  const isCut = times.ends - times.starts > to - from;
  return {
    uid: event.uid ?? '',
    title: (event.summary ?? '').trim().slice(0, longestTitle),
    starts: isCut ? Math.max(times.starts, from) : times.starts,
    ends: isCut ? Math.min(times.ends, to) : times.ends,
    isAllDay: startDate.isDate && !isCut,
  };
}

function eventsOf(root: ICAL.Component, input: CalendarInput): FoundEvent[] {
  const components = root.getAllSubcomponents('vevent');
  const isException = (one: ICAL.Component) => one.hasProperty('recurrence-id');
  const exceptionsOf = Map.groupBy(components.filter(isException), (one) => textOf(one, 'uid'));
  const found: FoundEvent[] = [];
  const add = (event: ICAL.Event, times: { startDate: ICAL.Time; endDate: ICAL.Time }) => {
    const one = isBusy(event.component) && foundEvent(event, times, input);
    if (one) found.push(one);
  };
  let steps = 0;
  const masters = components.filter((one) => !isException(one));
  for (const component of masters) {
    const exceptions = exceptionsOf.get(textOf(component, 'uid')) ?? [];
    exceptionsOf.delete(textOf(component, 'uid'));
    const event = new ICAL.Event(component, { strictExceptions: true, exceptions });
    if (!event.startDate) continue;
    if (!event.isRecurring()) {
      add(event, event);
      continue;
    }
    const repetitions = event.iterator();
    for (let next = repetitions.next(); next; next = repetitions.next()) {
      if (++steps > mostSteps || found.length > mostEvents) throw new TooMany();
      if (wallMs(next) > input.to + dayMs) break;
      const details = event.getOccurrenceDetails(next);
      const isNear = wallMs(details.endDate) > input.from - dayMs;
      if (isNear) add(details.item, details);
    }
  }
  for (const component of [...exceptionsOf.values()].flat()) {
    const event = new ICAL.Event(component);
    if (event.startDate) add(event, event);
  }
  return found;
}

/** The busy events of a calendar file (RFC 5545) in a span, repetitions included. */
export function calendarEvents(input: CalendarInput): CalendarContent {
  try {
    const root = new ICAL.Component(
      ICAL.parse(input.text.trim()) as ConstructorParameters<typeof ICAL.Component>[0],
    );
    if (root.name !== 'vcalendar') return { failure: 'notACalendar' };
    const events = eventsOf(root, input);
    return events.length > mostEvents ? { failure: 'tooMany' } : { events };
  } catch (error) {
    return { failure: error instanceof TooMany ? 'tooMany' : 'notACalendar' };
  }
}
