import { type OfferStatus, t } from '@shootline/shared-api';

const forVideographer: Record<OfferStatus, string> = {
  queued: t('Not sent yet'),
  open: t('Waiting for your answer'),
  lapsed: t('You can still accept'),
  accepted: t('Nobody is assigned yet'),
  assigned: t('The shoot is yours'),
  declined: t('You declined'),
  taken: t('Went to somebody else'),
  withdrawn: t('Withdrawn'),
  past: t('The shoot has begun'),
};

const forStaff: Record<OfferStatus, string> = {
  ...forVideographer,
  open: t('Waiting for an answer'),
  lapsed: t('No answer in time'),
  assigned: t('Has the shoot'),
  declined: t('Declined'),
  past: t('No answer'),
};

/** The status of an offer in a few words, beneath its state. */
export const statusLine = (standing: OfferStatus, isOwn: boolean): string =>
  (isOwn ? forVideographer : forStaff)[standing];
