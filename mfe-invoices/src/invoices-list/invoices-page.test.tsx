import { roles, type Invoice } from '@shootline/shared-api';
import {
  buildVideographer,
  buildInvoice,
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

const client = {
  id: '00000000-0000-4000-9000-000000000001',
  name: 'Harbour Foods',
  billing_region: 'Australia',
  shoot_duration: { max: 12 },
};
const camop = (serial: number) =>
  buildVideographer({
    uuid: `00000000-0000-4000-9000-0000000001${String(serial).padStart(2, '0')}`,
    full_name: `Camop ${serial}`,
  });

let asked: string[];

function listAnswers(answer: () => Invoice[] | Response) {
  return mockApi.get('/invoice', ({ query }) => {
    const sent = new URLSearchParams(query);
    sent.delete('offset');
    asked.push(sent.toString());
    const rows = answer();
    return rows instanceof Response ? rows : pageOf(rows);
  });
}

const server = mockServer(
  mockApi.get('/list/{list}/views', () => ({ views: [], own_views: [], columns: null })),
  mockApi.get('/invoice/totals', () => ({ count: 1, totals: [] })),
  mockApi.get('/client', () => [client]),
  mockApi.get('/user/camera-operators', ({ query }) =>
    query.get('offset') === '0' ? pageOf([camop(1)], 'more', 2) : pageOf([camop(2)], null, 2),
  ),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  asked = [];
  server.use(listAnswers(() => [buildInvoice()]));
});

const open = (url = '/finance-dashboard?view=all') =>
  renderRoute(routes, url, {
    user: { ...buildUser(roles.finance), timezone: 'Europe/London' },
    brand: { name: 'Filmkit', logo: '', termsUrl: '/terms.html' },
  });
const table = () => screen.findByRole('grid', { name: 'My Invoices' });
const inRow = ['Booking Number', 'Client', 'Videographer', 'Supplier Invoice Number', 'Approved'];

test('a row of the inbox leads to its invoice, and closing it to the list', async () => {
  const invoice = buildInvoice({ invoice_number: 'INV-7', state: 'submitted' });
  server.use(
    mockApi.get('/invoice/totals', () => ({ count: 1, totals: [] })),
    mockApi.get('/invoice/{id}', () => invoice),
  );
  const { user, location } = open(`/finance-dashboard?invoice=${invoice.uuid}`);
  expect(await screen.findByRole('dialog', { name: 'View Invoice' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location()).toBe('/finance-dashboard'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** The control of a filter, in the row or in the panel More Filters. */
async function filterField(user: ReturnType<typeof open>['user'], label: string) {
  if (inRow.includes(label)) return screen.getByLabelText(label);
  const isOpen = screen.queryByRole('dialog', { name: 'More Filters' });
  if (!isOpen) await user.click(screen.getByRole('button', { name: /^More Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'More Filters' })).findByLabelText(label);
}

/** The texts of a row by column header. */
async function rowByHeader(index = 1): Promise<Record<string, string>> {
  const rows = within(await table()).getAllByRole('row');
  const headers = within(rows[0]!).getAllByRole('columnheader');
  const cells = within(rows[index]!).getAllByRole('gridcell');
  const textOf = (cell: HTMLElement | undefined) => {
    const box = cell?.querySelector<HTMLInputElement>('input[type=checkbox]');
    return box ? (box.checked ? 'ticked' : 'not ticked') : (cell?.textContent ?? '');
  };
  return Object.fromEntries(
    headers.map((header, column) => [
      header.getAttribute('aria-label') ?? header.textContent.trim(),
      textOf(cells[column]),
    ]),
  );
}

test('shows the values as the server formatted them, and each date in its zone', async () => {
  server.use(
    listAnswers(() => [
      buildInvoice({
        invoice_number: 'INV-1',
        billed_to_client: true,
        quote_number: 'Q-1',
        admin_invoice_notes: 'Check the hours',
        booking: { ...buildInvoice().booking, booking_uid: '4711', invoice_notes: 'Split in two' },
      }),
    ]),
  );
  open();
  expect(await rowByHeader()).toEqual({
    Select: 'not ticked',
    'Billed to Client': 'ticked',
    'Booking Number': '4711',
    'Booking Date': 'Wed, 14 Aug 2030' + '10:00 AM (AEST)',
    'Booking Name': 'Founder interview',
    'Client Name': 'Harbour Foods',
    'Client Cost': 'A$1,260.00',
    'Supplier Invoice in Xero': 'not ticked',
    'Supplier Name': 'Theo Lindqvist',
    'Supplier Cost (Estimated)': 'A$740.00',
    'Supplier Cost (Claimed)': 'A$740.00',
    'Supplier Invoice Number': 'INV-1',
    'Supplier Invoice Status': 'Submitted',
    'Days Waiting': 'Today',
    'Quote Number': 'Q-1',
    'Purchase Order Number': '—',
    'Filmkit Invoice Number': '—',
    'Invoice Contact Details': 'Maya Okafor',
    'Invoice Notes': 'Check the hours',
    'Supplier Invoice Creation Date': 'Tue, 20 Aug 2030' + '2:00 AM (BST)',
    'Supplier Invoice Modification Date': 'Wed, 21 Aug 2030' + '2:00 AM (BST)',
  });
});

test('what is to be entered in Xero begins with the flag to tick', async () => {
  open('/finance-dashboard?view=to_enter_in_xero');
  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers[1]).toHaveTextContent('Supplier Invoice in Xero');
});

test('leads from a supplier to their page', async () => {
  const invoice = buildInvoice();
  server.use(listAnswers(() => [invoice]));
  open();
  expect(await screen.findByRole('link', { name: 'Theo Lindqvist' })).toHaveAttribute(
    'href',
    `/videographers/${invoice.booking.camera_operator_uuid}`,
  );
});

test('says what is missing when an invoice waits for its videographer', async () => {
  server.use(
    listAnswers(() => [
      buildInvoice({
        state: 'init',
        state_display: 'Not submitted',
        invoice_number: '',
        claimed_invoice_amount: null,
        claimed_invoice_amount_formatted: null,
        booking: { ...buildInvoice().booking, date: null, invoice_to_user: null },
      }),
    ]),
  );
  open();
  expect(await rowByHeader()).toMatchObject({
    'Supplier Invoice Number': '—',
    'Supplier Cost (Claimed)': '—',
    'Invoice Contact Details': '—',
    'Invoice Notes': '—',
  });
});

test('sorts by the dates, in the URL and the request', async () => {
  const { user, location } = open();
  const buttons = within(await table())
    .getAllByRole('columnheader')
    .filter((header) => within(header).queryByRole('button'));
  expect(buttons.map(({ textContent }) => textContent.trim())).toEqual([
    'Days Waiting',
    'Booking Date',
    'Supplier Invoice Creation Date',
    'Supplier Invoice Modification Date',
  ]);
  await user.click(screen.getByRole('button', { name: 'Supplier Invoice Creation Date' }));
  await waitFor(() => expect(asked).toEqual(['', 'sortBy=created&asc=true']));
  expect(location()).toBe('/finance-dashboard?view=all&sortBy=created&asc=true');
});

test.each([
  ['Booking Date', 'at_date'],
  ['From Date', 'from_date'],
  ['To Date', 'to_date'],
])('the date %s filters by %s', async (label, name) => {
  const { user, location } = open();
  await table();
  await user.type(await filterField(user, label), '05-03-2030{Enter}');
  await waitFor(() => expect(asked.at(-1)).toBe(`${name}=05-03-2030`));
  expect(location()).toBe(`/finance-dashboard?view=all&${name}=05-03-2030`);
});

test.each([
  ['Booking Name', 'title'],
  ['Booking Number', 'booking_uid'],
  ['Supplier Invoice Number', 'invoice_number'],
  ['Quote Number', 'quote_number'],
  ['Purchase Order Number', 'po_number'],
  ['Filmkit Invoice Number', 'sales_invoice_number'],
])('the text %s filters by %s', async (label, name) => {
  const { user } = open();
  await table();
  await user.type(await filterField(user, label), '77{Enter}');
  await waitFor(() => expect(asked.at(-1)).toBe(`${name}=77`));
});

test.each([
  ['Approved', 'is_approved'],
  ['Billed to Client', 'billed_to_client'],
  ['Supplier Invoice in Xero', 'added_to_xero'],
  ['Has Supplier Invoice Number', 'is_invoice_number_exist'],
  ['Has Quote Number', 'is_quote_number_exist'],
  ['Has Purchase Order Number', 'is_po_number_exist'],
  ['Has Filmkit Invoice Number', 'is_sales_invoice_number_exist'],
])('the choice %s filters by %s', async (label, name) => {
  const { user } = open();
  await table();
  await user.selectOptions(await filterField(user, label), 'No');
  await waitFor(() => expect(asked.at(-1)).toBe(`${name}=false`));
});

test('a search without a match in its view shows those of all invoices, and says so', async () => {
  server.use(
    mockApi.get('/invoice', ({ query }) =>
      pageOf(new URLSearchParams(query).has('view') ? [] : [buildInvoice()]),
    ),
  );
  open('/finance-dashboard?view=to_bill&title=founder');
  expect(await rowByHeader()).toMatchObject({ 'Booking Name': 'Founder interview' });
  expect(
    screen.getByText('Nothing matches in To bill. These are from all invoices.'),
  ).toBeVisible();
});

test('offers all clients and suppliers as filters', async () => {
  const { user, location } = open();
  await table();
  await screen.findByRole('option', { name: 'Camop 2' });
  await user.selectOptions(screen.getByLabelText('Videographer'), 'Camop 2');
  await screen.findByRole('option', { name: client.name });
  await user.selectOptions(screen.getByLabelText('Client'), client.name);
  await waitFor(() => expect(asked.at(-1)).toBe(`client=${client.id}&camop=${camop(2).uuid}`));
  expect(location()).toContain(`client=${client.id}`);
});

test('restores the filters of a shared link, ignores invalid ones, and clears them on Reset', async () => {
  const { user, location } = open(
    '/finance-dashboard?view=all&title=kitchen&at_date=31-02-2030&is_approved=x',
  );
  await table();
  expect(asked).toEqual(['title=kitchen']);
  expect(screen.getByRole('button', { name: 'More Filters (1)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter Booking Name: kitchen' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(asked).toEqual(['title=kitchen', '']));
  expect(location()).toBe('/finance-dashboard?view=all');
});

test('loads more until all results are shown', async () => {
  server.use(
    mockApi.get('/invoice', ({ query }) =>
      query.get('offset') === '0'
        ? pageOf([buildInvoice()], 'more', 2)
        : pageOf([buildInvoice()], null, 2),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('button', { name: 'All results fetched' })).toBeDisabled();
  expect(within(await table()).getAllByRole('row')).toHaveLength(3);
});

test('shows the number of matches beside the title, but not in it', async () => {
  server.use(mockApi.get('/invoice', () => pageOf([buildInvoice()], 'more', 10_001)));
  open();
  expect(await screen.findByText('10,000+')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('My Invoices');
});

test('reloads the list on Refresh', async () => {
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  await waitFor(() => expect(asked).toEqual(['', '']));
});

test.each([
  ['/finance-dashboard?title=kitchen', 'No invoices match your filter criteria.'],
  ['/finance-dashboard', 'No invoices available for review.'],
])('an empty list at %s says why', async (url, text) => {
  server.use(listAnswers(() => []));
  open(url);
  expect(await screen.findByText(text)).toBeVisible();
});

test("limits a text to the API's maximum length", async () => {
  const { user } = open();
  await table();
  const lengthOf = async (label: string) =>
    (await filterField(user, label)).getAttribute('maxlength');
  expect(await lengthOf('Booking Number')).toBe('40');
  expect(await lengthOf('Booking Name')).toBe('200');
  expect(await lengthOf('Quote Number')).toBe('100');
});

test.each([
  ['The archive is closed.', errorResponse('InternalError', 'The archive is closed.')],
  [
    'Sorry, there was an error loading the list of invoices.',
    new HttpResponse(null, { status: 500 }),
  ],
])('a failure shows "%s" and can be tried again', async (text, response) => {
  server.use(listAnswers(() => response.clone()));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(asked).toEqual(['']);
  server.use(listAnswers(() => [buildInvoice()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await table()).toBeVisible();
});
