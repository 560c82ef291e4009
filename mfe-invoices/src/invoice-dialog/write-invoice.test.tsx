import { type InvoiceSubmission, keptInput } from '@shootline/shared-api';
import {
  buildInvoiceFile,
  buildSupplierInvoice,
  errorResponse,
  mockApi,
} from '@shootline/shared-api/testing';
import { screen } from '@testing-library/react';
import {
  dialogCallbacks,
  invoiceServer as server,
  openDialog,
  writing,
} from './testing/open-dialog.tsx';

beforeEach(() => Object.values(dialogCallbacks).forEach((end) => end.mockClear()));
afterEach(() => keptInput.forgetAll());

const offers = (changes: Parameters<typeof writing>[0] = { missing: [] }) =>
  server.use(mockApi.get('/invoice/writing', () => writing(changes)));
const submit = () => screen.findByRole('button', { name: 'Submit Invoice' });
const number = () => screen.findByRole('textbox', { name: 'Invoice Number' });

test('a videographer submits an invoice by the portal in one tap', async () => {
  offers();
  const sent: InvoiceSubmission[][] = [];
  server.use(
    mockApi.post('/invoice/write-invoice', async ({ request }) => {
      sent.push((await request.json()) as InvoiceSubmission[]);
      return { invoices: [], similar_numbers: [] };
    }),
  );
  const invoice = buildSupplierInvoice({ tax_details: '' });
  const { user } = openDialog([invoice]);
  const button = await submit();
  expect(screen.getByRole('radio', { name: 'Write it for me' })).toBeChecked();
  expect(await number()).toHaveValue('CN-0043');
  expect(screen.getByText('GST 10%').parentElement).toHaveTextContent('A$74.00');
  expect(screen.getByText('Total on the invoice').parentElement).toHaveTextContent('A$814.00');
  expect(
    screen.getByText(
      'A PDF to Shootline Pty Ltd, to be paid to 062-000 •••••678. You get a copy by email.',
    ),
  ).toBeVisible();
  await user.click(button);
  expect(await screen.findByText('Invoices have been submitted.')).toBeVisible();
  expect(dialogCallbacks.onDone).toHaveBeenCalled();
  expect(sent).toEqual([
    [
      {
        booking_id: invoice.booking.uuid,
        invoice_number: 'CN-0043',
        tax_details: 'ABN 51 824 753 556',
        line_items: [],
      },
    ],
  ]);
});

test('shows a number that is taken at its field, and lets the videographer upload instead', async () => {
  offers();
  const message = 'The next number of your scheme is CN-0044.';
  server.use(
    mockApi.post('/invoice/write-invoice', () =>
      errorResponse('ValidationError', 'Wrong.', [
        { field: '0', message: '', errors: [{ field: 'invoice_number', message, errors: [] }] },
      ]),
    ),
  );
  const { user } = openDialog([buildSupplierInvoice()], { title: 'Upload Invoice' });
  await user.click(await submit());
  await screen.findByText(message);
  expect(screen.getByRole('dialog', { name: 'Create Invoice' })).toBeVisible();
  expect(await number()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.queryByLabelText(/^Invoice file.*Choose/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Upload my own' }));
  expect(screen.getByRole('dialog', { name: 'Upload Invoice' })).toBeVisible();
  await user.click(await submit());
  expect(await screen.findByText('Please choose a file to upload.')).toBeVisible();
  expect(screen.queryByText('Total on the invoice')).not.toBeInTheDocument();
});

test('says why there is no tax', async () => {
  offers({ missing: [], tax: { kind: 'reverse', name: 'VAT', rate: 0 } });
  openDialog([buildSupplierInvoice()]);
  expect(await screen.findByText('Reverse charge: the recipient accounts for VAT.')).toBeVisible();
  expect(screen.queryByText('Total on the invoice')).not.toBeInTheDocument();
});

test('leads to the details that are missing, and keeps the file of a correction', async () => {
  offers({ missing: ['bank'] });
  const { unmount } = openDialog([buildSupplierInvoice()]);
  expect(await screen.findByRole('link', { name: 'Invoicing Details' })).toHaveAttribute(
    'href',
    '/invoicing',
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  unmount();
  offers();
  openDialog([buildSupplierInvoice({ state: 'rejected', files: [buildInvoiceFile()] })]);
  expect(await screen.findByRole('radio', { name: 'Upload my own' })).toBeChecked();
});
