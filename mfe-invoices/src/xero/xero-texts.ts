import { t, type InvoiceUpdate, type XeroFileKind, msg } from '@shootline/shared-api';

export interface XeroTexts {
  label: string;
  waiting: string;
  mark: string;
  /** With `{count}`, its text `{number}`, and the number `{refused}`. */
  areMarked: string;
  partlyMarked: string;
  noneMarked: string;
  /** The toast when the dialog closes before the invoices are marked. */
  unmarked: string;
  change: Pick<InvoiceUpdate, 'added_to_xero' | 'billed_to_client'>;
}

/** The labels of both kinds of file, and the change that marks their invoices. */
export const xeroTexts: Record<XeroFileKind, XeroTexts> = {
  bills: {
    label: t('Bills: amounts owed to videographers'),
    waiting: t('All approved invoices not yet in Xero'),
    mark: t('Mark as Entered in Xero'),
    areMarked: msg(
      '{count, plural, one {# invoice is} other {{number} invoices are}} marked as entered in Xero.',
    ),
    partlyMarked: msg(
      '{count, plural, one {# invoice is} other {{number} invoices are}} marked as entered in Xero, {refused} could not be.',
    ),
    noneMarked: t(
      'None is marked as entered in Xero yet. Mark them once Xero has imported the file.',
    ),
    unmarked: t('Nothing was changed: no invoice was marked as entered in Xero.'),
    change: { added_to_xero: true },
  },
  sales_invoices: {
    label: t('Sales invoices: amounts billed to clients'),
    waiting: t('All approved invoices not yet billed to the client'),
    mark: t('Mark as Billed to Client'),
    areMarked: msg(
      '{count, plural, one {# invoice is} other {{number} invoices are}} marked as billed to client.',
    ),
    partlyMarked: msg(
      '{count, plural, one {# invoice is} other {{number} invoices are}} marked as billed to client, {refused} could not be.',
    ),
    noneMarked: t(
      'None is marked as billed to client yet. Mark them once Xero has imported the file.',
    ),
    unmarked: t('Nothing was changed: no invoice was marked as billed to client.'),
    change: { billed_to_client: true },
  },
};
