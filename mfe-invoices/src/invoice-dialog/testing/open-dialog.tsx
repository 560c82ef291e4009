import { type InvoiceAction, type InvoiceWriting, type Role, roles } from '@shootline/shared-api';
import { buildUser, mockApi, mockServer } from '@shootline/shared-api/testing';
import { Dialog as DialogFrame } from '@shootline/shared-ui/dialog';
import { renderRoute } from '@shootline/shared-ui/testing';
import { Component } from '../../widgets/invoice-dialog.tsx';
import type { AnyInvoice } from '../../invoice/any-invoice.ts';

const { jest } = import.meta;

/** Mocks the API: no other invoice has the same number. */
const onlyOfNumber = mockApi.get('/invoice/{id}/same-number', () => ({
  invoices: [],
  total_amount: null,
  total_currency: null,
  total_formatted: null,
}));

/** Mocks the API: every invoice's history is one decision by Fin Ance. */
export function decidedByFinance(kind: 'approved' | 'rejected') {
  const entry = {
    uuid: crypto.randomUUID(),
    created: '2030-08-21T01:00:00.000Z',
    actor_full_name: 'Fin Ance',
    kind,
    reason: '',
    invoice_number: 'INV-1',
    tax_details: '',
    claimed_invoice_amount: 740_00,
    claimed_currency: 'AUD',
    claimed_invoice_amount_formatted: 'A$740.00',
    line_items: [],
    file: null,
  };
  return mockApi.get('/invoice/{id}/history', () => ({ history: [entry] }));
}

/** The invoice writing of the tests; by default the portal writes none, as the workspace lacks a recipient. */
export const writing = (changes: Partial<InvoiceWriting> = {}): InvoiceWriting => ({
  missing: ['recipient'],
  recipient: 'Shootline Pty Ltd',
  invoice_number: 'CN-0043',
  tax_details: 'ABN 51 824 753 556',
  bank: '062-000 •••••678',
  tax: { kind: 'charged', name: 'GST', rate: 0.1 },
  ...changes,
});

/** A mock API without invoices. */
export const invoiceServer = mockServer(
  onlyOfNumber,
  decidedByFinance('rejected'),
  mockApi.get('/invoice/writing', () => writing()),
);

/** Mocks of the dialog's callbacks, to be reset between tests. */
export const dialogCallbacks = { onBusy: jest.fn(), onClose: jest.fn(), onDone: jest.fn() };

/** Makes the mock API return these invoices. */
export function serveInvoices(invoices: readonly AnyInvoice[]) {
  invoiceServer.use(
    mockApi.get('/invoice/of-bookings', () => ({ invoices: [...invoices] }) as never),
  );
}

/** Keeps one user per role, so a second render acts as a reload by the same user. */
const users = new Map<Role, ReturnType<typeof buildUser>>();
const userOf = (role: Role) => users.get(role) ?? users.set(role, buildUser(role)).get(role)!;

/** Shows the dialog's content for the bookings of these invoices, as other remotes do. */
export function openDialog(
  invoices: readonly AnyInvoice[],
  options: {
    mode?: InvoiceAction;
    role?: Role;
    booking_uuids?: readonly string[];
    /** Title of a dialog around the content; without it there is no dialog. */
    title?: string;
  } = {},
) {
  const { mode = 'create', role = roles.camera_operator } = options;
  const uuids = [...new Set(invoices.map(({ booking }) => booking.uuid))];
  const { booking_uuids = uuids, title } = options;
  serveInvoices(invoices);
  const content = <Component booking_uuids={booking_uuids} mode={mode} {...dialogCallbacks} />;
  const Dialog = () =>
    title ? (
      <DialogFrame title={title} onClose={dialogCallbacks.onClose}>
        {content}
      </DialogFrame>
    ) : (
      content
    );
  const pages = [{ path: '/' as const, page: () => Promise.resolve({ Component: Dialog }) }];
  return renderRoute(pages, '/', { user: userOf(role) });
}
