export { fileGone } from './file-gone.ts';
export {
  CancelButton,
  KeepingForm,
  type KeepingFormProps,
  keptChanges,
  useDiscard,
  useDiscardOf,
} from './keeping-form.tsx';
export { KeptOffer } from './kept-offer.tsx';
export { type KeptForm, useKeptForm } from './use-kept-form.ts';
