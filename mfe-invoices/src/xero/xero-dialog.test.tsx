import { type Invoice, roles, type XeroFile } from '@shootline/shared-api';
import {
  buildInvoice,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
} from '@shootline/shared-api/testing';
import { catchSavedFiles, loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { XeroDialog } from './xero-dialog.tsx';

const [first, second, rejected] = ['10001', '10002', '10003'].map((booking_uid) => {
  const invoice = buildInvoice({ state: 'approved', state_display: 'Approved' });
  return { ...invoice, booking: { ...invoice.booking, booking_uid } };
}) as [Invoice, Invoice, Invoice];
const marked = [first, second, rejected];

const file: XeroFile = {
  name: 'xero-bills-2031-03-15.csv',
  content: '*ContactName,*InvoiceNumber\r\nTheo Lindqvist,INV-1\r\n',
  invoices: [first.uuid, second.uuid],
  left_out: [{ uuid: rejected.uuid, booking_uid: '10003', reason: 'It is not approved.' }],
  similar_numbers: [],
  is_more_left: false,
};

let asked: unknown[];
let updates: unknown[];
let saved: ReturnType<typeof catchSavedFiles>;

const server = mockServer();

const fileAnswers = (answer: () => XeroFile | Response) =>
  server.use(
    mockApi.post('/invoice/xero-file', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );

/** Answers an update as the server does, refusing these invoices. */
const updateAnswers = (refused: Invoice[] = []) =>
  server.use(
    mockApi.post('/invoice/update-invoices', async ({ request }) => {
      const rows = (await request.json()) as { uuid: string }[];
      updates.push(rows);
      const results = rows.map(({ uuid }) => {
        const invoice = refused.find((one) => one.uuid === uuid);
        return invoice
          ? { uuid, result: 'refused' as const, message: 'It was deleted.', errors: [], invoice }
          : {
              uuid,
              result: 'updated' as const,
              message: null,
              errors: [],
              invoice: marked.find((one) => one.uuid === uuid) ?? null,
            };
      });
      return { results };
    }),
  );

beforeEach(() => {
  [asked, updates] = [[], []];
  saved = catchSavedFiles();
  fileAnswers(() => file);
  updateAnswers();
});
afterEach(() => {
  saved.release();
});

async function openDialog(selected: Invoice[]) {
  function Opener() {
    const [isOpen, setIsOpen] = useState(true);
    const uuids = new Set(selected.map(({ uuid }) => uuid));
    return isOpen ? <XeroDialog selected={uuids} onClose={() => setIsOpen(false)} /> : 'Closed';
  }
  const routes = [
    { path: '/' as const, page: () => Promise.resolve({ Component: () => <Opener /> }) },
  ];
  await loadPages(routes);
  const { user } = renderRoute(routes, '/', { user: buildUser(roles.finance) });
  await screen.findByRole('dialog', { name: 'File for Xero' });
  return user;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'File for Xero' }));
const button = (name: string) => dialog().getByRole('button', { name });
const items = (list: string) =>
  within(dialog().getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('saves the bills of the selected invoices, and marks them only on a click', async () => {
  const user = await openDialog([first, second, rejected]);
  expect(dialog().getByRole('radio', { name: 'The selected ones (3)' })).toBeChecked();
  await user.click(button('Make File'));
  expect(
    await dialog().findByText('xero-bills-2031-03-15.csv holds 2 invoices. Your browser saves it.'),
  ).toBeVisible();
  expect(asked).toEqual([{ kind: 'bills', invoices: [first.uuid, second.uuid, rejected.uuid] }]);
  expect(saved.files.map(({ name }) => name)).toEqual([file.name]);
  expect(await saved.files[0]?.content.text()).toBe(file.content);
  expect(items('Left out')).toEqual(['Booking 10003: It is not approved.']);
  expect(document.activeElement).toHaveTextContent(/holds 2 invoices/);
  await user.keyboard('{Enter}');
  expect(updates).toEqual([]);
  await user.click(button('Mark as Entered in Xero'));
  expect(await dialog().findByText('2 invoices are marked as entered in Xero.')).toBeVisible();
  expect(updates).toEqual([
    [first, second].map(({ uuid }) => ({ uuid, is_selected: true, added_to_xero: true })),
  ]);
  await user.click(button('Done'));
  expect(screen.getByText('Closed')).toBeVisible();
  expect(screen.queryByText(/^Nothing was changed/)).not.toBeInTheDocument();
});

test('takes the marks back', async () => {
  const user = await openDialog([first, second]);
  await user.click(button('Make File'));
  await user.click(await dialog().findByRole('button', { name: 'Mark as Entered in Xero' }));
  await user.click(await dialog().findByRole('button', { name: 'Undo' }));
  expect(await dialog().findByText(/^None is marked as entered in Xero yet/)).toBeVisible();
  expect(updates.at(-1)).toEqual(
    [first, second].map(({ uuid, modified }) => ({
      uuid,
      is_selected: true,
      modified,
      added_to_xero: false,
    })),
  );
});

test('keeps the mark of an invoice that somebody has changed meanwhile, and says so', async () => {
  const user = await openDialog([first, second]);
  await user.click(button('Make File'));
  await user.click(await dialog().findByRole('button', { name: 'Mark as Entered in Xero' }));
  const undo = await dialog().findByRole('button', { name: 'Undo' });
  updateAnswers([second]);
  await user.click(undo);
  expect(await dialog().findByText('1 invoice is marked as entered in Xero.')).toBeVisible();
  expect(
    screen.getByText('Marks undone. 1 of 2 could not be undone: It was deleted.'),
  ).toBeInTheDocument();
});

test('marks the sales invoices of all waiting invoices as billed', async () => {
  fileAnswers(() => ({ ...file, invoices: [first.uuid], left_out: [] }));
  const user = await openDialog([]);
  expect(dialog().queryByRole('radio', { name: /^The selected/ })).not.toBeInTheDocument();
  await user.click(dialog().getByRole('radio', { name: /^Sales invoices/ }));
  expect(
    dialog().getByRole('radio', { name: 'All approved invoices not yet billed to the client' }),
  ).toBeChecked();
  await user.click(button('Make File'));
  await user.click(await dialog().findByRole('button', { name: 'Mark as Billed to Client' }));
  expect(await dialog().findByText('1 invoice is marked as billed to client.')).toBeVisible();
  expect(asked).toEqual([{ kind: 'sales_invoices' }]);
  expect(updates).toEqual([[{ uuid: first.uuid, is_selected: true, billed_to_client: true }]]);
});

test('says that nothing was marked when closed without marking', async () => {
  const user = await openDialog([first, second]);
  await user.click(button('Make File'));
  expect(
    await dialog().findByText(
      'None is marked as entered in Xero yet. Mark them once Xero has imported the file.',
    ),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  expect(
    await screen.findByText('Nothing was changed: no invoice was marked as entered in Xero.'),
  ).toBeInTheDocument();
  expect(updates).toEqual([]);
});

test('lists a refused invoice with the reason, and retries only that one', async () => {
  updateAnswers([second]);
  const user = await openDialog([first, second]);
  await user.click(button('Make File'));
  await user.click(await dialog().findByRole('button', { name: 'Mark as Entered in Xero' }));
  expect(
    await dialog().findByText('1 invoice is marked as entered in Xero, 1 could not be.'),
  ).toBeVisible();
  expect(items('Not marked')).toEqual(['Booking 10002: It was deleted.']);
  updateAnswers();
  await user.click(button('Mark as Entered in Xero'));
  expect(await dialog().findByText('2 invoices are marked as entered in Xero.')).toBeVisible();
  expect(updates.at(-1)).toMatchObject([{ uuid: second.uuid }]);
});

test('shows the reason of a failure, and keeps the file and the choice', async () => {
  fileAnswers(() => errorResponse('InternalError', 'Sorry, please try again later.'));
  const user = await openDialog([first, second]);
  await user.click(dialog().getByRole('radio', { name: /^Sales invoices/ }));
  await user.click(button('Make File'));
  expect(await dialog().findByText('Sorry, please try again later.')).toBeVisible();
  expect(dialog().getByRole('radio', { name: /^Sales invoices/ })).toBeChecked();

  fileAnswers(() => file);
  server.use(
    mockApi.post('/invoice/update-invoices', () => errorResponse('Forbidden', 'Not allowed.')),
  );
  await user.click(button('Make File'));
  await user.click(await dialog().findByRole('button', { name: 'Mark as Billed to Client' }));
  expect(await dialog().findByText('Not allowed.')).toBeVisible();
  await user.click(button('Save Again'));
  expect(saved.files).toHaveLength(2);
  updateAnswers();
  await user.click(button('Mark as Billed to Client'));
  expect(await dialog().findByText('2 invoices are marked as billed to client.')).toBeVisible();
});

test('puts the invoices that do not fit into the next file', async () => {
  fileAnswers(() => ({ ...file, invoices: [first.uuid], left_out: [], is_more_left: true }));
  const user = await openDialog([first, second]);
  await user.click(button('Make File'));
  expect(
    await dialog().findByText(/^More invoices are waiting than Xero accepts in one file/),
  ).toBeVisible();
  await user.click(button('Mark as Entered in Xero'));
  await user.click(await dialog().findByRole('button', { name: 'Make the Next File' }));
  expect(dialog().getByRole('radio', { name: 'The selected ones (1)' })).toBeChecked();
  await user.click(button('Make File'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'bills', invoices: [second.uuid] }));
});

test('makes the next file even if an invoice stays refused', async () => {
  fileAnswers(() => ({ ...file, invoices: [first.uuid], left_out: [], is_more_left: true }));
  updateAnswers([first]);
  const user = await openDialog([first, second]);
  await user.click(button('Make File'));
  await user.click(await dialog().findByRole('button', { name: 'Mark as Entered in Xero' }));
  expect(await dialog().findByText(/1 could not be\.$/)).toBeVisible();
  await user.click(button('Make the Next File'));
  await user.click(button('Make File'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'bills', invoices: [second.uuid] }));
});

test('names numbers that look the same before it saves the file', async () => {
  const [one, other] = [
    { uuid: first.uuid, invoice_number: 'BH-0250', booking_uid: '10001' },
    { uuid: second.uuid, invoice_number: 'BH 0250', booking_uid: '10002' },
  ];
  fileAnswers(() => ({ ...file, similar_numbers: [[one, other]] }));
  const user = await openDialog([first, second]);
  await user.click(button('Make File'));
  expect(await dialog().findByText(/^These numbers look the same\./)).toBeVisible();
  expect(items('Numbers that look the same')).toEqual([
    'BH-0250 (booking 10001) and BH 0250 (booking 10002)',
  ]);
  expect(saved.files).toEqual([]);
  await user.click(button('Back'));
  expect(dialog().getByRole('button', { name: 'Make File' })).toBeVisible();
  await user.click(button('Make File'));
  await user.click(await dialog().findByRole('button', { name: 'Save the File' }));
  expect(saved.files.map(({ name }) => name)).toEqual([file.name]);
  expect(dialog().getByText(/holds 2 invoices/)).toBeVisible();
});

test('saves no file when no invoice fits', async () => {
  fileAnswers(() => ({ ...file, invoices: [] }));
  const user = await openDialog([rejected]);
  await user.click(button('Make File'));
  expect(await dialog().findByText('There is no invoice to put into the file.')).toBeVisible();
  expect(items('Left out')).toHaveLength(1);
  expect(saved.files).toEqual([]);
  await user.click(button('Done'));
  expect(screen.getByText('Closed')).toBeVisible();
});
