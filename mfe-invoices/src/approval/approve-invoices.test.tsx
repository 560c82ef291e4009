import {
  errorTexts,
  type Invoice,
  type InvoiceApprovals,
  roles,
  type UndoInput,
} from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildInvoice,
  buildInvoiceFile,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { routes } from '../routes.tsx';

const numbered = (booking_uid: string, supplier: string, changes: Partial<Invoice> = {}) => {
  const invoice = buildInvoice({ invoice_number: `INV-${booking_uid}`, ...changes });
  const booking = { ...invoice.booking, booking_uid, camera_operator_full_name: supplier };
  return { ...invoice, booking };
};

let invoices: Invoice[];
/** The approvals that were sent: numbers of bookings with revisions. */
let approved: string[];

const named = ({ uuid, revision }: { uuid: string; revision?: number }) =>
  `${invoices.find((one) => one.uuid === uuid)?.booking.booking_uid} ${revision}`;
const decided = (uuid: string) => {
  const done = { make_approved: false, make_rejected: false };
  invoices = invoices.map((one) =>
    one.uuid === uuid
      ? { ...one, state: 'approved', permissions: { ...one.permissions, ...done } }
      : one,
  );
  return invoices.find((one) => one.uuid === uuid)!;
};

const server = mockServer(
  mockApi.get('/invoice', () => pageOf(invoices)),
  mockApi.get('/client', () => []),
  mockApi.get('/user/camera-operators', () => pageOf([])),
  mockApi.get('/list/{list}/views', () => ({ views: [], own_views: [], columns: null })),
  mockApi.get('/invoice/totals', () => ({ count: 3, totals: [] })),
  mockApi.get('/invoice/{id}/same-number', () => ({
    invoices: [],
    total_amount: null,
    total_currency: null,
    total_formatted: null,
  })),
  mockApi.get('/invoice/{id}/history', () => ({ history: [] })),
  mockApi.get('/invoice/{id}', ({ params }) => invoices.find(({ uuid }) => uuid === params.id)!),
  mockApi.post('/invoice/{id}/make-approved', ({ params, query }) => {
    approved.push(named({ uuid: String(params.id), revision: Number(query.get('revision')) }));
    return decided(String(params.id));
  }),
  mockApi.post('/invoice/approve-invoices', async ({ request }) => {
    const body = (await request.json()) as InvoiceApprovals;
    approved.push(...body.invoices.map(named));
    return { results: body.invoices.map(({ uuid }) => resultOf(uuid)) };
  }),
);

const bookingOf = ({ booking: { uuid, version } }: Invoice) => ({ uuid, version });

/** The bookings whose decisions were to be undone. */
let undone: UndoInput['bookings'];
const undoing = mockApi.post('/booking/undo', async ({ request }) => {
  const body = (await request.json()) as UndoInput;
  undone = body.bookings;
  const refusal = { type: 'Conflict' as const, message: 'It is too late.' };
  return {
    results: body.bookings.map(({ uuid, version }) => {
      const isLate = version === 99;
      const result = isLate ? null : buildBookingSummary({ uuid });
      return { booking: uuid, result, error: isLate ? refusal : null };
    }),
  };
});

/** Refuses what claims nothing. */
function resultOf(uuid: string) {
  const one = invoices.find((row) => row.uuid === uuid);
  if (one?.claimed_invoice_amount === 0) {
    return {
      invoice: uuid,
      booking: null,
      error: { type: 'Conflict' as const, message: 'It was corrected.' },
    };
  }
  return { invoice: uuid, booking: bookingOf(decided(uuid)), error: null };
}

beforeAll(() => loadPages(routes));
beforeEach(() => {
  approved = [];
  invoices = [
    numbered('10001', 'Marco Bellini'),
    numbered('10002', 'Joyce Yip', {
      is_total_different: true,
      claimed_invoice_amount: 78_500,
      claimed_invoice_amount_formatted: 'A$785.00',
    }),
    numbered('10003', 'Marco Bellini'),
  ];
});

const open = (url = '/finance-dashboard') =>
  renderRoute(routes, url, { user: buildUser(roles.finance) });
const box = (number: string) => screen.findByLabelText(`Select ${number}`);
const lines = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('approves the selected invoices together, after naming who is notified', async () => {
  invoices.push(decidedOne());
  const { user } = open();
  for (const number of ['10001', '10002', '10003', '10004']) await user.click(await box(number));
  await user.click(screen.getByRole('button', { name: 'Approve (3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Invoices' }));
  expect(dialog.getByText('3 invoices will be approved: A$2,265.00.')).toBeVisible();
  expect(dialog.getByText('Their videographers are emailed.')).toBeVisible();
  expect(lines('To approve')).toEqual([
    '#10002Joyce Yip · INV-10002A$785.00A$45.00 more than expected',
    '#10001Marco Bellini · INV-10001A$740.00',
    '#10003Marco Bellini · INV-10003A$740.00',
  ]);
  expect(lines('Left out')).toEqual(['#10004Theo Lindqvist · INV-10004A$740.00']);
  expect(approved).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Approve 3 Invoices' }));
  expect(await screen.findByText('3 invoices approved.')).toBeVisible();
  expect(approved).toEqual(['10001 1', '10002 1', '10003 1']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await box('10001')).not.toBeChecked();
  expect(await box('10004')).toBeChecked();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Approve (0)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
});

function decidedOne(): Invoice {
  const { permissions } = buildInvoice();
  return numbered('10004', 'Theo Lindqvist', {
    state: 'approved',
    state_display: 'Approved',
    permissions: { ...permissions, make_approved: false, make_rejected: false },
  });
}

test('shows the refusal at its invoice, which stays selected', async () => {
  invoices = invoices.with(0, { ...invoices[0]!, claimed_invoice_amount: 0 });
  const { user } = open();
  await user.click(await box('10001'));
  await user.click(await box('10003'));
  await user.click(screen.getByRole('button', { name: 'Approve (2)' }));
  await user.click(await screen.findByRole('button', { name: 'Approve 2 Invoices' }));
  const refusal = '1 invoice could not be approved.';
  expect(await screen.findByText(`1 invoice approved. ${refusal}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(await screen.findByText(refusal)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Why' }));
  await screen.findByRole('dialog', { name: 'Approve Invoices' });
  expect(lines('Not approved')).toEqual(['#10001Marco Bellini · INV-10001It was corrected.']);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await box('10001')).toBeChecked();
  expect(await box('10003')).not.toBeChecked();
});

test('keeps the question open when the network fails', async () => {
  server.use(mockApi.post('/invoice/approve-invoices', () => HttpResponse.error()));
  const { user } = open();
  await user.click(await box('10001'));
  await user.click(screen.getByRole('button', { name: 'Approve (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Approve 1 Invoice' }));
  expect(await screen.findByText(errorTexts.network)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve 1 Invoice' })).toBeVisible();
});

const dialog = () => screen.findByRole('dialog', { name: 'View Invoice' });
const shows = async (number: string) =>
  waitFor(async () => expect(await dialog()).toHaveTextContent(`#${number}`));

test('approves one invoice after the other by a key, skipping some', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'INV-10001' }));
  await shows('10001');
  await screen.findByRole('button', { name: 'Approve and Next' });
  await user.keyboard('A');
  await shows('10002');
  expect(approved).toEqual(['10001 1']);
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  await shows('10003');
  await user.click(await screen.findByRole('button', { name: 'Approve and Next' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(approved).toEqual(['10001 1', '10003 1']);
  expect(
    screen.getByText('No other invoice in this list is waiting for a decision.'),
  ).toBeVisible();
});

/** An invoice whose XML file has this total. */
const withFile = (invoice: Invoice, total: string): Invoice => {
  const file = buildInvoiceFile({ name: `${total}.xml` });
  return { ...invoice, files: [file] };
};

function serveFiles() {
  server.use(
    mockApi.get('/invoice/{id}/file/{fileId}', ({ params }) => {
      const invoice = invoices.find(({ uuid }) => uuid === params.id);
      const total = invoice?.files[0]?.name.replace('.xml', '');
      return new HttpResponse(`<Invoice><ID>7</ID><Payable>${total}</Payable></Invoice>`);
    }),
  );
}

test('the place in the run is shown, and one spot approves one invoice after the other', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'INV-10001' }));
  await shows('10001');
  const place = async () => (await within(await dialog()).findByText(/^\d+ of \d+$/)).textContent;
  expect(await place()).toBe('1 of 3');
  await user.click(await screen.findByRole('button', { name: 'Approve and Next' }));
  await shows('10002');
  expect(await place()).toBe('2 of 3');
  expect(await screen.findByRole('button', { name: 'Approve and Next' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await shows('10003');
  expect(await place()).toBe('3 of 3');
  expect(approved).toEqual(['10001 1', '10002 1']);
});

test("compares the claim with the amounts in the invoice's file", async () => {
  invoices = [
    withFile(invoices[0]!, '740.00'),
    withFile(invoices[1]!, '800.00'),
    withFile(invoices[2]!, 'none'),
  ];
  serveFiles();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'INV-10001' }));
  expect(await screen.findByText('The total in the file.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(
    await screen.findByText('Not in the file, whose highest amount is A$800.00.'),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(await screen.findByText('The file has no amounts that can be read.')).toBeVisible();
});

test('compares an invoice over several bookings with the sum of their claims', async () => {
  invoices = [withFile(invoices[0]!, '1,352.50')];
  serveFiles();
  server.use(
    mockApi.get('/invoice/{id}/same-number', () => ({
      invoices: [],
      total_amount: 135_250,
      total_currency: 'AUD',
      total_formatted: 'A$1,352.50',
    })),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'INV-10001' }));
  expect(
    await screen.findByText('A$1,352.50 with its other bookings. The total in the file.'),
  ).toBeVisible();
});

test('approves what matches its file in one go, and leaves out the rest', async () => {
  invoices = [
    withFile(invoices[0]!, '740.00'),
    withFile(invoices[1]!, '785.00'),
    withFile(invoices[2]!, '700.00'),
  ];
  serveFiles();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'INV-10003' }));
  await user.click(await screen.findByRole('button', { name: 'Approve What Matches' }));
  expect(await screen.findByText('1 of 3 match.')).toBeVisible();
  expect(lines('To approve')).toEqual(['#10001Marco Bellini · INV-10001A$740.00']);
  expect(lines('Left out')).toEqual([
    '#10002Joyce Yip · INV-10002A$785.00A$45.00 more than expected',
    '#10003Marco Bellini · INV-10003A$740.00Not in the file, whose highest amount is A$700.00.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Approve 1 Invoice' }));
  expect(await screen.findByText('1 invoice approved.')).toBeVisible();
  expect(approved).toEqual(['10001 1']);
});

test('stays at an invoice that could not be approved, and says why', async () => {
  server.use(
    mockApi.post('/invoice/{id}/make-approved', () =>
      errorResponse('Conflict', 'This invoice was corrected and claims A$800.00 now.'),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'INV-10001' }));
  await user.click(await screen.findByRole('button', { name: 'Approve and Next' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('claims A$800.00 now');
  await shows('10001');
});

test('shows how long an invoice has waited, and sorts by it', async () => {
  const asked: (string | null)[] = [];
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  invoices = [
    numbered('10001', 'A', { waiting_since: ago(12) }),
    numbered('10002', 'B', { waiting_since: ago(1) }),
    numbered('10003', 'C', { waiting_since: ago(0) }),
    numbered('10004', 'D', { waiting_since: null }),
  ];
  server.use(
    mockApi.get('/invoice', ({ query }) => {
      asked.push(query.get('sortBy'));
      return pageOf(invoices);
    }),
  );
  const { user } = open();
  await box('10001');
  const waits = [...document.querySelectorAll('td[data-column=days-waiting]')];
  expect(waits.map(({ textContent }) => textContent)).toEqual(['12 days', '1 day', 'Today', '—']);
  await user.click(screen.getByRole('button', { name: 'Days Waiting' }));
  await waitFor(() => expect(asked.at(-1)).toBe('days_waiting'));
});

test('an approval can be undone from its toast', async () => {
  server.use(undoing);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'INV-10001' }));
  await user.click(await screen.findByRole('button', { name: 'Approve and Next' }));
  expect(await screen.findByText('Invoice INV-10001 approved.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('Approval of invoice INV-10001 undone.')).toBeInTheDocument();
  expect(undone).toEqual([bookingOf(invoices[0]!)]);
});

test('several approvals are undone together, and those that cannot be say why', async () => {
  server.use(undoing);
  const [one, two, three] = invoices;
  invoices = [
    one!,
    { ...two!, booking: { ...two!.booking, version: 99 } },
    // Two videographers invoice one booking.
    { ...three!, booking: { ...one!.booking, booking_uid: '10003', version: 4 } },
  ];
  const { user } = open();
  for (const number of ['10001', '10002', '10003']) await user.click(await box(number));
  await user.click(screen.getByRole('button', { name: 'Approve (3)' }));
  await user.click(await screen.findByRole('button', { name: 'Approve 3 Invoices' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const said = 'Approval undone. 2 of 3 could not be undone: It is too late.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(undone).toEqual([{ ...bookingOf(one!), version: 4 }, bookingOf(invoices[1]!)]);
});
