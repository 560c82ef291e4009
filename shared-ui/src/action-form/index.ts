export { ConfirmDialog, FormDialog } from './action-dialog.tsx';
export { type ActionButtons, ActionForm, Confirmation } from './action-form.tsx';
