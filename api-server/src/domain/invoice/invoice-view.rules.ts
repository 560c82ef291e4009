import type { InvoiceState, InvoiceView } from '@shootline/shared-api/contract';

/** What a view of My Invoices asks for. */
export type InvoiceViewRule = {
  state: InvoiceState;
  billedToClient?: boolean;
  addedToXero?: boolean;
};

/** Which invoices a view holds (the contract's `InvoiceView`); each has an index. */
export const invoiceViewRules: Record<InvoiceView, InvoiceViewRule> = {
  to_approve: { state: 'submitted' },
  to_bill: { state: 'approved', billedToClient: false },
  to_enter_in_xero: { state: 'approved', addedToXero: false },
  rejected: { state: 'rejected' },
};
