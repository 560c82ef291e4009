import type { Page } from '@shootline/shared-api';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

interface ListedRow {
  uuid: string;
  /** The booking that the row belongs to; a row without one is a booking itself. */
  booking?: { uuid: string } | null;
}

type LoadedPage = Page<ListedRow>;
type LoadedList = InfiniteData<LoadedPage, number>;

/** Changed bookings by uuid; the user may no longer view a booking that is `gone`. */
export type ChangedBookings = ReadonlyMap<string, 'changed' | 'gone'>;

/** If more pages than this have changes, the list is only marked as outdated. */
const mostPagesWithChanges = 3;
/** Number of pages reloaded if the changes are unknown. */
const mostPagesReloaded = 20;

const bookingOf = ({ uuid, booking }: ListedRow) => booking?.uuid ?? uuid;
const idsOf = (rows: ListedRow[]) => rows.map(({ uuid }) => uuid).join();
const rowsOf = (pages: LoadedPage[]) => pages.flatMap(({ results }) => results);

function offsetOf({ pages }: LoadedList, index: number): number {
  return rowsOf(pages.slice(0, index)).length;
}

/** Indexes of the pages to reload; undefined if there are too many. */
function pagesToReload({ pages }: LoadedList, changed?: ChangedBookings): number[] | undefined {
  const all = pages.map((_page, index) => index);
  if (!changed) return all.slice(0, mostPagesReloaded);
  const withChanges = all.filter((index) =>
    pages[index]?.results.some((row) => changed.get(bookingOf(row)) === 'changed'),
  );
  if (withChanges.length > mostPagesWithChanges) return undefined;
  // The first page carries the new count, and most new rows.
  return pages[0]?.isOutdated ? withChanges : [...new Set([0, ...withChanges])];
}

/** The list with its rows replaced in place; outdated if the server has another count or order. */
function withFreshRows(
  list: LoadedList,
  freshPages: Map<number, LoadedPage>,
  gone: Set<string>,
): LoadedList {
  const freshRows = new Map(rowsOf([...freshPages.values()]).map((row) => [row.uuid, row]));
  const pages = list.pages.map((page) => ({
    ...page,
    results: page.results
      .filter((row) => !gone.has(bookingOf(row)))
      .map((row) => freshRows.get(row.uuid) ?? row),
  }));
  const rows = rowsOf(pages);
  const removed = rowsOf(list.pages).length - rows.length;
  const expectedCount = (pages.at(-1)?.count ?? 0) - removed;
  const count = [...freshPages.values()].at(-1)?.count ?? expectedCount;
  const isSameOrder = [...freshPages].every(([offset, { results }]) => {
    const shown = rows.slice(offset, offset + results.length);
    return idsOf(shown) === idsOf(results.slice(0, shown.length));
  });
  const [first] = pages;
  const last = pages.at(-1);
  if (last) last.count = count;
  if (first && (count !== expectedCount || !isSameOrder)) first.isOutdated = true;
  return { ...list, pages };
}

/** Waits for a page that is loading, which would be added to the old rows. */
async function untilIdle(query: Query): Promise<void> {
  while (query.state.fetchStatus === 'fetching') await Promise.allSettled([query.promise]);
}

/**
 * Updates a loaded list without reloading all of it: replaces the rows of changed bookings in place and
 * removes those of bookings that are gone. Marks the list as outdated if rows were added or moved. Without
 * `changed` it reloads the first 20 pages. A failed request marks the list as outdated only with
 * `changed`.
 */
export async function renewList(
  client: QueryClient,
  query: Query,
  changed?: ChangedBookings,
): Promise<void> {
  const { page: loadPage } = query.meta ?? {};
  const list = query.state.data as LoadedList | undefined;
  if (!loadPage || !list) return;
  const { signal } = new AbortController();
  const gone = new Set([...(changed ?? [])].flatMap(([id, what]) => (what === 'gone' ? [id] : [])));
  const update = (change: (current: LoadedList) => LoadedList) =>
    client.setQueryData<LoadedList>(query.queryKey, (current) => current && change(current));
  const markOutdated = () =>
    update(({ pages: [first, ...rest], ...others }) => ({
      ...others,
      pages: first ? [{ ...first, isOutdated: true }, ...rest] : [],
    }));

  const indexes = pagesToReload(list, changed);
  const freshPages = new Map<number, LoadedPage>();
  try {
    for (const index of indexes ?? []) {
      const offset = offsetOf(list, index);
      freshPages.set(offset, (await loadPage(offset, signal)) as LoadedPage);
    }
  } catch {
    // The next change, or the next return to the list, tries again.
    if (changed) markOutdated();
    return;
  }
  await untilIdle(query);
  update((current) => withFreshRows(current, freshPages, gone));
  if (!indexes) markOutdated();
}
