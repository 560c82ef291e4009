export { ActionForm, Confirmation } from './action-form.tsx';
export type { ActionButtons } from './action-form.tsx';
export { ActionMenu } from './action-menu.tsx';
export type { ActionItem } from './action-menu.tsx';
export { Modal } from './modal.tsx';
export type { ModalProps } from './modal.tsx';
