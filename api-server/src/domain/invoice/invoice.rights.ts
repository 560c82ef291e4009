import type { InvoiceFlag, InvoiceKind, InvoiceState } from '@shootline/shared-api/contract';

/** The facts that decide rights on an invoice, apart from the viewer. */
export type InvoiceFacts = {
  kind: InvoiceKind;
  state: InvoiceState;
  videographerId: string;
  /** Whether the viewer has the booking's right `submit_invoice`. */
  isSubmittable: boolean;
  /** Whether some of it can be credited, and no credit note for it waits. */
  isCreditable: boolean;
};

/** S: the invoice's videographer, F: finance, A: admin. Nobody else may view it. */
export type InvoiceRelation = 'S' | 'F' | 'A';

type InvoiceRight = {
  label: string;
  from: InvoiceState[];
  allow: InvoiceRelation[];
  /** A further condition. */
  when?: (facts: InvoiceFacts) => boolean;
};

const everyState: InvoiceState[] = ['init', 'submitted', 'approved', 'rejected'];

/** The rights on an invoice, with the states that allow them and the relations that have them. */
export const invoiceRights: Record<InvoiceFlag, InvoiceRight> = {
  make_approved: { label: 'Approve Invoice', from: ['submitted'], allow: ['F', 'A'] },
  make_rejected: { label: 'Reject Invoice', from: ['submitted'], allow: ['F', 'A'] },
  submit_invoice: {
    label: 'Submit Invoice',
    from: ['init', 'submitted', 'rejected'],
    allow: ['S'],
    when: ({ kind, isSubmittable }) => isSubmittable || kind === 'credit_note',
  },
  credit_invoice: {
    label: 'Credit Invoice',
    from: ['approved'],
    allow: ['S'],
    when: ({ isCreditable }) => isCreditable,
  },
  // Finance decides on the file of a submitted invoice, so it stays.
  delete_file: { label: 'Delete File', from: ['rejected'], allow: ['S', 'F', 'A'] },
  update: { label: 'Update Selection', from: everyState, allow: ['F', 'A'] },
  update_notes: { label: 'Change Notes', from: everyState, allow: ['A'] },
};
