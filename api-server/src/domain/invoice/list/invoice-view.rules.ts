import type { InvoiceKind, InvoiceState, InvoiceView } from '@shootline/shared-api/contract';

/** Conditions of a view of My Invoices. */
export type InvoiceViewRule = {
  state: InvoiceState;
  billedToClient?: boolean;
  addedToXero?: boolean;
  kind?: InvoiceKind;
};

/** The conditions of each view (the contract's `InvoiceView`); each view has an index. */
export const invoiceViewRules: Record<InvoiceView, InvoiceViewRule> = {
  to_approve: { state: 'submitted' },
  // Clients pay the booking's price, whatever is credited.
  to_bill: { state: 'approved', billedToClient: false, kind: 'invoice' },
  to_enter_in_xero: { state: 'approved', addedToXero: false },
  rejected: { state: 'rejected' },
};
