export { KeptOffer } from './kept-offer.tsx';
export { type KeptForm, useKeptForm } from './use-kept-form.ts';
