import { urlValue } from '@shootline/shared-api';

/** A typed day as DD-MM-YYYY; '' for empty text, undefined when there is no such day. */
export function typedDay(text: string): string | undefined {
  if (text.trim() === '') return '';
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  return urlValue.day(`${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year}`);
}
