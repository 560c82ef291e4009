export type { CellAt } from './grid-store.ts';
export type { Transferred } from './grid.ts';
export type { CellChange } from './transfer.ts';
export { useGrid } from './use-grid.ts';
