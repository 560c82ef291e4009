export { DateField } from './date-field.tsx';
export { FileField } from './file-field.tsx';
export { MoneyField } from './money-field.tsx';
export { YesNoField } from './yes-no-field.tsx';
