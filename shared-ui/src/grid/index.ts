export type { CellAt } from './grid-store.ts';
export type { Transferred } from './grid.ts';
export { type CellChange, oneLine } from './transfer.ts';
export { useGrid } from './use-grid.ts';
