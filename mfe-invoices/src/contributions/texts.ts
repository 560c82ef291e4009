import { t } from '@shootline/shared-api';
import type { AreaTexts } from '@shootline/shared-api/portal';

export const texts: AreaTexts = {
  exports: {
    invoices: t('Invoices'),
    xero_bills: t('Bills for Xero'),
    xero_sales_invoices: t('Sales invoices for Xero'),
  },
  files: { invoice_file: t('File of an invoice') },
  events: { bank_details_changed: t('Bank details changed') },
  topics: {
    invoices: t('Invoices to approve'),
    invoice_decisions: t('Decisions on your invoices'),
  },
};
