export { CheckboxField, RadioField, SelectField } from './choice-fields.tsx';
export {
  DeclineReasonField,
  declineReasonOf,
  declineReasonRules,
  noDeclineReason,
} from './decline-reason-field.tsx';
export { RadioGroup, RadioLabel } from './radio-group.tsx';
export { YesNoField } from './yes-no-field.tsx';
