import { countCap, dateFormat, numberText } from '@shootline/shared-api';

/** A time of day with seconds, in an IANA zone. */
export function clockText(at: number, zone: string): string {
  return dateFormat({ timeStyle: 'medium', timeZone: zone }).format(at);
}

/** Milliseconds as text: '240 ms', '1.2 s'. */
export function durationText(ms: number): string {
  return ms < 1000 ? `${numberText(Math.round(ms * 10) / 10)} ms` : `${numberText(ms / 1000, 1)} s`;
}

/** Bytes as text in decimal units, as disks are sold: '0 B', '48.3 GB'. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return `${numberText(value, power === 0 ? 0 : 1)} ${units[power]}`;
}

/** A number that the API counts up to a cap: '10,000+' beyond it. */
export const countText = (count: number) =>
  `${numberText(Math.min(count, countCap))}${count > countCap ? '+' : ''}`;
