import { roles } from '@shootline/shared-api';
import {
  buildInvoice,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const invoice = buildInvoice({ state: 'init', state_display: 'Not submitted' });
const number = invoice.booking.booking_uid;

mockServer(
  mockApi.get('/invoice', () => pageOf([invoice])),
  mockApi.get('/client', () => []),
  mockApi.get('/user/camera-operators', () => pageOf([])),
  mockApi.get('/list/{list}/views', () => ({ views: [], own_views: [], columns: null })),
  mockApi.get('/invoice/totals', () => ({ count: 1, totals: [] })),
);

beforeAll(() => loadPages(routes));
afterEach(widenTheWindow);

const open = () =>
  renderRoute(routes, '/finance-dashboard?view=all', { user: buildUser(roles.finance) });

test('does not mark an invoice that is not submitted as in Xero, and says why at its cell', async () => {
  open();
  const row = await screen.findByRole('row', { name: new RegExp(number) });
  expect(within(row).getByLabelText(`Billed to Client of ${number}`)).toBeVisible();
  expect(within(row).queryByLabelText(`Supplier Invoice in Xero of ${number}`)).toBeNull();
  const cell = within(row).getAllByRole('gridcell', { description: 'Not submitted yet' });
  expect(cell).toHaveLength(1);
  expect(cell[0]).toHaveAttribute('aria-readonly', 'true');
});

test('does not mark it on a phone either', async () => {
  narrowTheWindow();
  open();
  fireEvent.click(await screen.findByRole('button', { name: `Edit ${number}` }));
  const box = await screen.findByRole('checkbox', { name: 'Supplier Invoice in Xero' });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription('Not submitted yet');
});
