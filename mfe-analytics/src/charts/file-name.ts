import { t } from '@shootline/shared-api';
/** The file name of a saved chart: its title and the filter's days, DD-MM-YYYY. */
export function fileName(
  title: string,
  days: { from_date?: string; to_date?: string },
  ending: 'csv' | 'png',
): string {
  const { from_date: from, to_date: to } = days;
  const words = [title, from && t('from {from}', { from }), to && t('to {to}', { to })]
    .filter(Boolean)
    .join(' ');
  const name = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${name}.${ending}`;
}
