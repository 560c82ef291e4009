import type { InvoiceFlag } from '@shootline/shared-api/contract';
import { invoiceNumberOf } from '../../fixtures/booking-records.ts';
import type { CallContext, Call, CallRequest, Calls } from '../call.ts';
import { parts, pdf } from './parts.ts';

const ofInvoice = ({ fixture }: CallContext): CallRequest => ({ path: { id: fixture.invoiceId } });

function on(flag: InvoiceFlag | 'read', more: (at: CallContext) => CallRequest = () => ({})): Call {
  return {
    rule: { is: 'invoice', flag },
    request: (at) => {
      const { path, ...rest } = more(at);
      return { ...ofInvoice(at), ...rest, path: { ...ofInvoice(at).path, ...path } };
    },
  };
}

/** The same call for a submitted, an unsubmitted and an approved invoice. */
function inEveryState(call: Call): Call[] {
  return [
    { ...call, booking: { invoiceState: 'submitted' } },
    { ...call, name: 'not submitted' },
    { ...call, name: 'approved', booking: { invoiceState: 'approved' } },
  ];
}

const rejection = () => ({
  body: { revision: 1, rejection_details: 'The order number is missing.' },
});

const rowsOf = ({ fixture }: CallContext) => [
  { booking_id: fixture.id, invoice_number: invoiceNumberOf(fixture), line_items: [] },
];

const creditNote = ({ fixture }: CallContext) => ({
  invoice_number: `${invoiceNumberOf(fixture)}-CREDIT`,
  credited_invoice: fixture.invoiceId,
});

const submission = (at: CallContext, more = {}) =>
  parts(
    { data: JSON.stringify(rowsOf(at).map((row) => ({ ...row, ...more }))) },
    pdf('invoice.pdf'),
  );

const calls: Calls = {
  listInvoices: [
    {
      rule: { is: 'page', for: ['F', 'A'] },
      request: ({ fixture }) => ({ query: { title: fixture.title } }),
    },
  ],
  getInvoiceTotals: [
    {
      rule: { is: 'page', for: ['F', 'A'] },
      request: ({ fixture }) => ({ query: { title: fixture.title } }),
    },
  ],
  listEarnings: [{ rule: { is: 'page', for: ['V'] }, request: () => ({}) }],
  getEarningSums: [{ rule: { is: 'page', for: ['V'] }, request: () => ({}) }],
  downloadStatement: [{ rule: { is: 'page', for: ['V'] }, request: () => ({}) }],
  downloadShoots: [{ rule: { is: 'page', for: ['V'] }, request: () => ({}) }],
  listInvoicesOfBookings: [
    { rule: { is: 'open' }, request: ({ fixture }) => ({ query: { bookings: fixture.id } }) },
  ],
  makeXeroFile: [
    {
      rule: { is: 'page', for: ['F', 'A'] },
      request: ({ fixture }) => ({ body: { kind: 'bills', invoices: [fixture.invoiceId] } }),
    },
  ],
  getInvoice: inEveryState(on('read')),
  getInvoiceHistory: inEveryState(on('read')),
  listInvoicesOfNumber: inEveryState(on('read')),
  submitInvoice: [
    { rule: { is: 'act', flag: 'submit_invoice' }, request: (at) => ({ body: submission(at) }) },
    {
      name: 'credit note',
      rule: { is: 'invoice', flag: 'credit_invoice' },
      request: (at) => ({ body: submission(at, creditNote(at)) }),
      booking: { invoiceState: 'approved' },
    },
  ],
  getInvoiceWriting: [{ rule: { is: 'page', for: ['V'] }, request: () => ({}) }],
  writeInvoice: [
    { rule: { is: 'act', flag: 'submit_invoice' }, request: (at) => ({ body: rowsOf(at) }) },
  ],
  updateInvoices: [
    {
      rule: { is: 'page', for: ['F', 'A'] },
      request: ({ fixture }) => ({
        body: [{ uuid: fixture.invoiceId, is_selected: true, po_number: 'PO-771' }],
      }),
    },
  ],
  approveInvoice: inEveryState(on('make_approved', () => ({ query: { revision: '1' } }))),
  approveInvoices: [
    {
      // The answer itself reports each invoice's refusal.
      rule: { is: 'page', for: ['F', 'A'] },
      request: ({ fixture }) => ({
        body: { invoices: [{ uuid: fixture.invoiceId, revision: 1 }] },
      }),
    },
  ],
  rejectInvoice: inEveryState(on('make_rejected', rejection)),
  deleteInvoiceFile: [
    ...inEveryState(
      on('delete_file', ({ fixture }) => ({ query: { fileId: fixture.invoiceFileId } })),
    ),
    {
      ...on('delete_file', ({ fixture }) => ({ query: { fileId: fixture.invoiceFileId } })),
      name: 'rejected',
      booking: { invoiceState: 'rejected' },
    },
  ],
  downloadInvoiceFile: [on('read', ({ fixture }) => ({ path: { fileId: fixture.invoiceFileId } }))],
};

export const invoiceCalls: Calls = Object.fromEntries(
  Object.entries(calls).map(([operationId, each]) => [
    operationId,
    each.map((call) => ({ ...call, showsQuoteNumber: true as const })),
  ]),
);
