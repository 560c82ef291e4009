import { type BookingSummary, readListUrl, useCurrentUser } from '@shootline/shared-api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bookingListUrl } from '../list-views/booking-list-url.ts';
import { lastList } from '../list-views/last-list.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';

interface Neighbours {
  /** Whether the loaded part of the list shown last contains the booking. */
  isInList: boolean;
  previous: BookingSummary | null;
  hasNext: boolean;
  /** Returns the next booking; loads the list's next page if needed. Throws `ApiError`. */
  loadNext: () => Promise<BookingSummary | null>;
  isLoading: boolean;
}

type Pages = { pages: { results: BookingSummary[] }[] } | undefined;

/** A list's rows without duplicates. */
function rowsOf(data: Pages): BookingSummary[] {
  const rows = data?.pages.flatMap(({ results }) => results) ?? [];
  return [...new Map(rows.map((row) => [row.uuid, row])).values()];
}

/** The neighbours of a booking among the loaded rows of the list shown last. */
export function useNeighbours(bookingId: string): Neighbours {
  const { role_policy } = useCurrentUser();
  const search = lastList()?.search;
  const options = useMemo(() => {
    const { query } = readListUrl(bookingListUrl(role_policy), new URLSearchParams(search));
    return bookingQueries.list(query);
  }, [role_policy, search]);
  const list = useInfiniteQuery({ ...options, enabled: false });
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  const index = rows.findIndex(({ uuid }) => uuid === bookingId);
  const isInList = search !== undefined && index >= 0;
  return {
    isInList,
    previous: (isInList && rows[index - 1]) || null,
    hasNext: isInList && (index + 1 < rows.length || list.hasNextPage),
    isLoading: list.isFetchingNextPage,
    loadNext: async () => {
      const next = rows[index + 1];
      if (next) return next;
      const page = await list.fetchNextPage({ cancelRefetch: false });
      if (page.isFetchNextPageError) throw page.error;
      return rowsOf(page.data)[index + 1] ?? null;
    },
  };
}
