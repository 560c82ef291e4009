export { useWindowEnd } from './use-window-end.ts';
export type { WindowOutcome } from './use-window-end.ts';
export { SignedInAs } from './signed-in-as.tsx';
export { WindowPage } from './window-page.tsx';
