import type { InvoiceUpdate, XeroFileKind } from '@shootline/shared-api';

export interface XeroTexts {
  label: string;
  waiting: string;
  mark: string;
  marked: string;
  change: Pick<InvoiceUpdate, 'added_to_xero' | 'billed_to_client'>;
}

/** The labels of both kinds of file, and the change that marks their invoices. */
export const xeroTexts: Record<XeroFileKind, XeroTexts> = {
  bills: {
    label: 'Bills: what is owed to videographers',
    waiting: 'All that are approved and not in Xero',
    mark: 'Mark as entered in Xero',
    marked: 'marked as entered in Xero',
    change: { added_to_xero: true },
  },
  sales_invoices: {
    label: 'Sales invoices: what clients are billed',
    waiting: 'All that are approved and not billed to the client',
    mark: 'Mark as billed to client',
    marked: 'marked as billed to client',
    change: { billed_to_client: true },
  },
};

export const invoicesText = (count: number) =>
  count === 1 ? '1 invoice' : `${count.toLocaleString('en-AU')} invoices`;
