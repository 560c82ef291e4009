import type { invoiceSubmissionsRules } from '@shootline/shared-api/rules';
import type { InferType } from 'yup';
import type { InvoiceSubmission } from './invoice-change.ts';
import { type WholeInvoice, expectedCost } from './invoice.presenter.ts';

type CheckedRow = InferType<ReturnType<typeof invoiceSubmissionsRules>>[number];

export type Claim = ReturnType<typeof claimOf>;

/** The claim of a submitted row: the expected cost plus line items, in minor units. */
export function claimOf(whole: WholeInvoice, row: CheckedRow | undefined) {
  const { invoice_number = '', tax_details, line_items = [] } = row ?? {};
  const expected = expectedCost(whole);
  const lineItems = line_items.map(({ amount, description }) => ({
    amount,
    description: description ?? '',
  }));
  const claimedAmount = lineItems.reduce((sum, { amount }) => sum + amount, expected.cost);
  return {
    whole,
    expected,
    set: {
      revision: whole.invoice.revision + 1,
      invoiceNumber: invoice_number,
      taxDetails: tax_details ?? '',
      rejectionDetails: '',
      lineItems,
      currency: expected.currency,
      claimedAmount,
      // Xero still holds the previous claim.
      addedToXero: false,
    },
  };
}

/** Invoices submitted together, with each claim and the total. */
export function submissionOf(supplier: string, claims: Claim[]): InvoiceSubmission {
  const total = claims.reduce((sum, { set }) => sum + set.claimedAmount, 0);
  const [first] = claims;
  return {
    invoiceNumber: first?.set.invoiceNumber ?? '',
    supplier,
    isCorrection: claims.every(({ whole: { invoice } }) => invoice.state !== 'init'),
    total,
    invoices: claims.map(({ whole: { invoice, row }, expected, set }) => ({
      invoiceId: invoice.id,
      booking: row.booking,
      claimed: set.claimedAmount,
      currency: set.currency,
      expected,
    })),
  };
}
