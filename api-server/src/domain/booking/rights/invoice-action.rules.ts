import { type InvoiceAction, type InvoiceState, roles } from '@shootline/shared-api/contract';
import type { Actor } from './booking-facts.ts';

/** A user's Invoice Action on a booking, or null. */
export function invoiceActionOf(
  state: InvoiceState | undefined,
  isSubmittable: boolean,
  actor: Actor,
): InvoiceAction | null {
  if (isSubmittable) {
    if (state === undefined || state === 'init') return 'create';
    return state === 'approved' ? 'view' : 'edit';
  }
  const isThere = state !== undefined && state !== 'init';
  return isThere && actor.role >= roles.finance ? 'view' : null;
}
