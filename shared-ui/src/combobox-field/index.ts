export { ComboboxField } from './combobox-field.tsx';
export type { Choice } from './matches.ts';
export { Option, OptionList } from './option-list.tsx';
