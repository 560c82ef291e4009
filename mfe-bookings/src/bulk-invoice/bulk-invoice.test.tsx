import { roles, type BookingSummary, type Role } from '@shootline/shared-api';
import {
  buildBooking,
  buildBookingSummary,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TestInvoice, withInvoices } from '../invoice-dialog/test-invoice.tsx';
import { routes } from '../routes.tsx';

const { jest } = import.meta;

type Options = NonNullable<Parameters<typeof renderRoute>[2]>;
const shot = (title: string, changes: Partial<BookingSummary> = {}) =>
  buildBookingSummary({
    title,
    state: 'footage_provided',
    invoice_action: 'create',
    invoice_currency: 'AUD',
    permissions: permissions('submit_invoice'),
    ...changes,
  });

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));
beforeEach(() => window.sessionStorage.clear());
afterEach(widenTheWindow);

function open(
  rows: BookingSummary[],
  {
    role = roles.camera_operator,
    widgets = withInvoices,
  }: { role?: Role; widgets?: Options['widgets'] } = {},
) {
  server.use(mockApi.get('/booking/list-bookings', () => pageOf(rows)));
  return renderRoute(routes, '/', { user: buildUser(role), widgets });
}

const listOf = (...rows: BookingSummary[]) =>
  server.use(mockApi.get('/booking/list-bookings', () => pageOf(rows)));
const box = (title: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^Select ${title}`) });
const bulk = (count: number) =>
  screen.findByRole('button', { name: `Create Bulk Invoice (${count})` });
const rowOf = (title: string) =>
  screen.findByRole('row', { name: (_name, row) => row.textContent.includes(title) });
const headers = async () => {
  const table = await screen.findByRole('table', { name: 'My Bookings' });
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.trim());
};

describe('invoicing from the list is for', () => {
  test('videographers, if a remote offers the dialog', async () => {
    open([shot('Kitchen')]);
    expect(await bulk(0)).toBeVisible();
    expect(await headers()).toEqual([
      '',
      'Status',
      'Client',
      'Title',
      'Date',
      'Project Owner',
      'CamOp Assigned',
      'Booking Number',
      'Invoice Status',
      'Invoice Action',
    ]);
    const header = screen.getByRole('columnheader', { name: 'Invoice Action' });
    expect(header).not.toHaveAttribute('aria-sort');
  });

  test.each([
    ['camera operators without such a remote', roles.camera_operator, {}],
    ['clients', roles.client_owner, undefined],
    ['finance', roles.finance, undefined],
    ['admins', roles.admin, undefined],
  ])('not %s', async (_name, role, widgets) => {
    open([shot('Kitchen')], { role, widgets });
    expect(await headers()).not.toContain('Invoice Action');
    expect(
      screen.queryByRole('button', { name: /Bulk Invoice|invoice for/ }),
    ).not.toBeInTheDocument();
  });
});

test.each([
  [
    'a view without a booking to invoice',
    [shot('Early', { invoice_action: null, permissions: permissions() })],
  ],
  ['an empty view', []],
])('%s has the bulk invoice too, and says why it cannot be created', async (_view, rows) => {
  const { user } = open(rows);
  await waitFor(async () =>
    expect(await bulk(0)).toHaveAccessibleDescription('Nothing in this list can be invoiced.'),
  );
  expect(await bulk(0)).toHaveAttribute('aria-disabled', 'true');
  await user.click(await bulk(0));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("on a phone a card shows its booking's number and invoice status", async () => {
  narrowTheWindow();
  const camop_invoice = {
    uuid: crypto.randomUUID(),
    state: 'init',
    state_display: 'Not submitted',
  };
  open([shot('New', { booking_uid: '10042', camop_invoice } as Partial<BookingSummary>)]);
  const card = await rowOf('New');
  expect(card).toHaveTextContent('Booking Number: 10042');
  expect(card).toHaveTextContent('Invoice Status: Not submitted');
});

test('each row offers the permitted invoice action, and only open ones can be ticked', async () => {
  open([
    shot('New'),
    shot('Sent', { invoice_action: 'edit' }),
    shot('Settled', { invoice_action: 'view' }),
    shot('Seen', { invoice_action: 'view', permissions: permissions() }),
    shot('Early', { invoice_action: null, permissions: permissions() }),
  ]);
  await bulk(0);
  const offered = async (title: string) => {
    const row = within(await rowOf(title));
    return [
      row.queryByRole('button')?.textContent ?? null,
      row.queryByRole('checkbox') ? 'can be ticked' : null,
    ];
  };
  expect(await offered('New')).toEqual(['Create', 'can be ticked']);
  expect(await offered('Sent')).toEqual(['Edit', 'can be ticked']);
  expect(await offered('Settled')).toEqual(['View', null]);
  expect(await offered('Seen')).toEqual(['View', null]);
  expect(await offered('Early')).toEqual([null, null]);
});

describe('the invoice of one booking', () => {
  test.each([
    ['create', 'Create', 'Upload Invoice'],
    ['edit', 'Edit', 'Upload Invoice'],
    ['view', 'View', 'View Invoice'],
  ] as const)('opens to %s, and then returns the focus', async (mode, label, title) => {
    const booking = shot('Kitchen', { invoice_action: mode });
    const { user } = open([shot('Garden', { invoice_action: null }), booking]);
    const button = await screen.findByRole('button', { name: new RegExp(`^${label} invoice for`) });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(await dialog.findByText(`To ${mode}: ${booking.uuid}`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('cannot be closed while it is submitted', async () => {
    const { user } = open([shot('Kitchen')]);
    await user.click(await screen.findByRole('button', { name: /^Create invoice/ }));
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Upload Invoice' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });
});

describe('several bookings together', () => {
  test('are counted by the button, invoiced in the dialog and then unticked', async () => {
    const [one, two, three] = [shot('One'), shot('Two'), shot('Three', { invoice_action: 'edit' })];
    const { user } = open([one, two, three]);
    expect(await bulk(0)).toHaveAccessibleDescription(
      'Select the bookings that the invoice is for.',
    );
    await user.click(await bulk(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(await box('One'));
    await user.click(await box('Three'));
    const button = await bulk(2);
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Invoice' }));
    expect(await dialog.findByText(`To create: ${one.uuid} ${three.uuid}`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Answered' }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(await bulk(0)).toBe(button);
    expect(await box('One')).not.toBeChecked();
  });

  test('stay ticked after Cancel', async () => {
    const { user } = open([shot('One')]);
    await user.click(await box('One'));
    await user.click(await bulk(1));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await bulk(1)).toBeVisible();
  });

  test('in more than one currency show why they cannot be invoiced together', async () => {
    const { user } = open([
      shot('Sydney', { booking_uid: '10001' }),
      shot('Perth', { booking_uid: '10002' }),
      shot('Hong Kong', { booking_uid: '10003', invoice_currency: 'HKD' }),
    ]);
    for (const title of ['Sydney', 'Perth', 'Hong Kong']) await user.click(await box(title));
    const text = 'One invoice can only be in one currency. AUD: 10001, 10002. HKD: 10003.';
    expect(screen.getByText(text)).toBeVisible();
    expect(await bulk(3)).toHaveAccessibleDescription(text);
    await user.click(await bulk(3));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(await box('Hong Kong'));
    await user.click(await bulk(2));
    expect(await screen.findByRole('dialog', { name: 'Upload Invoice' })).toBeVisible();
  });

  test('stay ticked through a filter, but count only while the list shows them', async () => {
    const [kitchen, garden] = [shot('Kitchen'), shot('Garden')];
    const { user } = open([kitchen, garden]);
    await user.click(await box('Kitchen'));
    await user.click(await box('Garden'));
    listOf(garden);
    await user.type(screen.getByLabelText('Title'), 'garden{Enter}');
    const button = await bulk(1);
    expect(
      screen.getByText('1 selected booking is not in the current list and is not included.'),
    ).toBeVisible();
    await user.click(button);
    expect(await screen.findByText(`To create: ${garden.uuid}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    listOf(kitchen, garden);
    await user.click(screen.getByRole('button', { name: 'Refresh list' }));
    expect(await bulk(2)).toBeVisible();
    listOf(garden);
    await user.click(screen.getByRole('button', { name: 'Refresh list' }));
    await user.click(await screen.findByRole('button', { name: 'Unselect' }));
    expect(screen.queryByText(/is not included/)).not.toBeInTheDocument();
    expect(await bulk(1)).toBeVisible();
  });

  test('no longer count once their invoice is approved', async () => {
    const [kitchen, garden] = [shot('Kitchen'), shot('Garden')];
    const { user } = open([kitchen, garden]);
    await user.click(await box('Kitchen'));
    await user.click(await box('Garden'));
    listOf({ ...kitchen, invoice_action: 'view' }, garden);
    await user.click(screen.getByRole('button', { name: 'Refresh list' }));
    expect(await bulk(1)).toBeVisible();
    expect(screen.queryByText(/is not included/)).not.toBeInTheDocument();
  });

  test('stay ticked after a visit to a booking', async () => {
    const row = shot('Kitchen');
    const booking = buildBooking({ ...row, permissions: permissions('submit_invoice') });
    server.use(mockApi.get('/booking/{id}', () => booking));
    const { user, back } = open([row]);
    await user.click(await box('Kitchen'));
    await user.click(screen.getByRole('link', { name: 'Kitchen' }));
    await screen.findByText(`#${booking.booking_uid}`);
    await back();
    expect(await bulk(1)).toBeVisible();
  });
});

test('while the invoices remote is down the dialog says so, and Retry opens it in the page', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  const widgets = {
    'invoices/invoice-dialog': () =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(TestInvoice),
  };
  const booking = shot('Kitchen');
  const { user } = open([booking], { widgets });
  const button = await screen.findByRole('button', { name: /^Create invoice/ });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Invoice' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Invoices are not available');
  await user.click(dialog.getByText('Close', { selector: 'button' }));
  await waitFor(() => expect(button).toHaveFocus());

  await user.click(button);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText(`To create: ${booking.uuid}`)).toBeVisible();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  complain.mockRestore();
});
