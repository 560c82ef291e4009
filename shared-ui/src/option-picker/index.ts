export { OptionPicker, OptionPickerSkeleton } from './option-picker.tsx';
export { OptionRows, PlainRows, type RowOption } from './option-rows.tsx';
export { RowsSkeleton } from './rows-frame.tsx';
