import type { LastList } from '../../bookings-list/last-list.ts';

/** The addresses of the tab's history, in browsers that tell them. */
interface TabHistory {
  currentEntry: { index: number } | null;
  entries: () => readonly { url: string | null }[];
}

/** Whether the list still stands that many steps from here; so it seems where the browser is silent. */
function isStillThere(steps: number, search: string): boolean {
  const { navigation } = window as { navigation?: TabHistory };
  if (!navigation?.currentEntry) return true;
  const { url } = navigation.entries()[navigation.currentEntry.index + steps] ?? {};
  return url === `${window.location.origin}/${search}`;
}

/**
 * The number of steps, negative, that lead back in the tab's history to My Bookings; null when it is not
 * behind this page, or another page has taken its place there.
 */
export function stepsBackTo({ index, search }: LastList): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  if (typeof idx !== 'number' || index < 0 || index >= idx) return null;
  const steps = index - idx;
  return isStillThere(steps, search) ? steps : null;
}
