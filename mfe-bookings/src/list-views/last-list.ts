import { keptInput } from '@shootline/shared-api';

/** Kept for each user and forgotten at the sign-out, like input. */
const name = 'bookings-list';

export interface LastList {
  /** The query string of My Bookings with its `?`; '' without one. */
  search: string;
  /** The index of its history entry as the router counts it; -1 when unknown. */
  index: number;
}

/** Remembers My Bookings as shown in this tab, for the link back from a booking. */
export function rememberList(search: string): void {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  const index = typeof idx === 'number' ? idx : -1;
  keptInput.keep(name, { search, index } satisfies LastList);
}

/** My Bookings as this tab showed it last; null if never. */
export function lastList(): LastList | null {
  const { search, index } = (keptInput.read(name) ?? {}) as Partial<LastList>;
  return typeof search === 'string' && typeof index === 'number' ? { search, index } : null;
}
