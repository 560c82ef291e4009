import {
  keptInput,
  type Invoice,
  type InvoiceUpdate,
  roles,
} from '@shootline/shared-api';
import { buildInvoice, buildUser, mockApi, pageOf } from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { routes } from '../routes.tsx';

const numbered = (booking_uid: string, changes: Partial<Invoice> = {}): Invoice => {
  const invoice = buildInvoice(changes);
  return { ...invoice, booking: { ...invoice.booking, booking_uid } };
};

let invoices: Invoice[];
/** The bodies of Update Selection. */
let sent: InvoiceUpdate[][];
/** Numbers that the server refuses. */
let refused: string[];

function updated(update: InvoiceUpdate) {
  const { uuid, is_selected: _, ...values } = update;
  if (refused.includes(values.po_number ?? '')) {
    const errors = [{ field: 'po_number', message: 'This order is closed.', errors: [] }];
    return { uuid, result: 'refused' as const, message: 'It is not valid.', errors, invoice: null };
  }
  invoices = invoices.map((one) => (one.uuid === uuid ? { ...one, ...values } : one));
  const invoice = invoices.find((one) => one.uuid === uuid) ?? null;
  return { uuid, result: 'updated' as const, message: null, errors: [], invoice };
}

const server = setupServer(
  mockApi.get('/invoice', () => pageOf(invoices)),
  mockApi.get('/client', () => []),
  mockApi.get('/user/camera-operators', () => pageOf([])),
  mockApi.get('/list/{list}/views', () => ({
    views: [
      { view: 'to_approve' as const, count: 3 },
      { view: 'all' as const, count: 7 },
    ],
    own_views: [],
    columns: null,
  })),
  mockApi.get('/invoice/totals', () => ({
    count: 3,
    totals: [
      {
        currency: 'AUD',
        client_cost: 378_000,
        client_cost_formatted: 'A$3,780.00',
        supplier_cost_estimated: 222_000,
        supplier_cost_estimated_formatted: 'A$2,220.00',
        supplier_cost_claimed: 222_000,
        supplier_cost_claimed_formatted: 'A$2,220.00',
      },
    ],
  })),
  mockApi.post('/invoice/update-invoices', async ({ request }) => {
    const updates = (await request.json()) as InvoiceUpdate[];
    sent.push(updates);
    return { results: updates.map(updated) };
  }),
);

const finance = buildUser(roles.finance);

beforeAll(() => loadPages(routes));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  refused = [];
  invoices = [numbered('10001'), numbered('10002'), numbered('10003')];
});
afterEach(() => {
  server.resetHandlers();
  keptInput.forgetAll(finance.uuid);
  widenTheWindow();
});
afterAll(() => server.close());

const open = (url = '/finance-dashboard') => renderRoute(routes, url, { user: finance });
const grid = () => screen.findByRole('grid', { name: 'My Invoices' });
const rowOf = async (number: string) =>
  (await screen.findByLabelText(`Select ${number}`)).closest<HTMLElement>('[role=row]')!;

async function cell(number: string, header: string) {
  const headers = within(await grid()).getAllByRole('columnheader');
  const index = headers.findIndex((one) => one.textContent.trim() === header);
  return within(await rowOf(number)).getAllByRole('gridcell')[index]!;
}
const box = (name: string) => screen.getByLabelText(name);
const update = () => screen.getByRole('button', { name: 'Update Selection' });
const focused = () => document.activeElement;

async function focusCell(number: string, header: string) {
  const found = await cell(number, header);
  fireEvent.focus(found);
  found.focus();
  return found;
}

const paste = (text: string) =>
  fireEvent.paste(focused()!, { clipboardData: { getData: () => text } });

test('the views stand above the invoices with their counts, those to approve first', async () => {
  open();
  const views = within(await screen.findByRole('navigation', { name: 'Views' }));
  await waitFor(() => expect(views.getByText('To approve')).toHaveTextContent('To approve3'));
  expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'To approve3',
    'To bill',
    'To enter in Xero',
    'Rejected',
    'All7',
  ]);
  expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('To approve');
});

test('the grid is one tab stop, and is walked with the keyboard', async () => {
  const { user } = open();
  await rowOf('10001');
  const stops = [...(await grid()).querySelectorAll<HTMLElement>('[tabindex="0"]')];
  expect(stops).toEqual([box('Select 10001')]);
  stops[0]!.focus();
  await user.keyboard('{ArrowRight}');
  expect(box('Billed to Client of 10001')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await cell('10002', 'Booking Number')).toHaveFocus();
  await user.keyboard('{End}');
  expect(await cell('10002', 'Supplier Invoice Modification Date')).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(box('Select 10001')).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(await cell('10003', 'Supplier Invoice Modification Date')).toHaveFocus();
  await user.keyboard('{Home}{PageUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Booking Date' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(within(await rowOf('10001')).getByRole('link')).toHaveFocus();
  await user.tab();
  expect(await grid()).not.toContainElement(focused() as HTMLElement);
});

test('a cell is edited with the keyboard, marked as changed, and its row selected', async () => {
  const { user } = open();
  await focusCell('10001', 'Quote Number');
  await user.keyboard('Q-77{Enter}');
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('Q-77, changed');
  expect(await cell('10002', 'Quote Number')).toHaveFocus();
  expect(box('Select 10001')).toBeChecked();
  expect(screen.getByText('1 selected · 1 changed')).toBeVisible();

  await user.keyboard('{F2}Q-78{Escape}');
  expect(await cell('10002', 'Quote Number')).toHaveTextContent('—');
  expect(await cell('10002', 'Quote Number')).toHaveFocus();

  await user.keyboard('{Control>}z{/Control}');
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('—');
  expect(screen.getByText('0 selected · 0 changed')).toBeVisible();
});

test('Space ticks a cell, and Undo cell takes it back', async () => {
  const { user } = open();
  await rowOf('10001');
  box('Billed to Client of 10001').focus();
  await user.keyboard(' ');
  expect(box('Billed to Client of 10001')).toBeChecked();
  expect(box('Billed to Client of 10001')).toHaveAccessibleDescription(', changed');
  await user.click(screen.getByRole('button', { name: 'Undo cell' }));
  expect(box('Billed to Client of 10001')).not.toBeChecked();
  expect(box('Billed to Client of 10001')).toHaveFocus();
});

test('the selected invoices are updated in one request', async () => {
  const { user } = open();
  await rowOf('10001');
  await user.click(box('Billed to Client of 10001'));
  await focusCell('10003', 'Purchase Order Number');
  await user.keyboard('PO-9{Tab}');
  await user.click(update());
  expect(await screen.findByText('Selected booking(s) have been updated.')).toBeVisible();
  expect(sent).toEqual([
    [
      { uuid: invoices[0]!.uuid, is_selected: true, billed_to_client: true },
      { uuid: invoices[2]!.uuid, is_selected: true, po_number: 'PO-9' },
    ],
  ]);
  expect(await screen.findByText('0 selected · 0 changed')).toBeVisible();
  expect(await cell('10003', 'Purchase Order Number')).toHaveTextContent(/^PO-9$/);
});

test('a refused invoice keeps its input and says at its cell what is wrong', async () => {
  refused = ['PO-0'];
  const { user } = open();
  await focusCell('10001', 'Purchase Order Number');
  await user.keyboard('PO-1{Enter}PO-0{Enter}');
  await user.click(update());
  expect(await screen.findByText('1 updated, 1 refused.')).toBeVisible();
  const goTo = screen.getByRole('button', { name: '10002' });
  expect(goTo.closest('li')).toHaveTextContent('This order is closed.');
  expect(goTo).toHaveFocus();
  await user.keyboard('{Enter}');
  const wrong = await cell('10002', 'Purchase Order Number');
  expect(wrong).toHaveFocus();
  expect(wrong).toHaveTextContent('PO-0');
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveAccessibleDescription('This order is closed.');
  expect(box('Select 10002')).toBeChecked();
  expect(box('Select 10001')).not.toBeChecked();

  expect(await cell('10002', 'Booking Number')).toHaveTextContent(
    '10002 refused: This order is closed.',
  );
  await user.keyboard('PO-2{Enter}');
  expect(await cell('10002', 'Booking Number')).toHaveTextContent('10002 has changes');
  expect(await cell('10002', 'Purchase Order Number')).not.toBeInvalid();
  await user.click(update());
  expect(await screen.findByText('Selected booking(s) have been updated.')).toBeVisible();
  expect(sent[1]).toEqual([{ uuid: invoices[1]!.uuid, is_selected: true, po_number: 'PO-2' }]);
});

test('when the network fails, nothing that was not confirmed is lost', async () => {
  server.use(mockApi.post('/invoice/update-invoices', () => HttpResponse.error()));
  const { user } = open();
  await rowOf('10001');
  await user.click(box('Billed to Client of 10001'));
  await user.click(update());
  expect(await screen.findByText(/0 updated, 0 refused, 1 not confirmed/)).toBeVisible();
  expect(box('Billed to Client of 10001')).toBeChecked();
  server.resetHandlers();
  await user.click(update());
  expect(await screen.findByText('Selected booking(s) have been updated.')).toBeVisible();
});

/** Shows so many invoices; the code that draws only those in view is there by then. */
async function openMany(count: number) {
  const many = Array.from({ length: count }, (_, index) => numbered(String(20_000 + index)));
  invoices = many.slice(0, 60);
  const view = open();
  await rowOf('20000');
  invoices = many;
  await view.user.click(screen.getByRole('button', { name: 'Refresh list' }));
  await screen.findByText(`Showing ${count.toLocaleString('en')} of ${count.toLocaleString('en')}`);
  return view;
}

test('2,000 edited invoices are updated in one request, with the refused one at hand', async () => {
  refused = ['PO 1500'];
  const { user } = await openMany(2000);
  await focusCell('20000', 'Purchase Order Number');
  paste(invoices.map((_, index) => `PO ${index}`).join('\r\n'));
  expect(await screen.findByText('2,000 selected · 2,000 changed')).toBeVisible();
  await user.click(update());
  expect(await screen.findByText('1,999 updated, 1 refused.')).toBeVisible();
  expect(sent.map(({ length }) => length)).toEqual([2000]);
  expect(screen.getByText('1 selected · 1 changed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '21500' }));
  const wrong = await cell('21500', 'Purchase Order Number');
  expect(wrong).toHaveFocus();
  expect(wrong).toHaveTextContent('PO 1500');
  expect(wrong).toBeInvalid();
}, 120_000);

test('more than can be updated at once is said before it is sent', async () => {
  const { user } = await openMany(2001);
  await user.click(box('Select all'));
  expect(
    await screen.findByText('2,001 selected. Select at most 2,000 to update at once.'),
  ).toBeVisible();
  await user.click(update());
  expect(sent).toEqual([]);
}, 120_000);

test('a block of a spreadsheet is pasted, and it says what does not fit', async () => {
  const { user } = open();
  await focusCell('10002', 'Quote Number');
  paste(`Q-1\tPO-1\nQ-2\t${'x'.repeat(101)}\nQ-3\tPO-3\n`);
  expect(
    await screen.findByText(
      '3 pasted. 1 row was left out: it is beyond the end of the loaded list. 1 text is too long, and its cell stays as it was.',
    ),
  ).toBeVisible();
  expect(await cell('10002', 'Purchase Order Number')).toHaveTextContent('PO-1');
  expect(await cell('10003', 'Quote Number')).toHaveTextContent('Q-2');
  expect(await cell('10003', 'Purchase Order Number')).toHaveTextContent('—');
  await focusCell('10002', 'Quote Number');
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('0 selected · 0 changed')).toBeVisible();
});

test('words and numbers tick checkboxes when they are pasted', async () => {
  open();
  await rowOf('10001');
  box('Billed to Client of 10001').focus();
  paste('yes\nno\nx');
  expect(box('Billed to Client of 10001')).toBeChecked();
  expect(box('Billed to Client of 10002')).not.toBeChecked();
  expect(box('Billed to Client of 10003')).toBeChecked();
  expect(await screen.findByText('Pasted into 3 cells.')).toBeVisible();
});

test('a marked range is filled down with its first row, and copied', async () => {
  const { user } = open();
  await focusCell('10001', 'Quote Number');
  await user.keyboard('Q-5{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(within(await grid()).getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  await user.keyboard('{Control>}d{/Control}');
  expect(await cell('10003', 'Quote Number')).toHaveTextContent('Q-5');
  const setData = import.meta.jest.fn();
  fireEvent.copy(focused()!, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', 'Q-5\r\nQ-5\r\nQ-5');
  await user.keyboard('{Control>}z{/Control}');
  expect(await cell('10003', 'Quote Number')).toHaveTextContent('—');
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('Q-5');
});

test('changes come back with the page, for their user only, and can be discarded', async () => {
  const { user, unmount } = open();
  await focusCell('10001', 'Quote Number');
  // Not even committed when the page goes.
  await user.keyboard('Q-5');
  unmount();
  await waitFor(() => expect(localStorage).not.toHaveLength(0));

  const other = renderRoute(routes, '/finance-dashboard', { user: buildUser(roles.finance) });
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('—');
  other.unmount();

  const again = open();
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('Q-5');
  expect(
    screen.getByText('Your change to 1 invoice, which was not sent yet, is back.'),
  ).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('—');
  await again.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('Q-5');
});

test('the foot adds up what is filtered and what is selected, by currency', async () => {
  const { user } = open();
  await rowOf('10001');
  const totals = () => within(screen.getByRole('region', { name: 'Totals' }));
  expect(await totals().findByRole('row', { name: /^Filtered 3 3,780.00 2,220.00/ })).toBeVisible();
  await user.click(box('Select 10001'));
  await user.click(box('Select 10002'));
  expect(
    totals().getByRole('row', { name: 'Selected 2 2,520.00 1,480.00 1,480.00' }),
  ).toBeVisible();
});

test('a list too long to add up says so', async () => {
  server.use(mockApi.get('/invoice/totals', () => ({ count: 10_001, totals: null })));
  open();
  expect(await screen.findByText(/^More than 10,000 invoices match/)).toBeVisible();
});

test('a claim that differs says so in words', async () => {
  invoices = [numbered('10001', { is_total_different: true })];
  open();
  expect(await cell('10001', 'Supplier Cost (Claimed)')).toHaveTextContent(
    'A$740.00 differs from what was expected',
  );
});

test('contact and notes open in dialogs', async () => {
  const { user } = open();
  await rowOf('10001');
  await user.click(screen.getAllByRole('button', { name: 'Maya Okafor' })[0]!);
  const contact = await screen.findByRole('dialog', { name: 'Invoice contact details' });
  expect(within(contact).getByRole('link', { name: 'maya.okafor@example.test' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(contact).not.toBeInTheDocument());
  expect(screen.getAllByRole('button', { name: 'Maya Okafor' })[0]).toHaveFocus();
});

test('an admin writes the notes of an invoice', async () => {
  const { permissions } = buildInvoice();
  invoices = [numbered('10001', { permissions: { ...permissions, update_notes: true } })];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add notes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invoice Notes' });
  await user.type(within(dialog).getByLabelText('Admin notes'), 'Check the hours');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([
    [{ uuid: invoices[0]!.uuid, is_selected: true, admin_invoice_notes: 'Check the hours' }],
  ]);
  expect(await screen.findByRole('button', { name: 'Check the hours' })).toBeVisible();
});

test('on a phone an invoice is edited in a sheet', async () => {
  narrowTheWindow();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit 10001' }));
  const sheet = await screen.findByRole('dialog', { name: 'Edit 10001' });
  await user.click(within(sheet).getByRole('checkbox', { name: 'Billed to Client' }));
  await user.type(within(sheet).getByLabelText('Quote Number'), 'Q-5');
  await user.click(within(sheet).getByRole('button', { name: 'Done' }));
  await user.click(update());
  await waitFor(() =>
    expect(sent).toEqual([
      [
        {
          uuid: invoices[0]!.uuid,
          is_selected: true,
          billed_to_client: true,
          quote_number: 'Q-5',
        },
      ],
    ]),
  );
});
