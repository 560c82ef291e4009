import type { Run } from '../../booking/change/action-context.ts';

/** Decides that a late cancellation costs nothing; a fee can still be added. */
export const waiveCancellationFee: Run = async ({ row }) => ({
  set: { lateFee: null },
  fields: ['fee_due'],
  changes: [{ kind: 'fee_waived', videographerId: row.booking.videographerId }],
});
