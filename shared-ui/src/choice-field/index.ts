export { CheckboxField, RadioField, SelectField } from './choice-fields.tsx';
export { RadioGroup, RadioLabel } from './radio-group.tsx';
export { YesNoField } from './yes-no-field.tsx';
