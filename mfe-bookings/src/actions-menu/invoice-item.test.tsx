import { type Booking, type Role, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { withInvoices } from '../invoice-dialog/test-invoice.tsx';
import { routes } from '../routes.tsx';

const label = 'View/Update Invoice Details';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

function open(changes: Partial<Booking>, role: Role, widgets: object = withInvoices) {
  const booking = buildBooking(changes);
  server.use(mockApi.get('/booking/{id}', () => booking));
  const view = renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(role), widgets });
  return { ...view, booking };
}

const menuButton = () => screen.findByRole('button', { name: 'Actions' });

test.each([
  ['the videographer creates', roles.camera_operator, 'create', 'Upload Invoice'],
  ['the videographer corrects', roles.camera_operator, 'edit', 'Upload Invoice'],
  ['the videographer views', roles.camera_operator, 'view', 'View Invoice'],
  ['finance views', roles.finance, 'view', 'View Invoice'],
] as const)('%s the invoice, and returns the focus', async (_name, role, mode, title) => {
  const { user, booking } = open(
    { invoice_action: mode, permissions: permissions('read_files') },
    role,
  );
  await user.click(await menuButton());
  await user.click(await screen.findByRole('menuitem', { name: label }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(await dialog.findByText(`To ${mode}: ${booking.uuid}`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Answered' }));
  await waitFor(async () => expect(await menuButton()).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['without rights on the invoice', { invoice_action: null }, withInvoices],
  ['in a portal without the dialog', { invoice_action: 'create' }, {}],
] as const)('shows no item for one %s', async (_name, changes, widgets) => {
  open(changes, roles.camera_operator, widgets);
  expect(await menuButton()).toBeDisabled();
});
