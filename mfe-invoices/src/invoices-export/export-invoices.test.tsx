import { roles } from '@shootline/shared-api';
import {
  buildInternalUser,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const id = (end: string) => `00000000-0000-4000-9000-0000000000${end}`;
const harbour = { id: id('01'), name: 'Harbour Foods' };
const ines = buildInternalUser({ uuid: id('04'), full_name: 'Ines Duarte' });
const ed = buildInternalUser({
  uuid: id('05'),
  full_name: 'Ed Itor',
  role_policy: roles.editor,
});
const finance = { ...buildUser(roles.finance), full_name: 'Fin Ance' };
const self = buildInternalUser(finance);

const success =
  'Exporting data to CSV. A link to download the CSV will be sent to the selected recipients shortly.';

let sent: Record<string, string>[];

const server = mockServer(
  mockApi.get('/invoice', () => pageOf([])),
  mockApi.get('/list/{list}/views', () => ({ views: [], own_views: [], columns: null })),
  mockApi.get('/client', () => [
    { ...harbour, billing_region: 'Australia', shoot_duration: { max: 12 } },
  ]),
  mockApi.get('/user/internal-users', () => [ed, ines, self]),
  mockApi.get('/user/camera-operators', () => pageOf([])),
);

function exportAnswers(answer: () => Response | { export_uuid: string }) {
  server.use(
    mockApi.get('/invoice/export-report', ({ request }) => {
      sent.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer();
    }),
  );
}

beforeAll(() => loadPages(routes));
beforeEach(() => {
  sent = [];
  exportAnswers(() => ({ export_uuid: id('99') }));
});
afterEach(() => {
  sessionStorage.clear();
});

type UserEvent = ReturnType<typeof renderRoute>['user'];

const dialog = () => within(screen.getByRole('dialog', { name: 'Export Invoices' }));
const exportButton = () => dialog().getByRole('button', { name: 'Export' });

async function openTool(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Export to CSV' }));
  await screen.findByRole('dialog', { name: 'Export Invoices' });
  await dialog().findByLabelText('From Date');
}

async function openDialog(search: string) {
  const view = renderRoute(routes, `/finance-dashboard?${search}`, { user: finance });
  await openTool(view.user);
  return view;
}

test("starts with the list's filters and the user as recipient", async () => {
  const { user } = await openDialog(
    `view=to_bill&client=${harbour.id}&po_number=PO-7&added_to_xero=false&from_date=01-03-2031`,
  );
  expect(dialog().getByLabelText('View')).toHaveDisplayValue('To bill');
  expect(dialog().getByLabelText('From Date')).toHaveValue('01-03-2031');
  expect(dialog().getByRole('combobox', { name: 'Client' })).toHaveValue('Harbour Foods');
  expect(dialog().getByLabelText('Purchase Order Number')).toHaveValue('PO-7');
  expect(dialog().getByLabelText('Supplier Invoice in Xero')).toHaveDisplayValue('No');
  expect(dialog().queryByLabelText('Booking Name')).not.toBeInTheDocument();

  await user.click(exportButton());
  expect(await screen.findByText(success)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([
    {
      view: 'to_bill',
      client: harbour.id,
      po_number: 'PO-7',
      added_to_xero: 'false',
      from_date: '01-03-2031',
      format: 'csv',
      recipients: self.uuid,
    },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export to CSV' })).toHaveFocus());
});

test('unfolds the other filters, and can export the whole list', async () => {
  const { user } = await openDialog('view=to_bill');
  await user.click(dialog().getByRole('button', { name: 'More Filters' }));
  expect(document.activeElement).toHaveAccessibleName('Booking Number');
  await user.selectOptions(dialog().getByLabelText('View'), 'All');
  await user.type(dialog().getByLabelText('Booking Name'), ' gala ');
  await user.selectOptions(dialog().getByLabelText('Approved'), 'Yes');
  await user.selectOptions(dialog().getByLabelText('File format'), 'Excel (.xlsx)');
  await user.click(exportButton());
  await screen.findByText(success);
  expect(sent).toEqual([
    { title: 'gala', is_approved: 'true', format: 'xlsx', recipients: self.uuid },
  ]);
});

test('sends nothing without recipients or with an invalid day', async () => {
  const { user } = await openDialog('view=all');
  await user.click(dialog().getByRole('button', { name: `Remove ${self.full_name}` }));
  await user.click(dialog().getByLabelText('From Date'));
  await user.paste('31-02-2031');
  await user.click(exportButton());
  await waitFor(() =>
    expect(dialog().getByRole('combobox', { name: /^Recipients/ })).toHaveAccessibleDescription(
      /^Please select at least one value\./,
    ),
  );
  expect(dialog().getByLabelText('From Date')).toHaveAccessibleDescription('Enter a valid date.');
  expect(dialog().getByLabelText('From Date')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('keeps the input through a reload and a refusal, and drops it on Cancel', async () => {
  const { user, unmount } = await openDialog('view=all');
  await user.click(dialog().getByRole('button', { name: 'More Filters' }));
  await user.type(dialog().getByLabelText('Booking Name'), 'gala');
  unmount();

  const again = await openDialog('view=all');
  expect(dialog().getByLabelText('Booking Name')).toHaveValue('gala');
  exportAnswers(() => errorResponse('TooManyRequests', 'Sorry, please try again later.'));
  await again.user.click(exportButton());
  expect(await dialog().findByText('Sorry, please try again later.')).toBeVisible();
  expect(dialog().getByLabelText('Booking Name')).toHaveValue('gala');

  await again.user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await openTool(again.user);
  expect(dialog().queryByLabelText('Booking Name')).not.toBeInTheDocument();
});

test('leaves the other filters folded when the typed text was deleted again', async () => {
  const { user, unmount } = await openDialog('view=all');
  await user.click(dialog().getByRole('button', { name: 'More Filters' }));
  await user.type(dialog().getByLabelText('Booking Name'), 'g{Backspace}');
  unmount();
  await openDialog('view=all');
  expect(dialog().getByRole('button', { name: 'More Filters' })).toBeVisible();
});

test('offers Retry when the choices cannot be loaded', async () => {
  server.use(mockApi.get('/user/internal-users', () => errorResponse('InternalError')));
  const { user } = renderRoute(routes, '/finance-dashboard', { user: finance });
  await user.click(await screen.findByRole('button', { name: 'Export to CSV' }));
  const retry = await dialog().findByRole('button', { name: 'Retry' });
  server.resetHandlers();
  await user.click(retry);
  expect(await dialog().findByLabelText('From Date')).toBeInTheDocument();
});

test('offers only users who may read invoices as recipients', async () => {
  const { user } = await openDialog('');
  await user.click(dialog().getByLabelText(/^Recipients/));
  expect(await dialog().findByRole('option', { name: /Ines Duarte/ })).toBeVisible();
  expect(dialog().queryByRole('option', { name: /Ed Itor/ })).not.toBeInTheDocument();
});
