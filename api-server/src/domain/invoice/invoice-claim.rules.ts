import type { invoiceSubmissionsRules } from '@shootline/shared-api/rules';
import type { InferType } from 'yup';
import type { BookingRow } from '../booking/booking.repository.ts';
import type { Writing } from '../../platform/mail/letter.ts';
import { invoiceSubmittedMail } from '../notification/mails/invoice.mail.ts';
import { formatMoney } from '../pricing/money.rules.ts';
import { type WholeInvoice, expectedCost } from './invoice.presenter.ts';

/** A booking with the viewer's invoice for it. */
export type Own = { row: BookingRow; whole: WholeInvoice };

type CheckedRow = InferType<typeof invoiceSubmissionsRules>[number];

type Claim = ReturnType<typeof claimOf>;

/**
 * What a row makes of its invoice: it claims the expected cost plus line items, in minor units
 * (decisions §7.14).
 */
export function claimOf({ whole }: Own, row: CheckedRow | undefined) {
  const { invoice_number = '', tax_details, line_items = [] } = row ?? {};
  const expected = expectedCost(whole);
  const lineItems = line_items.map(({ amount, description }) => ({
    amount,
    description: description ?? '',
  }));
  const claimedAmount = lineItems.reduce((sum, { amount }) => sum + amount, expected.cost);
  return {
    expected,
    set: {
      invoiceNumber: invoice_number,
      taxDetails: tax_details ?? '',
      rejectionDetails: '',
      lineItems,
      currency: expected.currency,
      claimedAmount,
    },
  };
}

/** The one mail about invoices that were submitted together, to those who decide on them. */
export function submittedMail(supplier: string, own: Own[], claims: Claim[]): Writing {
  const total = claims.reduce((sum, { set }) => sum + set.claimedAmount, 0);
  const [first] = claims;
  return invoiceSubmittedMail({
    invoiceNumber: first?.set.invoiceNumber ?? '',
    supplier,
    total: formatMoney(total, first?.set.currency ?? ''),
    invoices: own.flatMap(({ row, whole }, index) => {
      const claim = claims[index];
      if (!claim) return [];
      const { claimedAmount, currency } = claim.set;
      return [
        {
          invoiceId: whole.invoice.id,
          booking: row.booking,
          claimed: formatMoney(claimedAmount, currency),
          ...(claimedAmount === claim.expected.cost
            ? {}
            : { expected: claim.expected.cost_formatted }),
        },
      ];
    }),
  });
}
