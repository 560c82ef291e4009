import {
  buildInvoice,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { roles } from '@shootline/shared-api';
import { inbox } from './inbox.ts';

const submitted = buildInvoice({ invoice_number: 'INV-7', state: 'submitted' });

mockServer(
  mockApi.get('/invoice', ({ query }) => {
    expect(new URLSearchParams(query).get('view')).toBe('to_approve');
    return { ...pageOf([submitted]), count: 1 };
  }),
);

test('a submitted invoice waits for finance, one click from its approval', async () => {
  const [invoices] = inbox(buildUser(roles.finance));
  const { rows, more } = await invoices!.load(new AbortController().signal);
  expect(rows).toEqual([
    expect.objectContaining({
      reason: 'Invoice to approve',
      title: 'Invoice INV-7',
      due: submitted.booking.date,
      action: { label: 'Approve', href: `/finance-dashboard?invoice=${submitted.uuid}` },
    }),
  ]);
  expect(more).toBe(0);
});
