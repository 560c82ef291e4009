import { urlValue } from '@shootline/shared-api';

const names = ['overview', 'camop', 'feedback', 'system'] as const;

export type TabName = (typeof names)[number];

const parseTab = urlValue.oneOf(names);

/** The tab that a URL names by `tab`; the first where it names none. */
export function tabOf(search: URLSearchParams): TabName {
  return parseTab(search.get('tab') ?? '') ?? 'overview';
}
