export type { Column, Selection, Sort } from './column.ts';
export { DataTable } from './data-table.tsx';
export type { DataTableProps } from './data-table.tsx';
export { listControls } from './list-controls.ts';
export { ListState } from './list-state.tsx';
export { LoadMore } from './load-more.tsx';
export { PagedTable } from './paged-table.tsx';
export { RefreshButton } from './refresh-button.tsx';
