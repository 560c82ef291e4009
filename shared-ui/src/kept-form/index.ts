export { CancelButton, KeepingForm, type KeepingFormProps, useDiscard } from './keeping-form.tsx';
export { KeptOffer } from './kept-offer.tsx';
export { type KeptForm, useKeptForm } from './use-kept-form.ts';
