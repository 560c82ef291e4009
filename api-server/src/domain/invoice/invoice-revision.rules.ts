import { formatMoney } from '@shootline/shared-api/rules';
import { conflict } from '../../platform/errors/errors.ts';
import type { InvoiceRow } from './invoice.repository.ts';

/**
 * Throws 409 if an invoice was submitted again since the caller saw it. Callers that name no revision are not
 * refused.
 */
export function checkRevision(
  { revision, claimedAmount, currency }: InvoiceRow,
  seenRevision: number | undefined,
): void {
  if (seenRevision === undefined || revision === seenRevision) return;
  throw conflict(
    `This invoice was corrected and claims ${formatMoney(claimedAmount ?? 0, currency)} now. ` +
      'Please look at it again.',
  );
}
