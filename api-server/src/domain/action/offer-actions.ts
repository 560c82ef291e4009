import type { OperationId } from '../../platform/openapi/handlers.ts';
import { makeAvailable } from './offer/make-available.ts';
import { makeBusy } from './offer/make-busy.ts';
import type { OfferAction } from './perform-offer-action.ts';

/** By the contract's name of its call, each answer to an offer. */
export const offerActions = {
  acceptAvailability: { right: 'make_available', run: makeAvailable },
  declineAvailability: { right: 'make_busy', run: makeBusy },
} satisfies { [Id in OperationId]?: OfferAction };
