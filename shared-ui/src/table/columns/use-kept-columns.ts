import {
  type ColumnSetting,
  keptColumns,
  type ListName,
  useSaveColumns,
} from '@shootline/shared-api';
import { useIsDesktop } from '@shootline/shared-ui';
import { useMemo, useState } from 'react';
import { arrangeColumns, isShown } from './arrangement.ts';
import type { Column, ColumnSettings } from './column.ts';

type Settings = ColumnSetting[] | null;

function shownIds<Row>(
  columns: readonly Column<Row>[],
  settings: Settings,
  isTable = true,
): string[] {
  return arrangeColumns(columns, settings)
    .filter((arranged) => isShown(arranged, isTable))
    .map(({ column }) => column.id);
}

/** The user's settings reduced to the columns with these ids, in that order. */
function onlyThese<Row>(
  ids: readonly string[],
  columns: readonly Column<Row>[],
  own: Settings,
): ColumnSetting[] {
  const others = columns.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  const settings = arrangeColumns(columns, own).map(({ setting }) => setting);
  return [...ids, ...others].map((id) => ({
    ...settings.find((setting) => setting.id === id),
    id,
    is_hidden: others.includes(id),
    is_in_cards: !others.includes(id),
  }));
}

/** The user's order and choice of columns, with the widths and freezing of the new settings. */
function withWidthsOf<Row>(
  next: readonly ColumnSetting[],
  columns: readonly Column<Row>[],
  own: Settings,
) {
  return arrangeColumns(columns, own).map(({ setting }) => {
    const changed = next.find(({ id }) => id === setting.id);
    if (!changed) return setting;
    const { width, is_frozen = false } = changed;
    const { id, is_hidden = false, is_in_cards } = setting;
    return {
      id,
      is_hidden,
      is_frozen,
      ...(is_in_cards !== undefined && { is_in_cards }),
      ...(width && { width }),
    };
  });
}

interface KeptColumns<Row> {
  list: ListName;
  columns: readonly Column<Row>[];
  /** The columns named in the list's URL. */
  url: { columns: readonly string[] | undefined; setColumns: (ids: readonly string[]) => void };
  /** The user's own settings from `listQueries.views`; undefined until they have loaded. */
  loaded: Settings | undefined;
}

/**
 * The settings of a list's columns: the user's own, limited to the columns named in the URL, if any, in
 * that order. A new choice of columns goes to the URL if it names columns, otherwise to the user's
 * settings; widths and freezing are always saved.
 */
export function useKeptColumns<Row>({ list, columns, url, loaded }: KeptColumns<Row>): {
  columnSettings: ColumnSettings;
  /** Ids of the columns of the table, separated by commas; undefined for the default columns. */
  chosenIds: string | undefined;
} {
  const { mutate } = useSaveColumns(list);
  // Used while the user's settings, which come with the counts, are loading or have failed.
  const [kept, setKept] = useState(() => keptColumns(list).read());
  const own = loaded === undefined ? kept : loaded;
  const { columns: asked, setColumns } = url;
  const isTable = useIsDesktop();
  const value = useMemo(
    () => (asked ? onlyThese(asked, columns, own) : own),
    [asked, columns, own],
  );
  const ids = shownIds(columns, value).join();
  return {
    columnSettings: {
      value,
      onChange: (next) => {
        if (asked) setColumns(shownIds(columns, next, isTable));
        const chosen = asked ? withWidthsOf(next, columns, own) : next;
        setKept(chosen);
        mutate(chosen);
      },
    },
    chosenIds: ids === shownIds(columns, null).join() ? undefined : ids,
  };
}
