import { buildInvoice, buildWorkLine } from '@shootline/shared-api/testing';
import { inbox } from './inbox.ts';

const { invoice: invoices } = inbox.kinds;
const submitted = buildInvoice({ invoice_number: 'INV-7', state: 'submitted' });

test('a submitted invoice waits for finance, one click from its review', () => {
  expect(invoices?.row(buildWorkLine({ kind: 'invoice', invoice: submitted }))).toMatchObject({
    reason: 'Invoice to approve',
    title: 'Invoice INV-7',
    action: { label: 'Review', href: `/finance-dashboard?invoice=${submitted.uuid}` },
  });
});

test('several are one line that leads to those that wait, the oldest first', () => {
  expect(invoices?.several(25)).toBe('25 invoices to approve');
  expect(invoices?.href).toBe('/finance-dashboard?view=to_approve&sortBy=days_waiting');
});
