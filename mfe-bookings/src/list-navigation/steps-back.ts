import type { LastList } from '../list-views/last-list.ts';

/** The tab's history entries, in browsers that expose them. */
interface TabHistory {
  currentEntry: { index: number } | null;
  entries: () => readonly { url: string | null }[];
}

/** Whether the list is still that many steps away in the history; true in browsers that do not expose it. */
function isStillThere(steps: number, search: string): boolean {
  const { navigation } = window as { navigation?: TabHistory };
  if (!navigation?.currentEntry) return true;
  const { url } = navigation.entries()[navigation.currentEntry.index + steps] ?? {};
  return url === `${window.location.origin}/${search}`;
}

/**
 * The number of steps, negative, back to My Bookings in the tab's history; null if it is not behind this
 * page or another page has replaced it.
 */
export function historyStepsTo({ index, search }: LastList): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  if (typeof idx !== 'number' || index < 0 || index >= idx) return null;
  const steps = index - idx;
  return isStillThere(steps, search) ? steps : null;
}
