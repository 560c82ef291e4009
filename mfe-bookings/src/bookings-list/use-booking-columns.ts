import {
  type BookingSummary,
  type ColumnSetting,
  keptColumns,
  useSaveColumns,
} from '@shootline/shared-api';
import { arrangeColumns, type Column } from '@shootline/shared-ui/table';
import { useMemo, useState } from 'react';
import type { BookingUrlFilters } from './booking-list-url.ts';

type Columns = readonly Column<BookingSummary>[];
type Settings = ColumnSetting[] | null;

function shownIds(columns: Columns, settings: Settings): string[] {
  return arrangeColumns(columns, settings)
    .filter(({ setting }) => !setting.is_hidden)
    .map(({ column }) => column.id);
}

/** The user's settings, but only the columns of these ids, in their order. */
function onlyThese(ids: readonly string[], columns: Columns, own: Settings): ColumnSetting[] {
  const others = columns.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  const settings = arrangeColumns(columns, own).map(({ setting }) => setting);
  return [...ids, ...others].map((id) => ({
    ...settings.find((setting) => setting.id === id),
    id,
    is_hidden: others.includes(id),
  }));
}

/** The user's order and choice of columns, with other widths. */
function withWidthsOf(next: readonly ColumnSetting[], columns: Columns, own: Settings) {
  return arrangeColumns(columns, own).map(({ setting }) => {
    const changed = next.find(({ id }) => id === setting.id);
    if (!changed) return setting;
    const { width, is_frozen = false } = changed;
    const { id, is_hidden = false } = setting;
    return { id, is_hidden, is_frozen, ...(width && { width }) };
  });
}

/**
 * The settings of the columns of My Bookings: the user's own, in which the columns that the URL names
 * come first and alone. What is chosen changes whichever of both says which columns there are.
 */
export function useBookingColumns(columns: Columns, url: BookingUrlFilters, loaded?: Settings) {
  const { mutate } = useSaveColumns('bookings');
  // Shown while the counts, which bring them, are loading or have failed.
  const [kept, setKept] = useState(() => keptColumns('bookings').read());
  const own = loaded === undefined ? kept : loaded;
  const { columns: asked, setColumns } = url;
  const value = useMemo(
    () => (asked ? onlyThese(asked, columns, own) : own),
    [asked, columns, own],
  );
  const ids = shownIds(columns, value).join();
  return {
    columnSettings: {
      value,
      onChange: (next: ColumnSetting[]) => {
        if (asked) setColumns(shownIds(columns, next));
        const chosen = asked ? withWidthsOf(next, columns, own) : next;
        setKept(chosen);
        mutate(chosen);
      },
    },
    /** Ids of the columns shown, separated by commas; undefined while they are those of every user. */
    chosenIds: ids === shownIds(columns, null).join() ? undefined : ids,
  };
}
