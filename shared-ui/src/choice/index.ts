export { AddressField } from './address-field.tsx';
export { ChoiceField } from './choice-field.tsx';
export type { Choice } from './matches.ts';
