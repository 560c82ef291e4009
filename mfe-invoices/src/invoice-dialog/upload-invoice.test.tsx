import { type InvoiceHistoryEntry, keptInput } from '@shootline/shared-api';
import {
  buildInvoiceFile,
  buildSupplierInvoice,
  errorResponse,
  mockApi,
} from '@shootline/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import {
  dialogCallbacks,
  invoiceServer as server,
  openDialog,
  serveInvoices,
} from './testing/open-dialog.tsx';

beforeEach(() => Object.values(dialogCallbacks).forEach((end) => end.mockClear()));
afterEach(() => {
  keptInput.forgetAll();
});

const number = () => screen.findByRole('textbox', { name: 'Invoice Number' });
const file = (name = 'invoice.docx') => new File(['content'], name);
const submit = () => screen.getByRole('button', { name: 'Submit Invoice' });
const totalDiffers =
  'Your invoice total is different to what we expected. We will contact you to verify the amount.';

/** Records the submissions: their rows and the name of the file. */
function submissions(answer = () => Response.json({ invoices: [], similar_numbers: [] })) {
  const sent: { rows: unknown; file: string | null }[] = [];
  server.use(
    mockApi.post('/invoice/submit-invoice', async ({ request }) => {
      const form = await request.formData();
      const data = form.get('file');
      sent.push({
        rows: JSON.parse(String(form.get('data'))),
        file: data instanceof File ? data.name : null,
      });
      return answer();
    }),
  );
  return sent;
}

test('a videographer submits an invoice with a line item and its file', async () => {
  const invoice = buildSupplierInvoice({ tax_details: '' });
  const sent = submissions();
  const { user } = openDialog([invoice]);
  await user.type(await number(), ' INV 7 ');
  await user.type(screen.getByLabelText('Tax details'), 'ABN 51');
  await user.click(screen.getByRole('button', { name: 'Add Line Item' }));
  const item = within(screen.getByRole('group', { name: 'Line item 1' }));
  expect(item.getByRole('textbox', { name: 'Amount (AUD)' })).toHaveFocus();
  await user.keyboard('1234,5');
  await user.type(item.getByLabelText('Description'), 'Travel');
  expect(item.getByRole('textbox', { name: 'Amount (AUD)' })).toHaveValue('1,234.50');
  await user.upload(screen.getByLabelText(/^Invoice file/), file());
  expect(
    await screen.findByText('This kind of file is not shown here. Download it to read it.'),
  ).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(dialogCallbacks.onDone).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    {
      rows: [
        {
          booking_id: invoice.booking.uuid,
          invoice_number: 'INV 7',
          tax_details: 'ABN 51',
          line_items: [{ amount: 123_450, description: 'Travel' }],
        },
      ],
      file: 'invoice.docx',
    },
  ]);
  expect(screen.getByText('Invoices have been submitted.')).toBeVisible();
});

test('takes a deposit off the total, but not below zero', async () => {
  const sent = submissions();
  const { user } = openDialog([buildSupplierInvoice({ files: [buildInvoiceFile()] })]);
  await user.type(await number(), 'INV 9');
  await user.click(screen.getByRole('button', { name: 'Add Line Item' }));
  const amount = screen.getByRole('textbox', { name: 'Amount (AUD)' });
  await user.type(amount, '-740.01');
  await user.click(submit());
  expect(
    await screen.findByText('The total would be below zero. Check this amount.'),
  ).toBeVisible();
  expect(amount).toHaveAccessibleDescription('The total would be below zero. Check this amount.');
  await user.clear(amount);
  await user.type(amount, '−200');
  await user.tab();
  expect(amount).toHaveValue('-200.00');
  expect(screen.getByText('-A$200.00')).toBeVisible();
  expect(screen.getByText('A$540.00')).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(dialogCallbacks.onDone).toHaveBeenCalledTimes(1));
  expect(sent).toMatchObject([{ rows: [{ line_items: [{ amount: -200_00 }] }] }]);
});

test('warns after submitting that another invoice has nearly the same number', async () => {
  const same = { uuid: crypto.randomUUID(), invoice_number: 'INV-7', booking_uid: '10001' };
  submissions(() => Response.json({ invoices: [], similar_numbers: [same] }));
  const { user } = openDialog([buildSupplierInvoice({ files: [buildInvoiceFile()] })]);
  await user.type(await number(), 'INV 7');
  await user.click(submit());
  expect(await screen.findByText(/looks the same as INV-7 \(booking 10001\)\./)).toBeVisible();
  expect(dialogCallbacks.onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialogCallbacks.onDone).toHaveBeenCalledTimes(1);
});

test("shows the booking with its date in the booking's zone and the expected amount", async () => {
  const { booking } = buildSupplierInvoice();
  openDialog([buildSupplierInvoice({ booking: { ...booking, booking_uid: '4711' } })]);
  const part = within(await screen.findByRole('group', { name: '#4711 Founder interview' }));
  expect(part.getByText(/14 Aug 2030/)).toHaveTextContent('10:00 AM (AEST)');
  expect(part.getByText('Harbour Foods')).toBeVisible();
  expect(part.getByText('A$740.00')).toBeVisible();
  expect(screen.getByText('Prices exclude GST.')).toBeVisible();
  expect(screen.queryByText(/cannot be invoiced now/)).not.toBeInTheDocument();
});

test('requires a number, a file and valid amounts', async () => {
  const sent = submissions();
  const { user } = openDialog([buildSupplierInvoice()]);
  await number();
  await user.click(screen.getByRole('button', { name: 'Add Line Item' }));
  await user.click(submit());
  expect(await number()).toHaveAccessibleDescription(/Please enter a value\./);
  expect(await number()).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Amount (AUD)' })).toHaveAccessibleDescription(
    'Please enter a value.',
  );
  expect(screen.getByText('Please choose a file to upload.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Amount (AUD)' }), 'ten');
  expect(await screen.findByText('Enter a valid currency.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('asks to confirm a large amount, and asks again after it is changed', async () => {
  const sent = submissions();
  const { user } = openDialog([buildSupplierInvoice({ files: [buildInvoiceFile()] })]);
  await user.type(await number(), 'INV 8');
  await user.click(screen.getByRole('button', { name: 'Add Line Item' }));
  const amount = screen.getByRole('textbox', { name: 'Amount (AUD)' });
  await user.type(amount, '1000000.01');
  await user.click(submit());
  const confirm = screen.getByRole('checkbox', { name: /^A\$1,000,000\.01 is correct/ });
  expect(confirm).toHaveAccessibleDescription(
    'Please check this amount, and confirm that it is correct.',
  );
  await user.click(confirm);
  await user.clear(amount);
  await user.type(amount, '2000000');
  await user.click(submit());
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^A\$2,000,000\.00 is correct/ }));
  await user.click(submit());
  await waitFor(() => expect(dialogCallbacks.onDone).toHaveBeenCalledTimes(1));
  expect(sent).toMatchObject([
    { rows: [{ line_items: [{ amount: 200_000_000, is_amount_confirmed: true }] }] },
  ]);
});

test('shows a notice while the total differs from the expected amount', async () => {
  const { user } = openDialog([buildSupplierInvoice()]);
  await number();
  expect(screen.queryByText(totalDiffers)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Line Item' }));
  await user.type(screen.getByRole('textbox', { name: 'Amount (AUD)' }), '45');
  expect(await screen.findByText(totalDiffers)).toBeVisible();
  expect(screen.getByText('A$785.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove line item 1' }));
  expect(screen.queryByText(totalDiffers)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Line Item' })).toHaveFocus();
});

test("shows a rejected invoice's reason and history, and corrects it without another file", async () => {
  const invoice = buildSupplierInvoice({
    state: 'rejected',
    invoice_number: 'INV-1',
    rejection_details: 'The parking was paid by us.',
    line_items: [{ amount: 4500, description: 'Parking' }],
    files: [buildInvoiceFile()],
  });
  const entry: InvoiceHistoryEntry = {
    uuid: invoice.uuid,
    created: '2030-08-21T01:00:00.000Z',
    actor_full_name: 'Fin Ance',
    kind: 'submitted',
    reason: '',
    invoice_number: 'INV-1',
    tax_details: '',
    claimed_invoice_amount: 785_00,
    claimed_currency: 'AUD',
    claimed_invoice_amount_formatted: 'A$785.00',
    line_items: [],
    file: null,
  };
  server.use(
    mockApi.get('/invoice/{id}/history', () => ({
      history: [{ ...entry, kind: 'rejected' as const, reason: 'Too much.' }],
    })),
    mockApi.get('/invoice/{id}/file/{fileId}', () => new HttpResponse('content') as never),
  );
  const sent = submissions();
  const { user } = openDialog([invoice], { mode: 'edit' });
  expect(await screen.findByText('The parking was paid by us.')).toBeVisible();
  expect(await number()).toHaveValue('INV-1');
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByText('Rejected by Fin Ance')).toBeVisible();
  expect(screen.getByText('Too much.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove line item 1' }));
  await user.click(submit());
  await waitFor(() => expect(sent).toMatchObject([{ rows: [{ line_items: [] }], file: null }]));
});

test('deletes the file of a rejected invoice after a confirmation', async () => {
  const stored = buildInvoiceFile();
  const { permissions } = buildSupplierInvoice();
  const invoice = buildSupplierInvoice({
    state: 'rejected',
    files: [stored],
    permissions: { ...permissions, delete_file: true },
  });
  const asked: string[] = [];
  server.use(
    mockApi.get('/invoice/{id}/file/{fileId}', () => new HttpResponse('content') as never),
    mockApi.get('/invoice/{id}/delete-file', ({ query }) => {
      asked.push(query.get('fileId') ?? '');
      serveInvoices([{ ...invoice, files: [] }]);
      return invoice as never;
    }),
  );
  const { user } = openDialog([invoice], { mode: 'edit' });
  await user.click(await screen.findByRole('button', { name: 'Delete File' }));
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('button', { name: 'Delete File' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, Delete File' }));
  expect(await screen.findByText('File deleted.')).toBeVisible();
  expect(asked).toEqual([stored.uuid]);
  expect(screen.queryByText(stored.name)).not.toBeInTheDocument();
});

test('several bookings get one number and one file; one is invoiced in part, another left out', async () => {
  const [first, second, third] = [
    buildSupplierInvoice(),
    buildSupplierInvoice(),
    buildSupplierInvoice(),
  ];
  const sent = submissions();
  const { user } = openDialog([first, second, third]);
  await user.type(await number(), 'INV-9');
  await user.upload(screen.getByLabelText(/^Invoice file/), file());
  const part = (invoice: typeof first) =>
    within(screen.getByRole('group', { name: new RegExp(`#${invoice.booking.booking_uid}`) }));
  await user.click(part(third).getByRole('button', { name: 'Add Line Item' }));
  await user.type(part(third).getByRole('textbox', { name: 'Amount (AUD)' }), '10');
  expect(part(third).getByText('A$750.00')).toBeVisible();
  expect(screen.getByText('A$2,230.00')).toBeVisible();
  await user.click(part(second).getByRole('button', { name: /^Leave Out #/ }));
  expect(screen.getByText('A$1,490.00')).toBeVisible();
  await user.click(part(first).getByRole('button', { name: 'Invoice a Part Only' }));
  await user.type(part(first).getByRole('textbox', { name: /^Part of the Claim/ }), '300');
  expect(part(first).getByText('A$300.00')).toBeVisible();
  expect(screen.getByText('A$1,050.00')).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(dialogCallbacks.onDone).toHaveBeenCalled());
  expect(sent).toMatchObject([
    {
      rows: [
        { booking_id: first.booking.uuid, invoice_number: 'INV-9', amount: 30000, line_items: [] },
        {
          booking_id: third.booking.uuid,
          invoice_number: 'INV-9',
          line_items: [{ amount: 1000, description: '' }],
        },
      ],
    },
  ]);
});

test("shows the server's errors at their fields, also when a booking is left out", async () => {
  const invoices = [buildSupplierInvoice(), buildSupplierInvoice()];
  const at = (field: string, message: string) => ({ field, message, errors: [] });
  submissions(() =>
    errorResponse('ValidationError', 'Wrong.', [
      {
        field: '0',
        message: '',
        errors: [
          at('invoice_number', 'You have used this number.'),
          at('line_items.0.amount', 'Too much.'),
        ],
      },
      at('file', 'It cannot be read.'),
    ]),
  );
  const { user } = openDialog(invoices);
  await user.type(await number(), 'INV-9');
  await user.upload(screen.getByLabelText(/^Invoice file/), file());
  const [leaveOut] = screen.getAllByRole('button', { name: /^Leave Out #/ });
  await user.click(leaveOut!);
  await user.click(screen.getByRole('button', { name: 'Add Line Item' }));
  await user.type(screen.getByRole('textbox', { name: 'Amount (AUD)' }), '10');
  await user.click(submit());
  expect(await screen.findByText('You have used this number.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount (AUD)' })).toHaveAccessibleDescription(
    'Too much.',
  );
  expect(screen.getByText('It cannot be read.')).toBeVisible();
  expect(dialogCallbacks.onDone).not.toHaveBeenCalled();
});

test('keeps the input after a refusal, even if the invoice has changed', async () => {
  const invoice = buildSupplierInvoice();
  const text = '"Submit Invoice" is not possible while the invoice is Approved.';
  submissions(() => {
    const { permissions } = invoice;
    serveInvoices([
      { ...invoice, state: 'approved', permissions: { ...permissions, submit_invoice: false } },
    ]);
    return errorResponse('Conflict', text);
  });
  const { user } = openDialog([invoice]);
  await user.type(await number(), 'INV-9');
  await user.upload(screen.getByLabelText(/^Invoice file/), file());
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await number()).toHaveValue('INV-9');
});

test('restores the input after a reload, and says that the file must be chosen again', async () => {
  const invoice = buildSupplierInvoice();
  const { user, unmount } = openDialog([invoice]);
  await user.type(await number(), 'INV-9');
  await user.upload(screen.getByLabelText(/^Invoice file/), file());
  await user.click(screen.getByRole('button', { name: 'Add Line Item' }));
  await user.keyboard('45');
  unmount();
  openDialog([invoice]);
  expect(await number()).toHaveValue('INV-9');
  expect(screen.getByRole('textbox', { name: 'Amount (AUD)' })).toHaveValue('45.00');
  expect(screen.getByText(/Please choose your file again\./)).toBeVisible();
  expect(screen.getByText(/^Your input is back\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await number()).toHaveValue('');
  expect(await number()).toHaveFocus();
  expect(screen.queryByRole('group', { name: /^Line item/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Your input is back\./)).not.toBeInTheDocument();
});

test('shows the error of a file when it is chosen, and Remove leads back to the field', async () => {
  const { user } = openDialog([buildSupplierInvoice()]);
  await number();
  const field = () => screen.getByLabelText(/^Invoice file/);
  await user.upload(field(), new File([], 'empty.docx'));
  expect(await screen.findByText('This file is empty.')).toBeVisible();
  expect(field()).toHaveAccessibleDescription(/^This file is empty\. .* empty\.docx 0 KB$/);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(field()).toHaveFocus();
  // Browsers let users choose any file, even types that the field does not accept.
  fireEvent.change(field(), { target: { files: [file('take 3.mov')] } });
  expect(
    await screen.findByText(
      /^Files that end with \.mov cannot be uploaded\. Choose documents \(PDF, /,
    ),
  ).toBeVisible();
});

test('shows the stored file of several invoices only if all have the same one', async () => {
  const { permissions } = buildSupplierInvoice();
  const rejected = (files = [buildInvoiceFile()]) =>
    buildSupplierInvoice({
      state: 'rejected',
      files,
      permissions: { ...permissions, delete_file: true },
    });
  server.use(mockApi.get('/invoice/{id}/file/{fileId}', () => new HttpResponse('x') as never));
  const { user } = openDialog([rejected(), rejected(), rejected([])]);
  await number();
  expect(screen.queryByText('invoice.docx')).not.toBeInTheDocument();
  const [, , last] = screen.getAllByRole('button', { name: /^Leave Out #/ });
  await user.click(last!);
  expect(await screen.findByText('invoice.docx')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete File' })).not.toBeInTheDocument();
});

test('forgets the input on Cancel', async () => {
  const invoice = buildSupplierInvoice();
  const { user, unmount } = openDialog([invoice]);
  await user.type(await number(), 'INV-9');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialogCallbacks.onClose).toHaveBeenCalled();
  unmount();
  openDialog([invoice]);
  expect(await number()).toHaveValue('');
});

test('leaves out bookings that cannot be invoiced now, and says so', async () => {
  const { permissions } = buildSupplierInvoice();
  const approved = buildSupplierInvoice({
    state: 'approved',
    permissions: { ...permissions, submit_invoice: false },
  });
  openDialog([buildSupplierInvoice(), approved]);
  expect(
    await screen.findByText(
      '1 of the selected bookings cannot be invoiced now, and is not part of this invoice.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(new RegExp(approved.booking.booking_uid))).not.toBeInTheDocument();
});

test('names the booking of each rejected invoice when there are several', async () => {
  const { booking } = buildSupplierInvoice();
  const rejected = (booking_uid: string, rejection_details: string) =>
    buildSupplierInvoice({
      state: 'rejected',
      rejection_details,
      booking: { ...booking, uuid: crypto.randomUUID(), booking_uid },
    });
  openDialog([rejected('4711', 'Too much.'), rejected('4712', 'No file.')]);
  expect(await screen.findByText('The invoice of #4711 was rejected.')).toBeVisible();
  expect(screen.getByText('The invoice of #4712 was rejected.')).toBeVisible();
});

test('says so when no booking can be invoiced', async () => {
  openDialog([], { booking_uuids: [buildSupplierInvoice().booking.uuid] });
  expect(
    await screen.findByText('No matching bookings found for invoice generation.'),
  ).toBeVisible();
});
