import { t, type InvoiceUpdate, type XeroFileKind } from '@shootline/shared-api';

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
    label: t('Bills: what is owed to videographers'),
    waiting: t('All that are approved and not in Xero'),
    mark: t('Mark as entered in Xero'),
    marked: t('marked as entered in Xero'),
    change: { added_to_xero: true },
  },
  sales_invoices: {
    label: t('Sales invoices: what clients are billed'),
    waiting: t('All that are approved and not billed to the client'),
    mark: t('Mark as billed to client'),
    marked: t('marked as billed to client'),
    change: { billed_to_client: true },
  },
};

export const invoicesText = (count: number) =>
  count === 1 ? '1 invoice' : `${count.toLocaleString('en-AU')} invoices`;
