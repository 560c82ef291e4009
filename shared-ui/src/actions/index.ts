export { ActionForm, Confirmation } from './action-form.tsx';
export type { ActionButtons } from './action-form.tsx';
export { ActionMenu } from './action-menu.tsx';
export type { ActionItem } from './action-menu.tsx';
export { Modal } from './modal.tsx';
export type { ModalProps } from './modal.tsx';
export { useWindowEnd } from './use-window-end.ts';
export type { WindowOutcome } from './use-window-end.ts';
export { WindowPage } from './window-page.tsx';
