const pattern = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2})$/;

/**
 * A wall-clock time DD-MM-YYYY HH:mm as milliseconds, as if it were in UTC; undefined when there is
 * no such time. Two of one zone may be compared.
 */
export function wallTime(text: string): number | undefined {
  const [, day, month, year, hour, minute] = (pattern.exec(text) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined || year < 1900) {
    return undefined;
  }
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isReal =
    at.getUTCDate() === day &&
    at.getUTCMonth() === month - 1 &&
    at.getUTCHours() === hour &&
    at.getUTCMinutes() === minute;
  return isReal ? at.getTime() : undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** An instant as DD-MM-YYYY HH:mm on the clocks of an IANA zone. */
export function wallText(at: Date, zone: string): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${get('day')}-${get('month')}-${get('year').padStart(4, '0')} ${get('hour')}:${get('minute')}`;
}

/**
 * The instant of a wall-clock time DD-MM-YYYY HH:mm in an IANA zone; undefined when the text is no
 * time. A time that the clocks skip is taken by the offset before.
 */
export function instantOf(text: string, zone: string): Date | undefined {
  const wall = wallTime(text);
  if (wall === undefined) return undefined;
  const offset = (at: number) => (wallTime(wallText(new Date(at), zone)) ?? at) - at;
  const guess = wall - offset(wall);
  return new Date(wall - offset(guess));
}
