export { AddressDialog } from './address-dialog.tsx';
export { AddressField } from './address-field.tsx';
