export { useWindowEnd } from './use-window-end.ts';
export type { WindowOutcome } from './use-window-end.ts';
export { WindowPage } from './window-page.tsx';
