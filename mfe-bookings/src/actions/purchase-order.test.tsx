import { type Booking, type Role, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { byMail, foreseeing } from './testing/foreseeing.ts';
import { mockCall } from './testing/mock-call.ts';

const server = mockServer(
  mockApi.get('/reference-data', () => ({
    ...buildReferenceData(),
    purchase_order_types: [
      { value: 'available_now', label: 'Available now' },
      { value: 'available_later', label: 'Available later' },
    ],
  })),
);

beforeAll(() => loadPages(routes));

const change = { name: 'Change Purchase Order' };

async function openDialog(role: Role, changes: Partial<Booking> = {}) {
  const booking = buildBooking({
    state: 'footage_provided',
    purchase_order_type: 'available_later',
    purchase_order: '',
    permissions: permissions('update_purchase_order'),
    ...changes,
  });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const view = renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(role) });
  await view.user.click(await screen.findByRole('button', change));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Purchase Order' }));
  return { ...view, booking, dialog };
}

test('a client adds the number after the shoot, and reads who is notified', async () => {
  const { user, dialog, booking } = await openDialog(roles.client_user);
  const sent = mockCall(server, 'update-purchase-order', () => ({
    ...booking,
    purchase_order_type: 'available_now',
    purchase_order: 'PO-4471',
  }));
  const type = await dialog.findByLabelText(/^Purchase Order type/);
  expect(dialog.queryByText(/another number from finance/)).not.toBeInTheDocument();
  expect(dialog.queryByLabelText(/^Purchase Order \*?$/)).not.toBeInTheDocument();
  foreseeing(server, { told: [byMail('own_team'), byMail('finance')] });
  await user.selectOptions(type, 'available_now');
  await user.click(dialog.getByRole('button', { name: 'Update Purchase Order' }));
  expect(await dialog.findByText('Please enter a value.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Purchase Order/ }), ' PO-4471 ');
  expect(await dialog.findByText('Your team and finance are emailed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Update Purchase Order' }));
  expect(await screen.findByText('Purchase order updated.')).toBeVisible();
  expect(sent).toEqual([{ purchase_order_type: 'available_now', purchase_order: 'PO-4471' }]);
  await waitFor(() => expect(screen.getByRole('button', change)).toHaveFocus());
});

test('staff read that unchanged values notify nobody, and which number invoices keep', async () => {
  foreseeing(server, {});
  const { user, dialog } = await openDialog(roles.reviewer);
  expect(
    await dialog.findByText('Invoices with another number from finance keep that number.'),
  ).toBeVisible();
  expect(await dialog.findByText('Nobody is notified.')).toBeVisible();
  const type = dialog.getByLabelText(/^Purchase Order type/);
  foreseeing(server, { told: [byMail('client'), byMail('finance')] });
  await user.selectOptions(type, 'available_now');
  await user.type(dialog.getByRole('textbox', { name: /^Purchase Order/ }), 'PO-9');
  expect(await dialog.findByText('The client and finance are emailed.')).toBeVisible();
  foreseeing(server, {});
  await user.selectOptions(type, 'available_later');
  expect(await dialog.findByText('Nobody is notified.')).toBeVisible();
});

test('keeps the input when the booking is billed meanwhile', async () => {
  const { user, dialog } = await openDialog(roles.finance);
  const refusal = 'It is billed to the client.';
  mockCall(server, 'update-purchase-order', () => errorResponse('Conflict', refusal));
  await user.selectOptions(await dialog.findByLabelText(/^Purchase Order type/), 'available_now');
  await user.type(dialog.getByRole('textbox', { name: /^Purchase Order/ }), 'PO-9');
  await user.click(dialog.getByRole('button', { name: 'Update Purchase Order' }));
  expect(await dialog.findByText(refusal)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Purchase Order/ })).toHaveValue('PO-9');
});

test('shows no button without the permission', async () => {
  const booking = buildBooking({ permissions: permissions('update') });
  server.use(mockApi.get('/booking/{id}', () => booking));
  renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(roles.client_user) });
  expect(await screen.findByText('Purchase Order')).toBeVisible();
  expect(screen.queryByRole('button', change)).not.toBeInTheDocument();
});
