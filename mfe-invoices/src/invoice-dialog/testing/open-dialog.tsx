import { type InvoiceAction, type Role, roles } from '@shootline/shared-api';
import { buildUser, mockApi } from '@shootline/shared-api/testing';
import { Dialog as DialogFrame } from '@shootline/shared-ui/dialog';
import { renderRoute } from '@shootline/shared-ui/testing';
import { setupServer } from 'msw/node';
import { Component } from '../../widgets/invoice-dialog.tsx';
import type { AnyInvoice } from '../any-invoice.ts';

const { jest } = import.meta;

/** Every invoice is the only one of its number. */
export const onlyOfNumber = mockApi.get('/invoice/{id}/same-number', () => ({
  invoices: [],
  total_formatted: null,
}));

/** The history of every invoice has one entry: a decision of Fin Ance's. */
export function decidedByFinance(kind: 'approved' | 'rejected') {
  const entry = {
    uuid: crypto.randomUUID(),
    created: '2030-08-21T01:00:00.000Z',
    actor_full_name: 'Fin Ance',
    kind,
    reason: '',
    invoice_number: 'INV-1',
    tax_details: '',
    claimed_invoice_amount_formatted: 'A$740.00',
    line_items: [],
    file: null,
  };
  return mockApi.get('/invoice/{id}/history', () => ({ history: [entry] }));
}

/** An API that knows of no invoice. */
export const invoiceServer = setupServer(onlyOfNumber, decidedByFinance('rejected'));

/** The ends of the dialog that a test looks at. */
export const ends = { onBusy: jest.fn(), onClose: jest.fn(), onDone: jest.fn() };

/** Lets the API answer with these invoices from now on. */
export function serveInvoices(invoices: readonly AnyInvoice[]) {
  invoiceServer.use(
    mockApi.get('/invoice/of-bookings', () => ({ invoices: [...invoices] }) as never),
  );
}

/** The same user in every render of a test, as in a reload. */
const users = new Map<Role, ReturnType<typeof buildUser>>();
const userOf = (role: Role) => users.get(role) ?? users.set(role, buildUser(role)).get(role)!;

/** Shows the dialog's content for the bookings of these invoices, as another area does. */
export function openDialog(
  invoices: readonly AnyInvoice[],
  options: {
    mode?: InvoiceAction;
    role?: Role;
    booking_uuids?: readonly string[];
    /** Of the dialog around the content; without it there is none. */
    title?: string;
  } = {},
) {
  const { mode = 'create', role = roles.camera_operator } = options;
  const uuids = [...new Set(invoices.map(({ booking }) => booking.uuid))];
  const { booking_uuids = uuids, title } = options;
  serveInvoices(invoices);
  const content = <Component booking_uuids={booking_uuids} mode={mode} {...ends} />;
  const Dialog = () =>
    title ? (
      <DialogFrame title={title} onClose={ends.onClose}>
        {content}
      </DialogFrame>
    ) : (
      content
    );
  const pages = [{ path: '/' as const, page: () => Promise.resolve({ Component: Dialog }) }];
  return renderRoute(pages, '/', { user: userOf(role) });
}
