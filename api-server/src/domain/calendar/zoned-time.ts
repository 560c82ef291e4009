import { repeatedTimeText, wallText, wallTime } from '@shootline/shared-api/rules';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library';

dayjs.extend(utc);

type Block = { block: string; name: string };

const blocks = new Map<string, Block | undefined>();

/** The VTIMEZONE of an IANA zone and the zone's name in it; undefined for an unknown zone. */
function blockOf(zone: string): Block | undefined {
  if (!blocks.has(zone)) {
    const [block, line] = tzlib_get_ical_block(zone);
    blocks.set(zone, block && line ? { block, name: line.replace('TZID=', '') } : undefined);
  }
  return blocks.get(zone);
}

/** The VTIMEZONE of an IANA zone; null for an unknown zone. */
export const timeZoneBlock = (zone: string): string | null => blockOf(zone)?.block ?? null;

/** A zone's offset from UTC, as `+1030`. */
function offsetText(at: Date, wall: number): string {
  const minutes = Math.round((wall - at.getTime()) / 60_000);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(hours)}${two(rest)}`;
}

/** Whether every reader of a file resolves the zone's wall-clock time to this instant. */
function isCertain(at: Date, wall: number, zone: string): boolean {
  const text = wallText(at, zone);
  const [day = '', time = ''] = new Date(wall).toISOString().split('T');
  return (
    repeatedTimeText(text, zone) === undefined &&
    tzlib_get_offset(zone, day, time.slice(0, 5)) === offsetText(at, wall)
  );
}

/**
 * Instants as wall-clock times of a zone for a calendar file. In UTC where readers would differ: in the
 * repeated hour, and in zones with published rules that differ from the server's.
 */
export function zonedTimes(
  instants: Date[],
  zone: string,
): { zone: string | null; times: Dayjs[] } {
  const name = blockOf(zone)?.name;
  const walls = instants.map((at) => wallTime(wallText(at, zone)) ?? at.getTime());
  const areCertain = instants.every((at, place) => isCertain(at, walls[place] ?? 0, zone));
  return name !== undefined && areCertain
    ? { zone: name, times: walls.map((wall) => dayjs.utc(wall)) }
    : { zone: null, times: instants.map((at) => dayjs.utc(at)) };
}
