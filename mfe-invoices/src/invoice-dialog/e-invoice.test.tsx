import { keptInput } from '@shootline/shared-api';
import { buildSupplierInvoice, mockApi } from '@shootline/shared-api/testing';
import { ciiInvoice, ublInvoice } from '@shootline/shared-api/testing/e-invoices';
import { screen, waitFor, within } from '@testing-library/react';
import { dialogCallbacks, invoiceServer as server, openDialog } from './testing/open-dialog.tsx';

const { jest } = import.meta;

afterEach(() => keptInput.forgetAll());

const number = () => screen.findByRole('textbox', { name: 'Invoice Number' });
const inAud = { currency: 'AUD' };
const xml = (text: string) => new File([text], 'invoice.xml');
const choose = () => screen.getByLabelText(/^Invoice file/);
const comparison = async () =>
  within(await screen.findByRole('table', { name: 'The file and the claim' }));
const resultOf = async (name: RegExp) =>
  within((await comparison()).getByRole('row', { name }))
    .getAllByRole('cell')
    .at(-1);

test.each([
  ['UBL', ublInvoice(inAud)],
  ['CII', ciiInvoice(inAud)],
])('fills empty fields from an e-invoice in %s and shows it', async (_syntax, text) => {
  const { user } = openDialog([buildSupplierInvoice({ tax_details: '' })]);
  await number();
  await user.upload(choose(), xml(text));
  await waitFor(async () => expect(await number()).toHaveValue('XR-77'));
  expect(await number()).toHaveAccessibleDescription(/Read from the file\./);
  expect(screen.getByLabelText('Tax details')).toHaveValue('DE123456788');
  const lines = within(screen.getByRole('table', { name: 'Lines of the e-invoice' }));
  expect(lines.getByRole('row', { name: /Travel/ })).toHaveTextContent('19%A$60.00');
  const totals = within(screen.getByRole('table', { name: 'Totals of the e-invoice' }));
  expect(totals.getByRole('row', { name: /Total with tax/ })).toHaveTextContent('A$952.00');
  expect(screen.getByText(/^Büro Müller, Hauptstr\. 1/)).toBeVisible();
});

test('offers the number of the file without replacing a typed one', async () => {
  const { user } = openDialog([buildSupplierInvoice()]);
  await user.type(await number(), 'INV-1');
  await user.upload(choose(), xml(ublInvoice(inAud)));
  await user.click(
    await screen.findByRole('button', { name: 'Use It: The file has the number XR-77.' }),
  );
  expect(await number()).toHaveValue('XR-77');
  expect(screen.queryByText('The file has the number XR-77.')).not.toBeInTheDocument();
});

test('compares the file with the claim line by line and adds its other lines', async () => {
  const { user } = openDialog([buildSupplierInvoice()]);
  await number();
  await user.upload(choose(), xml(ublInvoice(inAud)));
  expect(await resultOf(/^Founder interview/)).toHaveTextContent('Claimed');
  expect(await resultOf(/^Travel/)).toHaveTextContent('Not claimed');
  expect(await resultOf(/^Total without tax/)).toHaveTextContent('A$740.00 claimed');
  await user.click(screen.getByRole('button', { name: 'Add the Other Lines of the File' }));
  expect(screen.getByRole('textbox', { name: 'Amount (AUD)' })).toHaveValue('60.00');
  expect(screen.getByLabelText('Description')).toHaveValue('Travel');
  expect(await resultOf(/^Travel/)).toHaveTextContent('Claimed');
  expect(await resultOf(/^Total without tax/)).toHaveTextContent('As claimed');
});

test('names the currencies if file and claim have different ones', async () => {
  const { user } = openDialog([buildSupplierInvoice()]);
  await number();
  await user.upload(choose(), xml(ublInvoice()));
  expect(await screen.findByText('The file is in EUR, the claim in AUD.')).toBeVisible();
});

test('warns about a credit note that is claimed as an invoice', async () => {
  const { user } = openDialog([buildSupplierInvoice()]);
  await number();
  await user.upload(choose(), xml(ublInvoice(inAud).replace('>380<', '>381<')));
  expect(await screen.findByText('The file is a credit note, the claim an invoice.')).toBeVisible();
});

test('refuses an e-invoice at its field with the rule that it breaks', async () => {
  const sent = jest.fn(() => Response.json({ invoices: [], similar_numbers: [] }));
  server.use(mockApi.post('/invoice/submit-invoice', sent));
  const { user } = openDialog([buildSupplierInvoice()]);
  await user.type(await number(), 'XR-77');
  await user.upload(choose(), xml(ublInvoice({ ...inAud, total: '951.00' })));
  expect(
    await screen.findByText(/^This e-invoice breaks rules of EN 16931\. BR-CO-15: /),
  ).toBeVisible();
  expect(choose()).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Submit Invoice' }));
  expect(sent).not.toHaveBeenCalled();
  expect(dialogCallbacks.onDone).not.toHaveBeenCalled();
});
