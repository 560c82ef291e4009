import { wallText, wallTimeAt } from '@shootline/shared-api/contract';
import { instantOf } from '@shootline/shared-api/rules';
import ICAL from 'ical.js';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { type Component, textOf, wordOf } from './calendar-lines.ts';
import { Unreadable, understood } from './unreadable.ts';

/** Clocks: instants, and the times they show as if those were UTC, in milliseconds. */
export type Zone = { instantAt(wall: number): number; wallAt(instant: number): number };

export const utc: Zone = { instantAt: (wall) => wall, wallAt: (instant) => instant };

/** Computes a value when it is first needed. */
function once<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}

/** A name in a file that says no zone. */
export class UnknownZone extends Error {}

const minuteMs = 60_000;

/** The zone of an IANA name. A time that the clocks skip counts as later by what they skip. */
export function ianaZone(name: string): Zone {
  return {
    instantAt(wall) {
      const minute = Math.floor(wall / minuteMs) * minuteMs;
      const at = instantOf(wallText(new Date(minute), 'UTC'), name);
      return (at?.getTime() ?? minute) + (wall - minute);
    },
    wallAt: (instant) => wallTimeAt(new Date(instant), name),
  };
}

function isIana(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A name without what programs write in several ways: offsets, numbers after it, signs, remarks. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^\s*\((?:utc|gmt)[^)]*\)/, '')
    .replace(/ \d+$/, '')
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\d]/gu, '');

const windowsZones = WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(
  ({ windowsName, iana }) => ({ windowsName, iana: iana[0] ?? '' }),
);

/** The names of zones in Windows, and those that people of some languages read there. */
const namedZones = once(() => {
  const names = new Map<string, string>();
  const add = (name: string, iana: string) => {
    if (!names.has(plain(name))) names.set(plain(name), iana);
  };
  for (const { windowsName, iana } of windowsZones) add(windowsName, iana);
  const [winter, summer] = [new Date('2026-01-01'), new Date('2026-07-01')];
  for (const locale of ['en', 'de']) {
    for (const timeZoneName of ['longGeneric', 'long'] as const) {
      for (const { iana } of windowsZones) {
        const format = new Intl.DateTimeFormat(locale, { timeZone: iana, timeZoneName });
        for (const at of [winter, summer]) {
          const part = format.formatToParts(at).find(({ type }) => type === 'timeZoneName');
          add(part?.value ?? '', iana);
        }
      }
    }
  }
  for (const iana of Intl.supportedValuesOf('timeZone')) add(iana.split('/').at(-1) ?? '', iana);
  return names;
});

/** The IANA name in a path of one to three parts at the end of a name, as some programs write. */
const lastPart = (name: string) =>
  [3, 2, 1].map((count) => name.split('/').slice(-count).join('/')).find(isIana);

/** The name of a fixed offset, as in `GMT+0100`. */
function offsetIn(name: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] =
    /^(?:utc|gmt)? ?([+-])(\d{1,2}):?(\d{2})?$/i.exec(name) ?? [];
  return sign && `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

/** The IANA name of the zone that other programs mean; undefined if nobody can know. */
function meantBy(name: string): string | undefined {
  const withoutRemark = name.replace(/ \([^)]*\)\s*$/, '');
  // Some programs name cities after an offset.
  const cities = /^\s*\((?:utc|gmt)[^)]*\)(.+)/i.exec(name)?.[1]?.split(/[,/;]/) ?? [];
  const candidates = [name, `${name} Standard Time`, withoutRemark, ...cities].map(plain);
  return candidates.map((one) => namedZones().get(one)).find(Boolean);
}

const textOfAll = ({ name, lines, parts }: Component): string =>
  [`BEGIN:${name}`, ...lines, ...parts.map(textOfAll), `END:${name}`].join('\r\n');

/** The zone that a file describes. Throws if it cannot be read, or if no clocks of the world go so. */
function describedZone(component: Component): Zone {
  const isUsual = component.parts.every(({ lines }) =>
    lines.every((line) => !/^RRULE/i.test(line) || /FREQ=YEARLY/i.test(line)),
  );
  if (!isUsual || component.parts.length === 0) throw new Unreadable('a zone');
  const zone = new ICAL.Timezone({ component: ICAL.Component.fromString(textOfAll(component)) });
  const offsetAt = (wall: number) => {
    const at = new Date(wall);
    const time = ICAL.Time.fromData({
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
    });
    return zone.utcOffset(time) * 1000;
  };
  return {
    instantAt: (wall) => wall - offsetAt(wall),
    wallAt: (instant) => instant + offsetAt(instant + offsetAt(instant)),
  };
}

/**
 * Finds the zones of the names in a calendar file: IANA's, those that the file describes, those of Windows
 * and of other programs. Throws `UnknownZone`.
 */
export function zonesOf(calendar: Component): (name: string) => Zone {
  const described = new Map(
    calendar.parts
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((component) => [wordOf(component, 'TZID'), component]),
  );
  function find(name: string): Zone {
    // Not left to the platform, which reads some offsets as UTC.
    const iana = lastPart(offsetIn(name.trim()) ?? name);
    if (iana) return ianaZone(iana);
    const component = described.get(name.toUpperCase());
    const location = component && textOf(component, 'X-LIC-LOCATION');
    const meant = location && isIana(location) ? location : undefined;
    if (meant) return ianaZone(meant);
    if (component) return understood(() => describedZone(component));
    const other = meantBy(name);
    if (!other) throw new UnknownZone(name);
    return ianaZone(other);
  }
  const found = new Map<string, Zone>();
  return (name) => {
    const zone = found.get(name) ?? find(name);
    found.set(name, zone);
    return zone;
  };
}
