import { wallText, wallTimeAt } from '@shootline/shared-api/contract';
import { repeatedTimeText } from '@shootline/shared-api/rules';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { offsetText } from '../reference/places.ts';
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

/** Whether every reader of a file resolves the zone's wall-clock time to this instant. */
function isCertain(at: Date, wall: number, zone: string): boolean {
  const text = wallText(at, zone);
  const [day = '', time = ''] = new Date(wall).toISOString().split('T');
  return (
    repeatedTimeText(text, zone) === undefined &&
    tzlib_get_offset(zone, day, time.slice(0, 5)) ===
      offsetText(Math.round((wall - at.getTime()) / 60_000)).replace(':', '')
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
  const walls = instants.map((at) => wallTimeAt(at, zone));
  const areCertain = instants.every((at, place) => isCertain(at, walls[place] ?? 0, zone));
  return name !== undefined && areCertain
    ? { zone: name, times: walls.map((wall) => dayjs.utc(wall)) }
    : { zone: null, times: instants.map((at) => dayjs.utc(at)) };
}
