// Cached, as creating a format takes longer than drawing a row of a list.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

function readClock(at: Date, zone: string): string[] {
  const parts = formatOf(zone).formatToParts(at);
  return ['year', 'month', 'day', 'hour', 'minute'].map(
    (name) => parts.find(({ type }) => type === name)?.value ?? '',
  );
}

/** An instant as a wall-clock time DD-MM-YYYY HH:mm in an IANA zone. */
export function wallText(at: Date, zone: string): string {
  const [year = '', month, day, hour, minute] = readClock(at, zone);
  return `${day}-${month}-${year.padStart(4, '0')} ${hour}:${minute}`;
}

/** The wall-clock time of an IANA zone at an instant, to the minute, in milliseconds as if it were UTC. */
export function wallTimeAt(at: Date, zone: string): number {
  const [year = 0, month = 1, ...rest] = readClock(at, zone).map(Number);
  return Date.UTC(year, month - 1, ...rest);
}
