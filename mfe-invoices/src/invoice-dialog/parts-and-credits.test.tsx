import { type InvoiceSubmission, keptInput, type SupplierInvoice } from '@shootline/shared-api';
import { buildInvoiceFile, buildSupplierInvoice, mockApi } from '@shootline/shared-api/testing';
import { screen, within } from '@testing-library/react';
import {
  dialogCallbacks,
  invoiceServer as server,
  openDialog,
  writing,
} from './testing/open-dialog.tsx';

beforeEach(() => Object.values(dialogCallbacks).forEach((end) => end.mockClear()));
afterEach(() => keptInput.forgetAll());

const { booking, permissions } = buildSupplierInvoice();
const rights = (changes: Partial<SupplierInvoice['permissions']>) => ({
  ...permissions,
  ...changes,
});
const open = (changes: Partial<SupplierInvoice> = {}) =>
  buildSupplierInvoice({ booking, permissions: rights({ submit_invoice: true }), ...changes });
const approved = (changes: Partial<SupplierInvoice> = {}) =>
  buildSupplierInvoice({
    booking,
    invoice_number: 'CN-0042',
    state: 'approved',
    state_display: 'Approved',
    claimed_invoice_amount: 740_00,
    claimed_invoice_amount_formatted: 'A$740.00',
    claimed_currency: 'AUD',
    creditable_amount: 740_00,
    files: [buildInvoiceFile()],
    permissions: rights({ credit_invoice: true, submit_invoice: false }),
    ...changes,
  });

/** Answers submissions by the portal, and collects them. */
function written(): InvoiceSubmission[] {
  const sent: InvoiceSubmission[] = [];
  server.use(
    mockApi.get('/invoice/writing', () => writing({ missing: [] })),
    mockApi.post('/invoice/write-invoice', async ({ request }) => {
      sent.push(...((await request.json()) as InvoiceSubmission[]));
      return { invoices: [], similar_numbers: [] };
    }),
  );
  return sent;
}
const row = { booking_id: booking.uuid, invoice_number: 'CN-0043', line_items: [] };
const button = (name: string) => screen.findByRole('button', { name });
const amountOf = (label: string) => screen.getByText(label).parentElement;

test('a videographer invoices a part of the claim, and sees what is left', async () => {
  const sent = written();
  const { user } = openDialog([open()]);
  await user.click(await button('Invoice a Part Only'));
  const part = screen.getByRole('textbox', { name: /^Part of the Claim/ });
  expect(part).toHaveFocus();
  await user.type(part, '800');
  await user.click(await button('Submit Invoice'));
  expect(await screen.findByText('Enter at most A$740.00.')).toBeVisible();
  await user.clear(part);
  await user.type(part, '300');
  expect(amountOf('Part of the claim')).toHaveTextContent('A$300.00');
  expect(amountOf('Left to invoice later')).toHaveTextContent('A$440.00');
  await user.click(await button('Submit Invoice'));
  expect(await screen.findByText('Invoices have been submitted.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ ...row, amount: 300_00 })]);
});

test('the rest is invoiced after a part, which can be chosen to be seen', async () => {
  const part = { part_amount: 300_00, creditable_amount: 300_00 };
  const rest = open({
    part_amount: 440_00,
    claimable_amount: 440_00,
    booking: {
      ...booking,
      total_camera_operator_cost: { ...booking.total_camera_operator_cost, cost: 440_00 },
    },
  });
  const { user } = openDialog([approved(part), rest]);
  await button('Submit Invoice');
  expect(amountOf('Invoice total')).toHaveTextContent('A$440.00');
  const choice = screen.getByRole('combobox', { name: 'Invoice' });
  await user.selectOptions(choice, within(choice).getByRole('option', { name: /^CN-0042/ }));
  expect(await screen.findByText('Part of the claim')).toBeVisible();
});

test('a videographer credits an approved invoice in full', async () => {
  const sent = written();
  const invoice = approved();
  const { user } = openDialog([invoice], { mode: 'view' });
  await user.click(await button('Credit This Invoice'));
  expect(await screen.findByRole('textbox', { name: 'Credit Note Number' })).toHaveValue('CN-0043');
  expect(amountOf('Total of the credit note')).toHaveTextContent('-A$740.00');
  expect(screen.queryByRole('button', { name: 'Add Line Item' })).toBeNull();
  await user.click(await button('Submit Credit Note'));
  expect(await screen.findByText('Invoices have been submitted.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ ...row, credited_invoice: invoice.uuid })]);
  expect(sent[0]).not.toHaveProperty('amount');
});

test('a rejected credit note is corrected beside its invoice, which shows what is credited', async () => {
  const sent = written();
  const invoice = approved({ creditable_amount: 700_00 });
  const note = open({
    kind: 'credit_note',
    credited_invoice: { uuid: invoice.uuid, invoice_number: 'CN-0042', booking_uid: '10001' },
    invoice_number: 'CN-0043',
    state: 'rejected',
    state_display: 'Rejected',
    claimed_invoice_amount: -100_00,
    claimed_invoice_amount_formatted: '-A$100.00',
    claimed_currency: 'AUD',
    part_amount: -100_00,
    claimable_amount: 700_00,
    files: [],
  });
  const { user } = openDialog([invoice, note], { mode: 'view' });
  const amount = await screen.findByRole('textbox', { name: /^Amount to Credit/ });
  expect(amount).toHaveValue('100.00');
  const choice = screen.getByRole('combobox', { name: 'Invoice' });
  expect(within(choice).getByRole('option', { name: /^Credit note for CN-0042/ })).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '50');
  await user.click(await button('Submit Credit Note'));
  expect(await screen.findByText('Invoices have been submitted.')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ ...row, credited_invoice: invoice.uuid, amount: 50_00 }),
  ]);
  await user.selectOptions(choice, within(choice).getByRole('option', { name: /^CN-0042/ }));
  expect((await screen.findByText('Credited')).nextElementSibling).toHaveTextContent('-A$40.00');
});
