import { sessionStore, tabStorage } from '@shootline/shared-api';

/** A key for each user, as the next one to sign in to the tab has not seen this list. */
const key = () => `shootline.bookings-list.${sessionStore.getState().user?.uuid}`;

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
  tabStorage.setItem(key(), JSON.stringify({ search, index } satisfies LastList));
}

/** My Bookings as this tab showed it last; null if never. */
export function lastList(): LastList | null {
  try {
    const kept = JSON.parse(tabStorage.getItem(key()) ?? 'null') as Partial<LastList> | null;
    const { search, index } = kept ?? {};
    return typeof search === 'string' && typeof index === 'number' ? { search, index } : null;
  } catch {
    return null;
  }
}
