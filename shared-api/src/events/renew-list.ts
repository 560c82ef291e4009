import type { Page } from '@shootline/shared-api';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

interface ListedRow {
  uuid: string;
  /** Of a row that belongs to a booking; other rows are bookings. */
  booking?: { uuid: string } | null;
}

type LoadedPage = Page<ListedRow>;
type Loaded = InfiniteData<LoadedPage, number>;

/** By uuid, what became of bookings for the user: `gone` is no longer theirs to view. */
export type ChangedBookings = ReadonlyMap<string, 'changed' | 'gone'>;

/** More at once are shown when someone asks for the list anew. */
const mostPagesWithChanges = 3;
/** What is asked for where nobody knows what has changed. */
const mostPagesLookedAt = 20;

const bookingOf = ({ uuid, booking }: ListedRow) => booking?.uuid ?? uuid;
const idsOf = (rows: ListedRow[]) => rows.map(({ uuid }) => uuid).join();
const rowsOf = (pages: LoadedPage[]) => pages.flatMap(({ results }) => results);

function offsetOf({ pages }: Loaded, index: number): number {
  return rowsOf(pages.slice(0, index)).length;
}

/** Pages to ask for again; undefined when they are too many. */
function pagesToAsk({ pages }: Loaded, changed?: ChangedBookings): number[] | undefined {
  const all = pages.map((_page, index) => index);
  if (!changed) return all.slice(0, mostPagesLookedAt);
  const withChanges = all.filter((index) =>
    pages[index]?.results.some((row) => changed.get(bookingOf(row)) === 'changed'),
  );
  if (withChanges.length > mostPagesWithChanges) return undefined;
  // The first page tells how many there are now, and most of what is new stands on it.
  return pages[0]?.isOutdated ? withChanges : [...new Set([0, ...withChanges])];
}

/** The list with rows replaced where they stand; outdated where the server has another order. */
function withFresh(loaded: Loaded, fresh: Map<number, LoadedPage>, gone: Set<string>): Loaded {
  const found = new Map(rowsOf([...fresh.values()]).map((row) => [row.uuid, row]));
  const pages = loaded.pages.map((page) => ({
    ...page,
    results: page.results
      .filter((row) => !gone.has(bookingOf(row)))
      .map((row) => found.get(row.uuid) ?? row),
  }));
  const rows = rowsOf(pages);
  const removed = rowsOf(loaded.pages).length - rows.length;
  const known = (pages.at(-1)?.count ?? 0) - removed;
  const count = [...fresh.values()].at(-1)?.count ?? known;
  const isSameOrder = [...fresh].every(([offset, { results }]) => {
    const shown = rows.slice(offset, offset + results.length);
    return idsOf(shown) === idsOf(results.slice(0, shown.length));
  });
  const [first] = pages;
  const last = pages.at(-1);
  if (last) last.count = count;
  if (first && (count !== known || !isSameOrder)) first.isOutdated = true;
  return { ...loaded, pages };
}

/** A page that comes meanwhile is added to the rows as they were when it was asked for. */
async function untilIdle(query: Query): Promise<void> {
  while (query.state.fetchStatus === 'fetching') await Promise.allSettled([query.promise]);
}

/**
 * Brings a loaded list up to date without loading all of it: rows of changed bookings are replaced
 * where they stand, those of bookings that are gone leave. What else has come, gone or moved marks the
 * list as outdated. Without `changed` its first 20 pages are looked at. A failure marks it as well,
 * where something is known to have changed.
 */
export async function renewList(
  client: QueryClient,
  query: Query,
  changed?: ChangedBookings,
): Promise<void> {
  const { page } = query.meta ?? {};
  const loaded = query.state.data as Loaded | undefined;
  if (!page || !loaded) return;
  const { signal } = new AbortController();
  const gone = new Set([...(changed ?? [])].flatMap(([id, what]) => (what === 'gone' ? [id] : [])));
  const update = (change: (now: Loaded) => Loaded) =>
    client.setQueryData<Loaded>(query.queryKey, (now) => now && change(now));
  const markOutdated = () =>
    update(({ pages: [first, ...rest], ...others }) => ({
      ...others,
      pages: first ? [{ ...first, isOutdated: true }, ...rest] : [],
    }));

  const asked = pagesToAsk(loaded, changed);
  const fresh = new Map<number, LoadedPage>();
  try {
    for (const index of asked ?? []) {
      const offset = offsetOf(loaded, index);
      fresh.set(offset, (await page(offset, signal)) as LoadedPage);
    }
  } catch {
    // The next change, or the next return to the list, asks again.
    if (changed) markOutdated();
    return;
  }
  await untilIdle(query);
  update((now) => withFresh(now, fresh, gone));
  if (!asked) markOutdated();
}
