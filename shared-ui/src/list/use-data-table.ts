import {
  type ColumnDef,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Sort } from './column.ts';

const features = tableFeatures({ rowSortingFeature });

/** The table's model; the server has sorted the rows, so sorting here is only state. */
export function useDataTable<Row>({
  columns,
  rows,
  getRowId,
  sort,
  isSortable,
}: {
  columns: Column<Row>[];
  rows: Row[];
  getRowId: (row: Row) => string;
  sort?: Sort | null;
  isSortable: boolean;
}) {
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, { row: Row }> => ({
        id: column.id,
        header: column.header,
        accessorFn: () => column.id,
        enableSorting: isSortable && column.sortBy !== undefined,
      })),
    [columns, isSortable],
  );
  // The model wants object rows; ours may be of any type.
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const sorting = useMemo((): SortingState => {
    const column = sort && columns.find(({ sortBy }) => sortBy === sort.sortBy);
    return column ? [{ id: column.id, desc: !sort.asc }] : [];
  }, [columns, sort]);

  return useTable({
    features,
    columns: defs,
    data,
    getRowId: ({ row }) => getRowId(row),
    state: { sorting },
    manualSorting: true,
  });
}
