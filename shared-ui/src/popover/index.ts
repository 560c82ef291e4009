export { PopoverPanel } from './popover-panel.tsx';
export { usePanelFocus } from './use-panel-focus.ts';
