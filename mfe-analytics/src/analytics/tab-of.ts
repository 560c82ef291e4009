import { urlValue } from '@shootline/shared-api';

const names = ['overview', 'camop', 'feedback', 'system'] as const;

export type TabName = (typeof names)[number];

const parseTab = urlValue.oneOf(names);

/** The tab named by the URL's `tab`; Overview if it names none. */
export function tabOf(search: URLSearchParams): TabName {
  return parseTab(search.get('tab') ?? '') ?? 'overview';
}
