import {
  unsavedForms,
  keptInput,
  type Invoice,
  type InvoiceUpdate,
  roles,
} from '@shootline/shared-api';
import {
  buildInvoice,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { routes } from '../routes.tsx';

const numbered = (booking_uid: string, changes: Partial<Invoice> = {}): Invoice => {
  const invoice = buildInvoice(changes);
  return { ...invoice, booking: { ...invoice.booking, booking_uid } };
};

let invoices: Invoice[];
/** The bodies of the update requests. */
let sent: InvoiceUpdate[][];
/** Numbers that the server refuses. */
let refused: string[];
let writes = 0;

/** Writes values as another user's change does. */
function write(uuid: string, values: Partial<Invoice>) {
  const modified = new Date(Date.UTC(2026, 0, 1) + (writes += 1)).toISOString();
  invoices = invoices.map((one) => (one.uuid === uuid ? { ...one, ...values, modified } : one));
}

function updated(update: InvoiceUpdate) {
  const { uuid, is_selected: _, modified, ...values } = update;
  const known = invoices.find((one) => one.uuid === uuid) ?? null;
  if (modified && modified !== known?.modified) {
    const message = 'This invoice has changed meanwhile.';
    return { uuid, result: 'refused' as const, message, errors: [], invoice: known };
  }
  if (refused.includes(values.po_number ?? '')) {
    const errors = [{ field: 'po_number', message: 'This order is closed.', errors: [] }];
    return { uuid, result: 'refused' as const, message: 'It is not valid.', errors, invoice: null };
  }
  write(uuid, values);
  const invoice = invoices.find((one) => one.uuid === uuid) ?? null;
  return { uuid, result: 'updated' as const, message: null, errors: [], invoice };
}

const server = mockServer(
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
beforeEach(() => {
  sent = [];
  refused = [];
  invoices = [numbered('10001'), numbered('10002'), numbered('10003')];
});
afterEach(() => {
  keptInput.forgetAll(finance.uuid);
  widenTheWindow();
});

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

test('shows the views with their counts above the grid, To Approve first', async () => {
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

test('the grid is one tab stop, and the arrow keys move in it', async () => {
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
  await user.keyboard(`{Home}{PageUp}${'{ArrowRight}'.repeat(9)}{ArrowUp}`);
  expect(screen.getByRole('button', { name: 'Booking Date' })).toHaveFocus();
  await user.keyboard(`{ArrowDown}${'{ArrowLeft}'.repeat(6)}`);
  expect(within(await rowOf('10001')).getAllByRole('link')[0]).toHaveFocus();
  await user.tab();
  expect(await grid()).not.toContainElement(focused() as HTMLElement);
});

test('edits a cell with the keyboard, marks it as changed and selects its row', async () => {
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

test('ticks a cell with Space, and unticks it with Undo Cell', async () => {
  const { user } = open();
  await rowOf('10001');
  box('Billed to Client of 10001').focus();
  await user.keyboard(' ');
  expect(box('Billed to Client of 10001')).toBeChecked();
  expect(box('Billed to Client of 10001')).toHaveAccessibleDescription(', changed');
  await user.click(screen.getByRole('button', { name: 'Undo Cell' }));
  expect(box('Billed to Client of 10001')).not.toBeChecked();
  expect(box('Billed to Client of 10001')).toHaveFocus();
});

test('the selected invoices are updated in one request', async () => {
  const { user } = open();
  await rowOf('10001');
  await user.click(box('Billed to Client of 10001'));
  await focusCell('10003', 'Purchase Order Number');
  await user.keyboard('PO-9  {Tab}');
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
  const [first, , third] = invoices;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Update undone.')).toBeVisible();
  expect(sent.at(-1)).toEqual([
    {
      uuid: first!.uuid,
      is_selected: true,
      modified: first!.modified,
      billed_to_client: false,
    },
    { uuid: third!.uuid, is_selected: true, modified: third!.modified, po_number: '' },
  ]);
});

test('Undo leaves an invoice that somebody has changed meanwhile, and says so', async () => {
  const { user } = open();
  await rowOf('10001');
  await user.click(box('Billed to Client of 10001'));
  await user.click(box('Billed to Client of 10002'));
  await user.click(update());
  const undo = await screen.findByRole('button', { name: 'Undo' });
  write(invoices[1]!.uuid, { sales_invoice_number: 'SI-1' });
  await user.click(undo);
  const said = 'Update undone. 1 of 2 could not be undone: This invoice has changed meanwhile.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(invoices.map((one) => one.billed_to_client)).toEqual([false, true, false]);
});

test('keeps the input of a refused invoice and shows the error at its cell', async () => {
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

test('keeps unconfirmed changes when the network fails', async () => {
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

/** Shows this many invoices, after the code that renders only the rows in view has loaded. */
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

test('updates 2,000 edited invoices in one request, and links to the refused one', async () => {
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

test('says before sending that too many invoices are selected', async () => {
  const { user } = await openMany(2001);
  await user.click(box('Select all'));
  expect(
    await screen.findByText('2,001 selected. Select at most 2,000 to update at once.'),
  ).toBeVisible();
  await user.click(update());
  expect(sent).toEqual([]);
}, 120_000);

test('pastes a block from a spreadsheet, and says which values do not fit', async () => {
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

/** Drags the fill handle of the focused cell to another cell. */
async function dragTo(number: string, header: string) {
  const target = await cell(number, header);
  // jsdom has no layout, so it finds no element at a point.
  document.elementFromPoint = () => target;
  const handle = document.querySelector('[data-fill]')!;
  fireEvent(handle, new MouseEvent('pointerdown', { button: 0, bubbles: true }));
  fireEvent(window, new MouseEvent('pointermove', { clientX: 10, clientY: 200 }));
}

test('fills the cells that the fill handle is dragged over, unless the drag is cancelled', async () => {
  const { user } = open();
  await focusCell('10001', 'Quote Number');
  await user.keyboard('Q-1{Enter}');
  for (const giveUp of [
    () => fireEvent.pointerCancel(window),
    () => fireEvent.keyDown(window, { key: 'Escape' }),
  ]) {
    await focusCell('10001', 'Quote Number');
    await dragTo('10003', 'Quote Number');
    expect(within(await grid()).getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    giveUp();
    fireEvent.pointerUp(window);
    expect(await cell('10003', 'Quote Number')).toHaveTextContent('—');
    expect(within(await grid()).queryAllByRole('gridcell', { selected: true })).toEqual([]);
  }
  await focusCell('10001', 'Quote Number');
  await dragTo('10003', 'Quote Number');
  fireEvent.pointerUp(window);
  expect(await cell('10003', 'Quote Number')).toHaveTextContent('Q-1');
});

test('ticks checkboxes when words or numbers are pasted', async () => {
  open();
  await rowOf('10001');
  box('Billed to Client of 10001').focus();
  paste('yes\nno\nx');
  expect(box('Billed to Client of 10001')).toBeChecked();
  expect(box('Billed to Client of 10002')).not.toBeChecked();
  expect(box('Billed to Client of 10003')).toBeChecked();
  expect(await screen.findByText('Pasted into 3 cells.')).toBeVisible();
});

test('fills a marked range down with its first row, and copies it', async () => {
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

test('restores unsent changes for their user only, and can discard them', async () => {
  const { user, unmount } = open();
  await focusCell('10001', 'Quote Number');
  // The page is left before the cell is committed.
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
  await again.user.click(screen.getByRole('button', { name: 'Discard Changes' }));
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('—');
  await again.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('Q-5');
});

/** Mocks the browser's locks; other open tabs hold the given ones. */
function useLocks(held: Set<string>) {
  const request = (name: string, ...rest: unknown[]) => {
    const call = rest.at(-1) as (lock: object | null) => unknown;
    return Promise.resolve(call(held.has(name) ? null : {}));
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

test('restores the changes of closed tabs, but not those of open ones', async () => {
  const held = new Set(['shootline.invoice changes.open']);
  useLocks(held);
  const minutesAgo = import.meta.jest.spyOn(Date, 'now');
  const keep = (minutes: number, id: string, uuid: string, values: object) => {
    minutesAgo.mockReturnValueOnce(Date.now() - minutes * 60_000);
    const edits = { [uuid]: { booking_uid: '10001', values } };
    unsavedForms.keep('invoice changes', id, {
      values: { edits, selected: [uuid] },
      version: null,
    });
  };
  try {
    const [first, second] = invoices;
    const { unmount } = open();
    await rowOf('10001');
    unmount();
    keep(3, 'open', first!.uuid, { quote_number: 'Q-open' });
    keep(2, 'closed', second!.uuid, { quote_number: 'Q-old', po_number: 'PO-old' });
    keep(1, 'closed later', second!.uuid, { quote_number: 'Q-new' });
    const again = open();
    await waitFor(async () =>
      expect(await cell('10002', 'Quote Number')).toHaveTextContent('Q-new'),
    );
    expect(await cell('10002', 'Purchase Order Number')).toHaveTextContent('PO-old');
    expect(await cell('10001', 'Quote Number')).toHaveTextContent('—');
    expect(screen.getByText('1 selected · 1 changed')).toBeVisible();
    again.unmount();

    held.clear();
    open();
    await waitFor(async () =>
      expect(await cell('10001', 'Quote Number')).toHaveTextContent('Q-open'),
    );
    expect(await cell('10002', 'Quote Number')).toHaveTextContent('Q-new');
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
    minutesAgo.mockRestore();
  }
});

test('undoes a change and keeps the ticks', async () => {
  const { user } = open();
  await focusCell('10001', 'Quote Number');
  await user.keyboard('Q-5{Enter}');
  await user.click(box('Select 10002'));
  await user.click(box('Select 10003'));
  await focusCell('10001', 'Quote Number');
  await user.keyboard('{Control>}z{/Control}');
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('—');
  expect(box('Select 10001')).not.toBeChecked();
  expect(screen.getByText('2 selected · 0 changed')).toBeVisible();
});

test("undoes only the notice's change, not later ones", async () => {
  const { user } = open();
  await focusCell('10001', 'Quote Number');
  paste('Q-1\nQ-2');
  await focusCell('10003', 'Quote Number');
  await user.keyboard('Q-3{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('—');
  expect(await cell('10002', 'Quote Number')).toHaveTextContent('—');
  expect(await cell('10003', 'Quote Number')).toHaveTextContent('Q-3');
});

/** Holds back the answer of Update Selection until the returned function is called. */
function holdUpdates() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  server.use(
    mockApi.post('/invoice/update-invoices', async ({ request }) => {
      const updates = (await request.json()) as InvoiceUpdate[];
      sent.push(updates);
      await promise;
      return { results: updates.map(updated) };
    }),
  );
  return release;
}

test('counts a value undone while it is sent as a new change', async () => {
  const release = holdUpdates();
  const { user } = open();
  await rowOf('10001');
  await user.click(box('Billed to Client of 10001'));
  await focusCell('10002', 'Quote Number');
  await user.keyboard('Q-5{Enter}');
  await user.click(update());
  await screen.findByText('0 of 2');
  await focusCell('10002', 'Quote Number');
  await user.keyboard('{Control>}z{/Control}');
  await user.click(box('Billed to Client of 10001'));
  release();
  expect(await screen.findByText('2 selected · 2 changed')).toBeVisible();
  expect(await cell('10002', 'Quote Number')).toHaveTextContent('—, changed');
  expect(box('Billed to Client of 10001')).not.toBeChecked();
  await user.click(update());
  expect(await screen.findByText('0 selected · 0 changed')).toBeVisible();
  const [first, second] = invoices;
  expect(sent[1]).toEqual([
    { uuid: first!.uuid, is_selected: true, billed_to_client: false },
    { uuid: second!.uuid, is_selected: true, quote_number: '' },
  ]);
});

test("drops a change that equals the server's current value", async () => {
  const { user } = open();
  await focusCell('10001', 'Quote Number');
  await user.keyboard('Q-5{Enter}');
  invoices = invoices.with(0, { ...invoices[0]!, quote_number: 'Q-5' });
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  expect(await screen.findByText('0 selected · 0 changed')).toBeVisible();
  expect(await cell('10001', 'Quote Number')).toHaveTextContent('Q-5');
});

test('keeps the focus in the edited cell when the answer has refusals', async () => {
  refused = ['PO-0'];
  const release = holdUpdates();
  const { user } = open();
  await focusCell('10001', 'Purchase Order Number');
  await user.keyboard('PO-0{Enter}');
  await user.click(update());
  await focusCell('10003', 'Quote Number');
  await user.keyboard('Q');
  release();
  expect(await screen.findByText('0 updated, 1 refused.')).toBeVisible();
  await user.keyboard('-7{Enter}');
  expect(await cell('10003', 'Quote Number')).toHaveTextContent('Q-7');

  await user.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(await cell('10001', 'Purchase Order Number')).toBeInvalid();
});

test('links to a refused invoice outside the list, and can drop its change', async () => {
  refused = ['PO-0'];
  const { user } = open();
  await focusCell('10002', 'Purchase Order Number');
  await user.keyboard('PO-0{Enter}');
  await user.click(update());
  await screen.findByText('0 updated, 1 refused.');
  invoices = invoices.toSpliced(1, 1);
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  expect(await screen.findByRole('link', { name: '10002' })).toHaveAttribute(
    'href',
    '/finance-dashboard?view=all&booking_uid=10002',
  );
  expect(screen.getByText('1 selected · 1 changed · 1 not in this list')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Drop Change of 10002' }));
  expect(screen.getByText('0 selected · 0 changed')).toBeVisible();
  expect(screen.queryByRole('link', { name: '10002' })).not.toBeInTheDocument();
});

test('opens the fields of a refused invoice on a phone', async () => {
  narrowTheWindow();
  refused = ['PO-0'];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit 10001' }));
  const sheet = () => screen.findByRole('dialog', { name: 'Edit 10001' });
  await user.type(within(await sheet()).getByLabelText('Purchase Order Number'), ' PO-0 ');
  await user.click(within(await sheet()).getByRole('button', { name: 'Done' }));
  await user.click(update());
  await screen.findByText('0 updated, 1 refused.');
  expect(sent[0]).toMatchObject([{ po_number: 'PO-0' }]);
  await user.click(screen.getByRole('button', { name: '10001' }));
  expect(within(await sheet()).getByLabelText('Purchase Order Number')).toHaveAccessibleDescription(
    'This order is closed.',
  );
});

test('shows the totals of the filtered and the selected invoices by currency', async () => {
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

test('counts the client cost of a booking once, and sums claims in their own currency', async () => {
  const [first, second, third] = invoices;
  invoices = [
    first!,
    { ...second!, booking: { ...first!.booking, booking_uid: '10002' } },
    { ...third!, claimed_currency: 'EUR' },
  ];
  const { user } = open();
  await rowOf('10001');
  const row = () =>
    within(screen.getByRole('region', { name: 'Totals' })).getByRole('row', { name: /^Selected/ });
  await user.click(box('Select 10001'));
  await user.click(box('Select 10002'));
  expect(row()).toHaveAccessibleName('Selected 2 1,260.00 1,480.00 1,480.00');
  await user.click(box('Select 10001'));
  await user.click(box('Select 10002'));
  await user.click(box('Select 10003'));
  expect(row()).toHaveAccessibleName('Selected 1 1,260.00 740.00 0.00');
  await user.click(screen.getByRole('button', { name: '+1 currency' }));
  const euros = screen.getByRole('columnheader', { name: 'EUR' }).closest('table')!;
  expect(within(euros).getByRole('row', { name: 'Claimed — 740.00' })).toBeVisible();
});

test('reloads totals that failed, and updates them on Refresh', async () => {
  server.use(mockApi.get('/invoice/totals', () => HttpResponse.error()));
  const { user } = open();
  expect(await screen.findByText('The totals could not be loaded.')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry loading the totals' }));
  expect(await screen.findByRole('row', { name: /^Filtered 3 3,780.00/ })).toBeVisible();
  server.use(mockApi.get('/invoice/totals', () => ({ count: 4, totals: [] })));
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  expect(await screen.findByRole('row', { name: /^Filtered 4/ })).toBeVisible();
});

test('says so when the list is too long to add up', async () => {
  server.use(mockApi.get('/invoice/totals', () => ({ count: 10_001, totals: null })));
  open();
  expect(await screen.findByText(/^More than 10,000 invoices match/)).toBeVisible();
});

test('says in words that a claim differs from the expected amount', async () => {
  invoices = [numbered('10001', { is_total_different: true })];
  open();
  expect(await cell('10001', 'Supplier Cost (Claimed)')).toHaveTextContent(
    'A$740.00 differs from what was expected',
  );
});

test('opens contact and notes in dialogs', async () => {
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
  await user.type(within(dialog).getByRole('textbox', { name: 'Admin notes' }), 'Check the hours');
  await user.click(within(dialog).getByRole('button', { name: 'Save Notes' }));
  const edit = await within(dialog).findByRole('button', { name: 'Edit Notes' });
  expect(edit).toHaveFocus();
  await user.click(edit);
  expect(within(dialog).getByRole('textbox', { name: 'Admin notes' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(within(dialog).getByRole('button', { name: 'Edit Notes' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([
    [{ uuid: invoices[0]!.uuid, is_selected: true, admin_invoice_notes: 'Check the hours' }],
  ]);
  expect(await screen.findByRole('button', { name: 'Check the hours' })).toBeVisible();
});

test('offers Update Selection only once something is changed', async () => {
  const { user } = open();
  await rowOf('10001');
  await user.click(box('Select 10001'));
  expect(update()).toHaveAttribute('aria-disabled', 'true');
  await user.click(update());
  expect(sent).toEqual([]);
  await user.click(box('Billed to Client of 10002'));
  expect(update()).not.toHaveAttribute('aria-disabled');
  await user.click(box('Select 10002'));
  expect(update()).toHaveAttribute('aria-disabled', 'true');
});

test('shows an invoice on a phone as a card of four lines, and the rest in its sheet', async () => {
  narrowTheWindow();
  invoices = [numbered('10001', { invoice_number: 'INV-7' })];
  const { user } = open();
  const cells = within(await rowOf('10001')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    'Founder interview',
    'Submitted',
    '10001 · Wed, 14 Aug 203010:00 AM (AEST)',
    'Theo Lindqvist · A$740.00',
    'INV-7',
    'Waiting: today',
    'Edit',
  ]);
  await user.click(screen.getByRole('button', { name: 'Edit 10001' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit 10001' }));
  for (const [label, value] of [
    ['Client Name', 'Harbour Foods'],
    ['Client Cost', 'A$1,260.00'],
    ['Supplier Cost (Estimated)', 'A$740.00'],
    ['Invoice Contact Details', 'Maya Okafor'],
  ] as const) {
    expect(sheet.getByText(label).closest('div')).toHaveTextContent(label + value);
  }
  await user.click(sheet.getByRole('button', { name: 'Maya Okafor' }));
  expect(await screen.findByRole('dialog', { name: 'Invoice contact details' })).toBeVisible();
});

test('edits an invoice in a sheet on a phone', async () => {
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
