import { type Booking, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { withInvoices } from '../invoice-dialog/test-invoice.tsx';
import { routes } from '../routes.tsx';

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
);

beforeAll(() => loadPages(routes));

function open(action: string, changes: Partial<Booking>) {
  const booking = buildBooking(changes);
  server.use(mockApi.get('/booking/{id}', () => booking));
  return renderRoute(routes, `/booking/${booking.uuid}?action=${action}`, {
    user: buildUser(roles.admin),
    widgets: withInvoices,
  });
}

test('a link of the inbox opens the dialog of its step, which acts only on a click', async () => {
  const { location } = open('approve', { state: 'new', permissions: permissions('approve') });
  expect(await screen.findByRole('dialog', { name: 'Approve Booking' })).toBeVisible();
  await waitFor(() => expect(location()).not.toContain('?'));
});

test('a link of the inbox opens the invoice', async () => {
  open('invoice', { invoice_action: 'view' });
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test.each(['approve', 'invoice', 'no_such_action'])(
  'a link to an action that is no longer possible says so: %s',
  async (action) => {
    const { location } = open(action, { invoice_action: null, permissions: permissions() });
    expect(await screen.findByText('This cannot be done on this booking now.')).toBeVisible();
    await waitFor(() => expect(location()).not.toContain('?'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
