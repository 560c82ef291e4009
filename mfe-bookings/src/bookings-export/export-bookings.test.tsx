import { roles } from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildInternalUser,
  buildReferenceData,
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
const lion = { id: id('02'), name: 'Lion Quay' };
const theo = { uuid: id('03'), full_name: 'Theo Lindqvist' };
const ines = buildInternalUser({
  uuid: id('04'),
  full_name: 'Ines Duarte',
  email: 'ines@example.test',
});
const rita = buildInternalUser({ full_name: 'Rita Reviewer', role_policy: roles.reviewer });
const ed = buildInternalUser({
  uuid: id('05'),
  full_name: 'Ed Itor',
  role_policy: roles.editor,
});
const admin = { ...buildUser(roles.admin), full_name: 'Priya Anand' };
const self = buildInternalUser(admin);

const success =
  'Exporting data to CSV. A link to download the CSV will be sent to the selected recipients shortly.';
const summary =
  'There are validation errors in the values you provided. Please resolve these errors and then try again.';

let sent: unknown[];

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/client', () =>
    [harbour, lion].map((client) => ({
      ...client,
      billing_region: 'Australia',
      shoot_duration: { max: 12 },
    })),
  ),
  mockApi.get('/user/submitters', () => []),
  mockApi.get('/user/am-users', () => []),
  mockApi.get('/user/internal-users', () => [ed, ines, self, rita]),
  mockApi.get('/user/camera-operators', () =>
    pageOf([
      {
        ...theo,
        initials: 'TL',
        email: '',
        phone_formatted: '',
        locality: 'Sydney',
        state: 'NSW',
        location: null,
        bookings_count: 0,
        average_rating: null,
      },
    ]),
  ),
  mockApi.get('/booking/list-bookings', () => pageOf([buildBookingSummary()])),
);

function exportAnswers(answer: () => Response | { export_uuid: string }) {
  server.use(
    mockApi.post('/booking/export-bookings', async ({ request }) => {
      sent.push(await request.json());
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

const dialog = () => within(screen.getByRole('dialog', { name: 'Export Bookings' }));
const exportButton = () => dialog().getByRole('button', { name: 'Export' });
const chosen = (label: string) =>
  within(dialog().getByRole('list', { name: `Selected: ${label}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function openTool(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Export to CSV' }));
  await screen.findByRole('dialog', { name: 'Export Bookings' });
}

async function openDialog(url = '/') {
  const view = renderRoute(routes, url, { user: admin });
  await openTool(view.user);
  await dialog().findByLabelText('From Date');
  return view;
}

async function choose(user: UserEvent, field: string | RegExp, option: string) {
  const input = dialog().getByLabelText(field);
  await user.click(input);
  await user.click(await dialog().findByRole('option', { name: new RegExp(option) }));
  await user.tab();
  await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
}

async function fill(user: UserEvent, field: string, text: string) {
  await user.clear(dialog().getByLabelText(field));
  await user.paste(text);
}

test("starts with the list's filters, and the admin as recipient", async () => {
  const filters = `state=assigned&client=${harbour.id}&billing_region=Australia`;
  const { user } = await openDialog(`/?${filters}`);
  expect(chosen('Status')).toEqual(['Assigned']);
  expect(chosen('Clients')).toEqual(['Harbour Foods']);
  expect(dialog().getByLabelText('Billing Region')).toHaveValue('Australia');
  expect(chosen('Recipients')).toEqual(['Priya Anand']);
  expect(dialog().queryByText(/is not narrowed/)).not.toBeInTheDocument();

  await user.click(exportButton());
  expect(await screen.findByText(success)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([
    {
      from_date: null,
      to_date: null,
      view: 'needs_approval',
      state: ['assigned'],
      clients: [harbour.id],
      camops: [],
      billing_region: 'Australia',
      format: 'csv',
      recipients: [self.uuid],
    },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export to CSV' })).toHaveFocus());
});

test("exports the tab's view, or another chosen one", async () => {
  const { user } = await openDialog('/?view=to_staff');
  const view = dialog().getByRole('combobox', { name: 'View' });
  expect(view).toHaveDisplayValue('To staff');
  expect(dialog().queryByText(/do not apply/)).not.toBeInTheDocument();
  await user.click(exportButton());
  await screen.findByText(success);
  expect(sent).toMatchObject([{ view: 'to_staff' }]);

  await openTool(user);
  await user.selectOptions(await dialog().findByRole('combobox', { name: 'View' }), 'All');
  await user.click(exportButton());
  await waitFor(() => expect(sent).toMatchObject([{}, { view: null }]));
});

test('names the list filters that an export does not have', async () => {
  await openDialog(`/?title=gala&region=sydney&client=${id('77')}`);
  expect(
    dialog().getByText('These filters of the list do not apply to the export: Title, Region.'),
  ).toBeInTheDocument();
  expect(dialog().queryByRole('list', { name: 'Selected: Clients' })).not.toBeInTheDocument();
});

test('accepts short dates, and sends full ones', async () => {
  const { user } = await openDialog();
  await fill(user, 'From Date', '1/3/2031');
  await fill(user, 'To Date', '31-03-2031');
  expect(dialog().getByLabelText('From Date')).toHaveValue('01-03-2031');
  await user.click(exportButton());
  await screen.findByText(success);
  expect(sent).toMatchObject([{ from_date: '01-03-2031', to_date: '31-03-2031' }]);
});

test('several values of each list can be chosen and removed', async () => {
  const { user } = await openDialog();
  await choose(user, 'Status', 'New');
  await choose(user, 'Status', 'Assigned');
  await choose(user, 'Clients', 'Lion Quay');
  await choose(user, 'Videographers', 'Theo Lindqvist');
  await choose(user, /^Recipients/, 'ines@example.test');
  await user.click(dialog().getByLabelText('Remove New'));
  expect(dialog().getByLabelText('Status')).toHaveFocus();
  await user.click(exportButton());
  await screen.findByText(success);
  expect(sent).toMatchObject([
    {
      state: ['assigned'],
      clients: [lion.id],
      camops: [theo.uuid],
      billing_region: null,
      format: 'csv',
      recipients: [self.uuid, ines.uuid],
    },
  ]);
});

test('marks bad input at its field and does not send it', async () => {
  const { user } = await openDialog();
  const [from, to] = [dialog().getByLabelText('From Date'), dialog().getByLabelText('To Date')];
  await fill(user, 'From Date', '31-02-2031');
  await user.click(dialog().getByRole('button', { name: 'Remove Priya Anand' }));
  await user.click(exportButton());
  expect(await dialog().findByText(summary)).toBeInTheDocument();
  expect(from).toHaveAccessibleDescription(/^Enter a valid date\./);
  expect(from).toHaveFocus();
  expect(dialog().getByRole('combobox', { name: /^Recipients/ })).toHaveAccessibleDescription(
    /^Please select at least one value\./,
  );

  await fill(user, 'From Date', '02-03-2031');
  await fill(user, 'To Date', '01-03-2031');
  await waitFor(() => expect(from).toBeValid());
  await waitFor(() =>
    expect(to).toHaveAccessibleDescription('Enter a date on or after the first one.'),
  );
  expect(sent).toEqual([]);
});

test('shows progress, hides Cancel and cannot be closed while sending', async () => {
  let answer: (given: { export_uuid: string }) => void = () => {};
  server.use(
    mockApi.post(
      '/booking/export-bookings',
      () => new Promise<{ export_uuid: string }>((resolve) => (answer = resolve)),
    ),
  );
  const { user } = await openDialog();
  await user.click(exportButton());
  expect(await dialog().findByRole('button', { name: 'Exporting...' })).toBeInTheDocument();
  expect(dialog().queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(dialog().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  answer({ export_uuid: id('99') });
  expect(await screen.findByText(success)).toBeInTheDocument();
});

test('shows a refusal at its field and keeps the input', async () => {
  const text = 'Please select active internal users of this workspace only.';
  exportAnswers(() =>
    errorResponse('ValidationError', '', [{ field: 'recipients', message: text, errors: [] }]),
  );
  const { user } = await openDialog();
  await fill(user, 'From Date', '01-03-2031');
  await user.click(exportButton());
  expect(await dialog().findByText(text)).toBeInTheDocument();
  expect(dialog().getByRole('combobox', { name: /^Recipients/ })).toBeInvalid();
  expect(dialog().getByLabelText('From Date')).toHaveValue('01-03-2031');
  expect(screen.queryByText(success)).not.toBeInTheDocument();

  exportAnswers(() => errorResponse('TooManyRequests', 'Sorry, please try again later.'));
  await user.click(exportButton());
  expect(await dialog().findByText('Sorry, please try again later.')).toBeInTheDocument();
});

test('keeps input over a reload for the same filters, and drops it on Cancel', async () => {
  const { user, unmount } = await openDialog('/?state=assigned');
  await fill(user, 'From Date', '01-03-2031');
  unmount();

  const other = await openDialog('/?state=new');
  expect(dialog().getByLabelText('From Date')).toHaveValue('');
  other.unmount();

  const again = await openDialog('/?state=assigned');
  expect(dialog().getByLabelText('From Date')).toHaveValue('01-03-2031');
  await again.user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await openTool(again.user);
  expect(await dialog().findByLabelText('From Date')).toHaveValue('');
});

test('choices that cannot be loaded can be asked for again', async () => {
  server.use(mockApi.get('/user/internal-users', () => errorResponse('InternalError')));
  const { user } = renderRoute(routes, '/', { user: admin });
  await openTool(user);
  const retry = await dialog().findByRole('button', { name: 'Retry' });
  expect(dialog().getByRole('alert')).toHaveTextContent(
    'Sorry, there was an issue loading this content.',
  );
  server.resetHandlers();
  await user.click(retry);
  expect(await dialog().findByLabelText('From Date')).toBeInTheDocument();
});

test('says which recipients get a file with parts left out', async () => {
  const { user } = await openDialog();
  await choose(user, /^Recipients/, 'Ines Duarte');
  expect(dialog().queryByText(/the file without/)).not.toBeInTheDocument();
  await choose(user, /^Recipients/, 'Ed Itor');
  await choose(user, /^Recipients/, 'Rita Reviewer');
  const note =
    'Ed Itor gets the file without prices and quote numbers. Rita Reviewer gets the file without quote numbers.';
  expect(dialog().getByText(note)).toBeVisible();
});
