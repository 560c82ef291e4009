import type { Earning } from '@shootline/shared-api/contract';
import { zoneOf } from '@shootline/shared-api/rules';
import { type WholeInvoice, expectedCost } from '../invoice.presenter.ts';

function stateOf({ state, addedToXero }: WholeInvoice['invoice']): Earning['state'] {
  if (state === 'approved') return addedToXero ? 'in_xero' : 'approved';
  return state === 'submitted' ? 'submitted' : 'to_invoice';
}

/** An invoice as a line of its videographer's earnings, with the claim or what they may claim. */
export function presentEarning(whole: WholeInvoice): Earning {
  const { invoice, row } = whole;
  const { booking, client } = row;
  const expected = expectedCost(whole);
  const isClaimed = invoice.claimedAmount !== null;
  return {
    uuid: invoice.id,
    kind: invoice.kind,
    invoice_number: invoice.invoiceNumber,
    state: stateOf(invoice),
    amount: invoice.claimedAmount ?? expected.cost,
    currency: isClaimed ? invoice.currency : expected.currency,
    booking: {
      uuid: booking.id,
      booking_uid: booking.bookingUid ?? '',
      title: booking.title,
      date: booking.date?.toISOString() ?? null,
      timezone: zoneOf(booking),
      client_name: client.name,
    },
  };
}
