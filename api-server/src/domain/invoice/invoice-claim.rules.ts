import type { invoiceSubmissionsRules } from '@shootline/shared-api/rules';
import type { InferType } from 'yup';
import type { InvoiceSubmission } from './invoice-change.ts';
import { creditedPartOf, partOf } from '../pricing/invoice-parts.rules.ts';
import { type WholeInvoice, claimableAmount, expectedCost, priceOf } from './invoice.presenter.ts';
import type { InvoiceRow } from './invoice.repository.ts';

type CheckedRow = InferType<ReturnType<typeof invoiceSubmissionsRules>>[number];

export type Claim = ReturnType<typeof claimOf>;

type Amounts = Pick<InvoiceRow, 'partAmount' | 'lineItems'> & { claimedAmount: number };

/** A part of the price, or all that is left of it, and line items. */
function claimedBy({ invoice, row }: WholeInvoice, entered: Partial<CheckedRow>): Amounts {
  const price = priceOf({ invoice, row }).cost;
  const partAmount = partOf(price, invoice, row.invoices, entered.amount);
  const lineItems = (entered.line_items ?? []).map(({ amount, description }) => ({
    amount,
    description: description ?? '',
  }));
  const claimedAmount = lineItems.reduce((sum, { amount }) => sum + amount, partAmount ?? price);
  return { partAmount, claimedAmount, lineItems };
}

/** A credit note takes back an amount, or an invoice as it is. */
function creditedBy(credited: InvoiceRow, whole: WholeInvoice, entered: Partial<CheckedRow>) {
  const { invoices } = whole.row;
  const amount = entered.amount ?? claimableAmount(whole);
  const isWhole = amount === credited.claimedAmount;
  return {
    partAmount: creditedPartOf(amount, credited, invoices),
    claimedAmount: -amount,
    lineItems: isWhole ? credited.lineItems.map((item) => ({ ...item, amount: -item.amount })) : [],
  };
}

/** The claim of a submitted row in minor units: a part of the price plus line items, or a credit. */
export function claimOf(whole: WholeInvoice, row: CheckedRow | undefined) {
  const { invoice_number = '', tax_details } = row ?? {};
  const { credited } = whole;
  const amounts = credited ? creditedBy(credited, whole, row ?? {}) : claimedBy(whole, row ?? {});
  const { partAmount } = amounts;
  const expected = expectedCost({ ...whole, invoice: { ...whole.invoice, partAmount } });
  return {
    whole,
    expected,
    set: {
      ...amounts,
      revision: whole.invoice.revision + 1,
      invoiceNumber: invoice_number,
      taxDetails: tax_details ?? '',
      rejectionDetails: '',
      currency: expected.currency,
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
    kind: first?.whole.invoice.kind ?? 'invoice',
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
