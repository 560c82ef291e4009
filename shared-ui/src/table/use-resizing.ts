import { useRef } from 'react';
import { type ShownColumn, tracksOf, withWidth } from './arrangement.ts';
import type { ColumnSettings } from './column.ts';
import type { Resizing } from './resize-handle.tsx';

/** The resizing of a table's columns: shown at once by the table's own style, kept when dropped. */
export function useResizing<Row>(
  columns: ShownColumn<Row>[],
  hasBoxes: boolean,
  settings?: ColumnSettings,
) {
  const table = useRef<HTMLDivElement>(null);
  const resizing: Resizing | undefined = settings && {
    onPreview: (id, width) => {
      const resized = columns.map((column) => (column.id === id ? { ...column, width } : column));
      const { template, least } = tracksOf(resized, hasBoxes);
      table.current?.style.setProperty('--columns', template);
      table.current?.style.setProperty('--least', `${least}px`);
    },
    onResize: (id, width) => {
      const column = columns.find((one) => one.id === id);
      if (column) settings.onChange(withWidth(settings.value, column, width));
    },
  };
  return { table, resizing };
}
