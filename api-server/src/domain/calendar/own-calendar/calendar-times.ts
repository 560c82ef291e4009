import ICAL from 'ical.js';
import type { Property } from './calendar-lines.ts';
import { type Zone, utc } from './calendar-zones.ts';
import { Unreadable, understood } from './unreadable.ts';

export const dayMs = 86_400_000;

/** A time of a file as its clocks show it, as if it were UTC, in milliseconds. */
export type Time = { wall: number; isDate: boolean; zone: Zone };

/** Whole days by the calendar, and after them exact milliseconds (RFC 5545, 3.3.6). */
export type Length = { days: number; ms: number };

const longestDays = 3660;

/** Reads times of a file, those without a zone in its own or the reader's. */
export type TimeReader = {
  zoneOf: (name: string) => Zone;
  /** Of times without a zone. */
  floating: Zone;
  /** Of days. */
  ofDays: Zone;
};

const pattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/i;

/** The time of a text; a name of a zone counts unless it ends with Z. Throws `Unreadable`, `UnknownZone`. */
export function timeOf(text: string, zoneName: string, reader: TimeReader): Time {
  const [, year, month, day, hour, minute, second, isUtc] = pattern.exec(text.trim()) ?? [];
  const parts = [year, month, day, hour, minute, second].map((part) => Number(part ?? 0));
  const [y = 0, m = 0, d = 0, ...clock] = parts;
  const at = new Date(Date.UTC(y, m - 1, d, ...clock));
  const written = [
    ...[at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()],
    ...[at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()],
  ];
  if (year === undefined || written.join() !== parts.join()) throw new Unreadable(text);
  const wall = at.getTime();
  if (hour === undefined) return { wall, isDate: true, zone: reader.ofDays };
  if (isUtc) return { wall, isDate: false, zone: utc };
  const zone = zoneName ? reader.zoneOf(zoneName) : reader.floating;
  return { wall, isDate: false, zone };
}

export const zoneNameOf = ({ parameters }: Property) => parameters.get('TZID') ?? '';

export const instantOfTime = ({ wall, zone }: Time) => zone.instantAt(wall);

export const endOf = ({ wall, zone }: Time, { days, ms }: Length) =>
  zone.instantAt(wall + days * dayMs) + ms;

function checked(length: Length): Length {
  const days = length.days + length.ms / dayMs;
  if (days >= 0 && days <= longestDays) return length;
  throw new Unreadable('a length');
}

/** The length that a text says. Throws `Unreadable`. */
export function durationOf(text: string): Length {
  const { weeks, days, hours, minutes, seconds, isNegative } = understood(() =>
    ICAL.Duration.fromString(text.trim().toUpperCase()),
  );
  if (isNegative) throw new Unreadable(text);
  return checked({ days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 });
}

/** The length between two times: of days by the calendar, of other times exact. */
export function lengthBetween(start: Time, end: Time): Length {
  if (!start.isDate || !end.isDate) {
    return checked({ days: 0, ms: Math.max(0, instantOfTime(end) - instantOfTime(start)) });
  }
  // Many programs write the day itself as the end of one day.
  return checked({ days: Math.max(1, (end.wall - start.wall) / dayMs), ms: 0 });
}

/** A period: a start, then an end or a length. */
export function periodOf(text: string, zoneName: string, reader: TimeReader) {
  const [from = '', to = ''] = text.split('/');
  const start = timeOf(from, zoneName, reader);
  const length = /^[+-]?P/i.test(to)
    ? durationOf(to)
    : lengthBetween(start, timeOf(to, zoneName, reader));
  return { start, length };
}
