export { fileLostText } from './file-lost-text.ts';
export {
  CancelButton,
  KeptInputForm,
  type KeptInputFormProps,
  keptChanges,
  useDiscard,
  useDiscardOf,
} from './kept-input-form.tsx';
export { KeptOffer } from './kept-offer.tsx';
export { type KeptInput, useKeptInput } from './use-kept-input.ts';
