import { useRef } from 'react';
import { type ShownColumn, tracksOf, withWidth } from './arrangement.ts';
import type { Column, ColumnSettings } from './column.ts';
import type { Resizing } from './resize-handle.tsx';

/** Resizes a table's columns: previewed through the table's style, saved when dropped. */
export function useResizing<Row>(
  all: readonly Column<Row>[],
  columns: ShownColumn<Row>[],
  hasBoxes: boolean,
  settings?: ColumnSettings,
) {
  const table = useRef<HTMLDivElement>(null);
  const resizing: Resizing | undefined = settings && {
    onPreview: (id, width) => {
      const resized = columns.map((column) => (column.id === id ? { ...column, width } : column));
      const { template, minWidth } = tracksOf(resized, hasBoxes);
      table.current?.style.setProperty('--columns', template);
      table.current?.style.setProperty('--min-width', `${minWidth}px`);
    },
    onResize: (id, width) => settings.onChange(withWidth(all, settings.value, id, width)),
  };
  return { table, resizing };
}
