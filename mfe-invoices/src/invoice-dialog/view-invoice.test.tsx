import { errorTexts, type Invoice, keptInput, roles } from '@shootline/shared-api';
import {
  buildInvoice,
  buildInvoiceFile,
  buildSupplierInvoice,
  errorResponse,
  mockApi,
} from '@shootline/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

const open = (...invoices: Invoice[]) =>
  openDialog(invoices, { mode: 'view', role: roles.finance });

const rights = (changes: Partial<Invoice['permissions']>): Invoice['permissions'] => ({
  ...buildInvoice().permissions,
  make_approved: false,
  make_rejected: false,
  ...changes,
});

test('shows finance the supplier, the claim and how it differs from the expected amount', async () => {
  open(
    buildInvoice({
      claimed_invoice_amount: 78_500,
      claimed_invoice_amount_formatted: 'A$785.00',
      is_total_different: true,
      line_items: [{ amount: 4500, description: 'Parking' }],
    }),
  );
  expect(await screen.findByText('Theo Lindqvist')).toBeVisible();
  for (const text of ['A$740.00', 'A$785.00', 'A$45.00 more than expected', 'Parking']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('approves the revision that was shown', async () => {
  const asked: (string | null)[] = [];
  const invoice = buildInvoice();
  server.use(
    mockApi.post('/invoice/{id}/make-approved', ({ query }) => {
      asked.push(query.get('revision'));
      return invoice;
    }),
  );
  const { user } = open(invoice);
  await user.click(await screen.findByRole('button', { name: 'Approve Invoice' }));
  expect(screen.getByText('Are you sure that you want to approve this invoice?')).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, Approve Invoice' }));
  await waitFor(() => expect(dialogCallbacks.onDone).toHaveBeenCalledTimes(1));
  expect(asked).toEqual(['1']);
  expect(screen.getByText(/^Invoice .+ approved\.$/)).toBeVisible();
});

test('shows how an invoice was corrected meanwhile, and approves its new amount', async () => {
  const invoice = buildInvoice();
  const asked: (string | null)[] = [];
  server.use(
    mockApi.post('/invoice/{id}/make-approved', ({ query }) => {
      asked.push(query.get('revision'));
      if (asked.length > 1) return invoice;
      serveInvoices([
        {
          ...invoice,
          revision: 2,
          claimed_invoice_amount: 80_000,
          claimed_invoice_amount_formatted: 'A$800.00',
        },
      ]);
      return errorResponse('Conflict', 'This invoice was corrected and claims A$800.00 now.');
    }),
  );
  const { user } = open(invoice);
  await user.click(await screen.findByRole('button', { name: 'Approve Invoice' }));
  await user.click(screen.getByRole('button', { name: 'Yes, Approve Invoice' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('was corrected');
  expect(
    await screen.findByText('The claimed amount has changed from A$740.00 to A$800.00.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, Approve Invoice' }));
  await waitFor(() => expect(asked).toEqual(['1', '2']));
});

test('says that only the file was corrected meanwhile before the invoice can be rejected', async () => {
  const invoice = buildInvoice();
  const sent: unknown[] = [];
  server.use(
    mockApi.post('/invoice/{id}/make-rejected', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return invoice;
      serveInvoices([{ ...invoice, revision: 2 }]);
      return errorResponse('Conflict', 'This invoice was corrected and claims A$740.00 now.');
    }),
  );
  const { user } = open(invoice);
  await user.click(await screen.findByRole('button', { name: 'Reject Invoice' }));
  await user.type(screen.getByRole('textbox', { name: 'Rejection Reason (optional)' }), 'Blurred.');
  await user.click(screen.getByRole('button', { name: 'Yes, Reject Invoice' }));
  expect(
    await screen.findByText(
      'It was corrected while you had it open. The claimed amount is the same.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, Reject Invoice' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { revision: 1, rejection_details: 'Blurred.' },
      { revision: 2, rejection_details: 'Blurred.' },
    ]),
  );
});

test('says that somebody else has decided on the invoice meanwhile', async () => {
  const invoice = buildInvoice();
  const text = '"Approve Invoice" is not possible while the invoice is Rejected.';
  server.use(
    mockApi.post('/invoice/{id}/make-approved', () => {
      serveInvoices([
        { ...invoice, state: 'rejected', state_display: 'Rejected', permissions: rights({}) },
      ]);
      return errorResponse('Conflict', text);
    }),
  );
  const { user } = open(invoice);
  await user.click(await screen.findByRole('button', { name: 'Approve Invoice' }));
  await user.click(screen.getByRole('button', { name: 'Yes, Approve Invoice' }));
  expect(await screen.findByText('This invoice was rejected.')).toBeVisible();
  expect(await screen.findByText(/^Rejected by Fin Ance,/)).toBeVisible();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve Invoice' })).not.toBeInTheDocument();
});

test('an invoice is rejected with a reason', async () => {
  const sent: unknown[] = [];
  const invoice = buildInvoice();
  server.use(
    mockApi.post('/invoice/{id}/make-rejected', async ({ request }) => {
      sent.push(await request.json());
      return invoice;
    }),
  );
  const { user } = open(invoice);
  await user.click(await screen.findByRole('button', { name: 'Reject Invoice' }));
  const reason = screen.getByRole('textbox', { name: 'Rejection Reason (optional)' });
  expect(reason).toHaveAccessibleDescription(
    'Provide details of why this invoice is being rejected.',
  );
  await user.type(reason, 'Too much.');
  await user.click(screen.getByRole('button', { name: 'Yes, Reject Invoice' }));
  await waitFor(() => expect(dialogCallbacks.onDone).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ revision: 1, rejection_details: 'Too much.' }]);
});

test('offers no decision without the permission', async () => {
  open(buildInvoice({ state: 'approved', permissions: rights({}) }));
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve|Reject|Notes/ })).not.toBeInTheDocument();
});

test('shows the network failure and the approval when only the answer was lost', async () => {
  const invoice = buildInvoice();
  server.use(
    mockApi.post('/invoice/{id}/make-approved', () => {
      serveInvoices([
        { ...invoice, state: 'approved', state_display: 'Approved', permissions: rights({}) },
      ]);
      return HttpResponse.error();
    }),
  );
  const { user } = open(invoice);
  await user.click(await screen.findByRole('button', { name: 'Approve Invoice' }));
  await user.click(screen.getByRole('button', { name: 'Yes, Approve Invoice' }));
  expect(await screen.findByText('This invoice is approved already.')).toBeVisible();
  expect(screen.getByText(errorTexts.network)).toBeVisible();
});

test('says that the claim is in another currency, and shows its line items in that currency', async () => {
  open(
    buildInvoice({
      claimed_invoice_amount: 78_500,
      claimed_invoice_amount_formatted: 'US$785.00',
      claimed_currency: 'USD',
      is_total_different: true,
      line_items: [{ amount: 4500, description: 'Parking' }],
    }),
  );
  expect(await screen.findByText('Claimed in another currency than expected')).toBeVisible();
  expect(screen.getByText('US$45.00')).toBeVisible();
});

test('offers a choice of suppliers, starting with the one who waits for a decision', async () => {
  const { booking } = buildInvoice();
  const of = (camera_operator_full_name: string, changes: Partial<Invoice>) =>
    buildInvoice({ booking: { ...booking, camera_operator_full_name }, ...changes });
  const { user } = open(
    of('Ada', {
      invoice_number: 'ADA-1',
      state_display: 'Approved',
      permissions: rights({}),
    }),
    of('Ben', { invoice_number: 'BEN-1' }),
  );
  expect(await screen.findByText('BEN-1')).toBeVisible();
  await user.selectOptions(
    screen.getByLabelText('Invoice of'),
    'Ada · ADA-1 · Approved · A$740.00',
  );
  expect(screen.queryByText('BEN-1')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve Invoice' })).not.toBeInTheDocument();
});

test("keeps an admin's typed notes after a refusal", async () => {
  const invoice = buildInvoice({
    admin_invoice_notes: 'Check',
    permissions: rights({ update_notes: true }),
  });
  const sent: unknown[] = [];
  server.use(
    mockApi.post('/invoice/update-invoices', async ({ request }) => {
      sent.push(await request.json());
      const { uuid } = invoice;
      return {
        results: [
          { uuid, result: 'refused' as const, message: 'Not now.', errors: [], invoice: null },
        ],
      };
    }),
  );
  const { user } = openDialog([invoice], { mode: 'view', role: roles.admin });
  await user.click(await screen.findByRole('button', { name: 'Edit Notes' }));
  await user.type(screen.getByRole('textbox', { name: 'Admin notes' }), ' the hours');
  await user.click(screen.getByRole('button', { name: 'Save Notes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.getByRole('textbox', { name: 'Admin notes' })).toHaveValue('Check the hours');
  expect(sent).toEqual([
    [{ uuid: invoice.uuid, is_selected: true, admin_invoice_notes: 'Check the hours' }],
  ]);
});

describe('notes that were typed and not saved', () => {
  const invoice = buildInvoice({
    permissions: rights({ make_approved: true, update_notes: true }),
  });
  const notes = () => screen.getByRole('textbox', { name: 'Admin notes' });
  const openView = () =>
    openDialog([invoice], { mode: 'view', role: roles.admin, title: 'View Invoice' });

  async function typeNotes() {
    const view = openView();
    await view.user.click(await screen.findByRole('button', { name: 'Edit Notes' }));
    await view.user.type(notes(), 'Check the hours');
    return view;
  }
  async function expectNoNotes() {
    openView();
    expect(await screen.findByRole('button', { name: 'Edit Notes' })).toBeVisible();
  }

  test('survive a declined confirmation and a reload, and are dropped on Close', async () => {
    const { user, unmount } = await typeNotes();
    await user.click(screen.getByRole('button', { name: 'Approve Invoice' }));
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(notes()).toHaveValue('Check the hours');
    unmount();
    const again = openView();
    expect(await screen.findByText('Your input is back.')).toBeVisible();
    expect(notes()).toHaveValue('Check the hours');
    // The close icon has the same name but no text.
    await again.user.click(screen.getByText('Close'));
    expect(dialogCallbacks.onClose).toHaveBeenCalledTimes(1);
    again.unmount();
    await expectNoNotes();
  });

  test('survive the decision that closes the dialog', async () => {
    server.use(mockApi.post('/invoice/{id}/make-approved', () => invoice));
    const { user, unmount } = await typeNotes();
    await user.click(screen.getByRole('button', { name: 'Approve Invoice' }));
    await user.click(screen.getByRole('button', { name: 'Yes, Approve Invoice' }));
    await waitFor(() => expect(dialogCallbacks.onDone).toHaveBeenCalledTimes(1));
    unmount();
    openView();
    expect(await screen.findByText('Your input is back.')).toBeVisible();
    expect(notes()).toHaveValue('Check the hours');
  });
});

test('shows a videographer an approved invoice, and offers Retry when its file fails to load', async () => {
  const { permissions } = buildSupplierInvoice();
  const invoice = buildSupplierInvoice({
    state: 'approved',
    state_display: 'Approved',
    files: [buildInvoiceFile({ name: 'invoice.docx' })],
    permissions: { ...permissions, submit_invoice: false },
  });
  server.use(
    mockApi.get(
      '/invoice/{id}/file/{fileId}',
      () => errorResponse('InternalError', 'The archive is closed.') as never,
    ),
  );
  const { user } = openDialog([invoice], { mode: 'view' });
  expect(await screen.findByText('Approved')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await screen.findByText('invoice.docx: The archive is closed.')).toBeVisible();
  server.use(
    mockApi.get('/invoice/{id}/file/{fileId}', () => new HttpResponse('content') as never),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
});

test.each([
  ['The archive is closed.', () => errorResponse('InternalError', 'The archive is closed.')],
  [
    'Sorry, there was an error loading the invoice details.',
    () => new HttpResponse(null, { status: 500 }),
  ],
  ['No details found for the selected invoice.', () => HttpResponse.json({ invoices: [] })],
])('"%s" can be tried again', async (text, answer) => {
  const invoice = buildInvoice();
  const { user } = (() => {
    const view = openDialog([invoice], { mode: 'view', role: roles.finance });
    server.use(mockApi.get('/invoice/of-bookings', answer));
    return view;
  })();
  expect(await screen.findByText(text)).toBeVisible();
  serveInvoices([invoice]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Theo Lindqvist')).toBeVisible();
});

test('lists the other bookings of a bulk invoice with the total claim', async () => {
  const invoice = buildInvoice({ invoice_number: 'BH-0250' });
  const state = { state: 'approved' as const, state_display: 'Approved' };
  const other = {
    ...state,
    invoice_number: 'BH-0250',
    claimed_invoice_amount: 955_50,
    claimed_currency: 'AUD',
    claimed_invoice_amount_formatted: 'A$955.50',
  };
  const differently = { ...other, invoice_number: 'BH 0250' };
  server.use(
    mockApi.get('/invoice/{id}/same-number', () => ({
      invoices: [
        { ...other, uuid: invoice.uuid, booking_uid: '10203', title: 'Launch' },
        { ...differently, uuid: crypto.randomUUID(), booking_uid: '10204', title: 'Portraits' },
        { ...other, uuid: crypto.randomUUID(), booking_uid: '10205', title: '' },
      ],
      total_amount: 2585_00,
      total_currency: 'AUD',
      total_formatted: 'A$2,585.00',
    })),
  );
  open(invoice);
  expect(
    await screen.findByText('One of 3 bookings on BH-0250, A$2,585.00 together'),
  ).toBeVisible();
  const others = within(screen.getByRole('list', { name: 'Others on BH-0250' }));
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '#10204 Portraits (BH 0250)ApprovedA$955.50',
    '#10205 Untitled bookingApprovedA$955.50',
  ]);
});
