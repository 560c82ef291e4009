import { t, relativeText } from '@shootline/shared-api';
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The age of a time in milliseconds since 1970, as text: '5 minutes ago', 'yesterday'. */
export function ageText(time: number, now = Date.now()): string {
  const age = now - time;
  const unit = units.find(([, length]) => age >= length);
  if (!unit) return t('less than a minute ago');
  const [name, length] = unit;
  return relativeText(-Math.floor(age / length), name, 'auto');
}
