import { roles } from '@shootline/shared-api';
import {
  buildInvoice,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { search } from './search.ts';

const invoice = buildInvoice({ invoice_number: 'INV-7' });
mockServer(
  mockApi.get('/invoice', ({ query }) =>
    pageOf(query.get('invoice_number') === 'inv-7' ? [invoice] : []),
  ),
);

test('finds an invoice by its number, and leads to it in the whole list', async () => {
  const user = buildUser(roles.finance);
  const [found] = await search['invoices']!.find('inv-7', user, new AbortController().signal);
  expect(found).toMatchObject({
    label: 'Invoice INV-7',
    to: '/finance-dashboard?invoice_number=INV-7&view=all',
  });
  expect(found?.details).toContain(`#${invoice.booking.booking_uid}`);
});
