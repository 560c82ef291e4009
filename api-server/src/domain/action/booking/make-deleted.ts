import { conflict } from '../../../platform/errors/errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { feesWithdrawn } from '../../invoice/fee-invoices.ts';

/** Deletes a booking. Throws 409 if an invoice was submitted. */
export const makeDeleted: Run = async ({ row }) => {
  if (row.invoices.some(({ state }) => state !== 'init')) {
    throw conflict(
      'A videographer has submitted an invoice for this booking; it cannot be deleted.',
    );
  }
  const { state, submitterId } = row.booking;
  return {
    to: 'deleted',
    changes: [
      { kind: 'deleted', draftOf: state === 'draft' ? submitterId : null },
      ...feesWithdrawn(row, 'deleted'),
    ],
  };
};
