import assert from 'node:assert/strict';
import ICAL from 'ical.js';

const longestLine = 75;

/** An entry of a calendar file as read by an independent parser. */
export type ReadEntry = {
  uid: string;
  summary: string;
  location: string | null;
  description: string;
  url: string | undefined;
  status: string | undefined;
  sequence: number;
  lastModified: string | undefined;
  zone: string;
  /** Wall-clock start and end as in the file: 2026-03-08T02:30:00. */
  wall: [string, string];
  /** Instants computed with the file's own zone rules. */
  instants: [string, string];
};

const valueOf = (component: ICAL.Component, name: string) =>
  component.getFirstPropertyValue(name)?.toString();

function readEntry(component: ICAL.Component): ReadEntry {
  const event = new ICAL.Event(component);
  const { startDate, endDate } = event;
  return {
    uid: event.uid,
    summary: event.summary,
    location: event.location,
    description: event.description,
    url: valueOf(component, 'url'),
    status: valueOf(component, 'status'),
    sequence: event.sequence,
    lastModified: valueOf(component, 'last-modified'),
    zone: startDate.zone.tzid,
    wall: [startDate.toString(), endDate.toString()],
    instants: [startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()],
  };
}

/** Reads a calendar file, and checks the line endings and lengths that calendar apps require. */
export function readCalendar(text: string) {
  assert.ok(text.endsWith('END:VCALENDAR\r\n'));
  const lines = text.split('\r\n');
  assert.equal(
    lines.find((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > longestLine),
    undefined,
  );
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return {
    name: valueOf(calendar, 'x-wr-calname'),
    refresh: [valueOf(calendar, 'refresh-interval'), valueOf(calendar, 'x-published-ttl')],
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => valueOf(zone, 'tzid')),
    entries: calendar.getAllSubcomponents('vevent').map(readEntry),
  };
}
