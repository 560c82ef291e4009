import { sessionStore, tabStorage } from '@shootline/shared-api';

/** Each user's own: the next one who signs in to the tab has not seen it. */
const key = () => `shootline.bookings-list.${sessionStore.getState().user?.uuid}`;

export interface LastList {
  /** The query string of My Bookings, with its `?`; '' without one. */
  search: string;
  /** The place of its entry in the tab's history, which the router counts; -1 when unknown. */
  index: number;
}

/** Remembers how My Bookings is shown in this tab, for the way back to it from a booking. */
export function rememberList(search: string): void {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  const index = typeof idx === 'number' ? idx : -1;
  tabStorage.setItem(key(), JSON.stringify({ search, index } satisfies LastList));
}

/** My Bookings as this tab showed it last; null when it has not. */
export function lastList(): LastList | null {
  try {
    const kept = JSON.parse(tabStorage.getItem(key()) ?? 'null') as Partial<LastList> | null;
    const { search, index } = kept ?? {};
    return typeof search === 'string' && typeof index === 'number' ? { search, index } : null;
  } catch {
    return null;
  }
}
