import assert from 'node:assert/strict';
import ICAL from 'ical.js';

const longestLine = 75;

/** An entry of a calendar file, as an independent parser reads it. */
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
  /** Wall-clock times as the file has them: 2026-03-08T02:30:00. */
  wall: [string, string];
  /** By the rules that the file itself has of its zones. */
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

/** Reads a calendar file, of which it checks the line ends and lengths that calendar apps insist on. */
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
