import { type Booking, type Role, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildInvoice,
  buildUser,
  errorResponse,
  mockApi,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { withInvoices } from '../../invoice-dialog/test-invoice.tsx';
import { routes } from '../../routes.tsx';
import { formServer } from '../testing/form-server.ts';

const server = formServer();
beforeAll(() => loadPages(routes));

const invoice = buildInvoice({ invoice_number: 'INV-7' });
const { uuid, state, state_display } = invoice;

function open(
  changes: Partial<Booking>,
  role: Role = roles.finance,
  widgets: object = withInvoices,
) {
  const booking = buildBooking({
    state: 'footage_provided',
    state_display: 'Footage Provided',
    camop_invoice: { uuid, state, state_display },
    invoice_action: 'view',
    ...changes,
  });
  server.use(
    mockApi.get('/booking/{id}', () => booking),
    mockApi.get('/invoice/{id}', () => invoice),
  );
  const url = `/booking/${booking.uuid}/update`;
  return { booking, ...renderRoute(routes, url, { user: buildUser(role), widgets }) };
}

const card = async () => within(await screen.findByRole('region', { name: 'Supplier Invoice' }));

test.each([
  ['may be changed', { permissions: permissions('update') }],
  ['may no longer be changed', {}],
])('shows and opens the invoice of a booking that %s', async (_name, changes) => {
  const { user, booking } = open(changes);
  expect(await (await card()).findByText('INV-7')).toBeVisible();
  expect((await card()).getByText('Submitted')).toBeVisible();
  expect((await card()).getByText('A$740.00')).toBeVisible();
  const button = (await card()).getByRole('button', { name: 'View Invoice' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'View Invoice' }));
  expect(await dialog.findByText(`To view: ${booking.uuid}`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Answered' }));
  await waitFor(() => expect(button).toHaveFocus());
});

test('shows that the invoice could not be loaded, and can try again', async () => {
  const { user } = open({ permissions: permissions('update') });
  server.use(mockApi.get('/invoice/{id}', () => errorResponse('InternalError', 'Not now.')));
  expect(await (await card()).findByText('Not now.')).toBeVisible();
  expect((await card()).queryByText('Not specified')).not.toBeInTheDocument();
  server.use(mockApi.get('/invoice/{id}', () => invoice));
  await user.click((await card()).getByRole('button', { name: 'Retry' }));
  expect(await (await card()).findByText('INV-7')).toBeVisible();
});

test.each([
  ['without rights on the invoice', { invoice_action: null }, withInvoices],
  ['in a portal without the dialog', {}, {}],
])('shows no card for one %s', async (_name, changes, widgets) => {
  open({ ...changes, permissions: permissions('update') }, roles.finance, widgets);
  expect(await screen.findByRole('form', { name: 'Update Booking' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Supplier Invoice' })).not.toBeInTheDocument();
});
