import {
  buildSupplierInvoice,
  buildUser,
  errorResponse,
  mockApi,
} from '@shootline/shared-api/testing';
import { roles } from '@shootline/shared-api';
import { renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import {
  dialogCallbacks,
  invoiceServer as server,
  serveInvoices,
} from '../invoice-dialog/testing/open-dialog.tsx';
import { Component } from './invoice-dialog.tsx';

const invoice = buildSupplierInvoice({ line_items: [{ amount: 4500, description: 'Parking' }] });

/** A page that can open and close the dialog. */
function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
      {isOpen && (
        <Component booking_uuids={[invoice.booking.uuid]} mode="create" {...dialogCallbacks} />
      )}
    </>
  );
}

test('reloads the invoice when the form is opened again, and keeps it from then on', async () => {
  serveInvoices([invoice]);
  const pages = [{ path: '/' as const, page: () => Promise.resolve({ Component: Page }) }];
  const { user, queryClient } = renderRoute(pages, '/', {
    user: buildUser(roles.camera_operator),
  });
  expect(await screen.findByDisplayValue('Parking')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  server.use(mockApi.get('/invoice/of-bookings', () => errorResponse('InternalError', 'Not now.')));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.queryByDisplayValue('Parking')).not.toBeInTheDocument();

  serveInvoices([{ ...invoice, line_items: [{ amount: 1250, description: 'Tolls' }] }]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const description = await screen.findByDisplayValue('Tolls');
  await user.type(description, ' of Monday');

  server.use(mockApi.get('/invoice/of-bookings', () => errorResponse('InternalError', 'Not now.')));
  await queryClient.invalidateQueries();
  expect(description).toBeVisible();
  expect(description).toHaveValue('Tolls of Monday');
});
