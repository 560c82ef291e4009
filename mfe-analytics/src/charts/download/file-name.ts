import { t } from '@shootline/shared-api';
function named(title: string, from?: string, to?: string): string {
  if (from && to) return t('{title} from {from} to {to}', { title, from, to });
  if (from) return t('{title} from {from}', { title, from });
  return to ? t('{title} to {to}', { title, to }) : title;
}

/** The file name of a saved chart: its title and the filter's days, DD-MM-YYYY. */
export function fileName(
  title: string,
  days: { from_date?: string; to_date?: string },
  ending: 'csv' | 'png',
): string {
  const { from_date: from, to_date: to } = days;
  const name = named(title, from, to)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${name}.${ending}`;
}
