export { ConfirmDialog, FormDialog } from './action-dialog.tsx';
export { type ActionButtons, ActionForm, Confirmation } from './action-form.tsx';
export { Consequences, type ForeseenQuery } from './consequences.tsx';
