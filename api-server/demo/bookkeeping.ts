import type { InvoiceState } from '@shootline/shared-api/contract';
import type { BookingRow } from './booking-row.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

const extras = [
  [45_00, 'Parking'],
  [32_50, 'Tolls'],
  [120_00, 'Travel, 2 hours each way'],
  [90_00, 'Second microphone set'],
  [75_00, 'Hard drive, 1 TB'],
  [60_00, 'Half an hour longer, as agreed'],
] as const;

/** Extras that some invoices claim besides the price of the shoot. */
export function lineItems(random: Random) {
  if (!random.chance(0.3)) return [];
  return random
    .shuffle(extras)
    .slice(0, random.int(1, 2))
    .map(([amount, description]) => ({ amount, description }));
}

/** Finance's notes on a submitted or approved invoice. */
export function bookkeeping(plan: Plan, state: InvoiceState, booking: BookingRow) {
  const { random } = plan;
  const isApproved = state === 'approved';
  const billedToClient = isApproved && random.chance(0.7);
  return {
    billedToClient,
    addedToXero: isApproved && random.chance(0.8),
    quoteNumber: booking.quoteNumber || !random.chance(0.4) ? null : `QU-${random.int(1000, 9999)}`,
    poNumber:
      booking.purchaseOrder || !random.chance(0.3) ? null : `PO-${random.int(10_000, 99_999)}`,
    // Some are numbered and wait to be billed.
    salesInvoiceNumber:
      billedToClient || (isApproved && random.chance(0.5))
        ? `SI-${random.int(200_000, 999_999)}`
        : '',
    adminInvoiceNotes: random.chance(0.12)
      ? random.pick([
          'Travel agreed by phone.',
          'Checked against the call sheet.',
          'Pay with the next run.',
        ])
      : null,
  };
}
