import { roles, type AuditEvent } from '@shootline/shared-api';
import {
  buildAuditEvent,
  buildInternalUser,
  buildUser,
  errorResponse,
  mockApi,
  pageOf,
} from '@shootline/shared-api/testing';
import { workspaceSettingsRules } from '@shootline/shared-api/rules/account';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { openSettings, renderPortal, server, type TestRemote } from '../testing/render-portal.tsx';

const theo = {
  uuid: '00000000-0000-4000-9000-000000000001',
  full_name: 'Theo Lindqvist',
  email: 'theo@example.test',
};
const gone = {
  uuid: '00000000-0000-4000-9000-000000000002',
  full_name: 'Ada Gone',
  email: 'ada@example.test',
};
const nothing = { file: null, booking: null, booking_uid: null };

let asked: string[];

function listAnswers(answer: () => AuditEvent[] | Response) {
  return mockApi.get('/audit', ({ query }) => {
    const sent = new URLSearchParams(query);
    sent.delete('offset');
    asked.push(sent.toString());
    const events = answer();
    return events instanceof Response ? events : pageOf(events);
  });
}

const bookings = (): TestRemote => ({
  name: 'bookings',
  routes: [{ path: '/booking/:bookingId', layout: 'main', access: 'signed-in' }],
  nav: [],
  pages: [],
  contributions: {
    texts: {
      jobs: { lapse_offer: 'Ask the next crew' },
      events: { calendar_shared: 'Roster shared', sign_in: 'Taken over' },
      exports: { invoices: 'Ledger' },
      files: { booking_file: 'File of a shoot' },
    },
    settings: [
      {
        name: 'public_offer_title',
        card: 'Crew',
        label: 'Title of crew calls',
        help: '',
        kind: 'radio',
        rule: workspaceSettingsRules.fields.public_offer_title,
        options: [
          { value: 'shoot', label: 'The place' },
          { value: 'booking', label: 'The name' },
        ],
      },
    ],
  },
});

beforeEach(() => {
  asked = [];
  server.use(
    mockApi.get('/user/internal-users', () => [buildInternalUser(theo)]),
    mockApi.get('/user/submitters', () => [theo]),
    mockApi.get('/user/camera-operators', () => pageOf([])),
    listAnswers(() => [buildAuditEvent()]),
  );
});

const admin = () => ({ ...buildUser(roles.admin), timezone: 'Europe/London' });
const open = (url = '/audit', remotes = [bookings()]) =>
  renderPortal(url, { user: admin(), remotes });
const table = () => screen.findByRole('table', { name: 'Audit' });

/** The texts of the first row in the columns Event, Who and About. */
async function firstRow(): Promise<(string | null)[]> {
  const [, row] = within(await table()).getAllByRole('row');
  const cells = within(row!).getAllByRole('cell');
  return cells.slice(1, 4).map(({ textContent }) => textContent);
}

test('shows an admin Audit in the drawer, with who downloaded which file from where', async () => {
  const event = buildAuditEvent();
  server.use(listAnswers(() => [event]));
  const { user } = await renderPortal('/audit', { user: admin(), remotes: [bookings()] });
  await within(await table()).findByText('brief.pdf · File of a shoot');
  const row = within(await table()).getAllByRole('row')[1]!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Tue, 13 Aug 2030' + '12:00 AM (BST)',
    'File downloaded',
    'Theo Lindqvist' + 'theo@example.test',
    'Booking #10021' + 'brief.pdf · File of a shoot',
    '203.0.113.7',
    '8a0d0a3c-0f5e-4f0e-b1c0-6f4f8f0b8f11',
  ]);
  expect(within(row).getByRole('link', { name: 'Booking #10021' })).toHaveAttribute(
    'href',
    `/booking/${event.booking}`,
  );
  await openSettings(user);
  await user.click(screen.getByRole('link', { name: 'Audit' }));
  expect(await screen.findByRole('heading', { name: 'Audit' })).toBeVisible();
});

test('shows other users neither the entry nor the page', async () => {
  const { user } = await renderPortal('/audit', { user: buildUser(roles.finance), remotes: [] });
  expect(
    await screen.findByText('Sorry, you do not have permission to access this page.'),
  ).toBeVisible();
  await openSettings(user);
  expect(screen.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

const theoText = 'Theo Lindqvist' + 'theo@example.test';
const adaText = 'Ada Gone' + 'ada@example.test';

test.each<[string, Partial<AuditEvent>, string[]]>([
  [
    'a sign-in',
    { kind: 'sign_in', method: 'password', person: theo },
    ['Signed in', theoText, 'With a password'],
  ],
  [
    'a sign-in from the hub',
    { kind: 'sign_in', method: 'hub', person: theo },
    ['Signed in', theoText, 'From the hub'],
  ],
  [
    'a failed sign-in',
    { kind: 'sign_in_failed', method: 'password', reason: 'wrong_password', person: theo },
    ['Sign-in failed', theoText, 'Wrong password'],
  ],
  [
    'a failed sign-in for an unknown account',
    { kind: 'sign_in_failed', method: 'hub', reason: 'unknown_account', person: null },
    ['Sign-in failed', 'Unknown', 'There is no such account' + 'From the hub'],
  ],
  ['a sign-out', { kind: 'sign_out', person: theo }, ['Signed out', theoText, '—']],
  [
    'an export',
    { kind: 'export_requested', export: { uuid: theo.uuid, kind: 'invoices' }, person: theo },
    ['Export requested', theoText, 'Ledger'],
  ],
  [
    'an export without a name',
    { kind: 'export_downloaded', export: { uuid: theo.uuid, kind: 'xero_bills' }, person: theo },
    ['Export downloaded', theoText, 'Xero bills'],
  ],
  [
    'changed rights',
    {
      kind: 'rights_changed',
      person: theo,
      subject: gone,
      changes: [
        { what: 'role', from: 'camera_operator', to: 'client_owner' },
        { what: 'client', from: 'Harbour Foods', to: null },
        { what: 'access', from: 'active', to: 'inactive' },
        { what: 'email', from: null, to: null },
      ],
    },
    [
      'Rights changed',
      theoText,
      adaText +
        ' · Role: Videographer → Client owner' +
        ' · Client: Harbour Foods → none' +
        ' · Access: Active → Not active' +
        ' · Email changed',
    ],
  ],
  [
    'an event of an area',
    { kind: 'calendar_shared', person: theo },
    ['Roster shared', theoText, '—'],
  ],
  [
    'an event without a name',
    { kind: 'calendar_unshared', person: theo },
    ['Calendar unshared', theoText, '—'],
  ],
  [
    'a retried job of an area',
    { kind: 'job_retried', job: { uuid: theo.uuid, kind: 'lapse_offer' }, person: theo },
    ['Job retried', theoText, 'Ask the next crew'],
  ],
  [
    'changed settings, of an area and without a name',
    {
      kind: 'settings_changed',
      person: theo,
      changes: [
        { what: 'public_offer_title', from: 'shoot', to: 'booking' },
        { what: 'offer_hours', from: 'any', to: 'limited' },
        { what: 'second_factor', from: 'optional', to: 'staff' },
      ],
    },
    [
      'Settings changed',
      theoText,
      'Title of crew calls: The place → The name' +
        'Offer hours: any → limited · Signing In, second factor required of: Nobody → All staff',
    ],
  ],
  [
    'the first admin',
    {
      kind: 'user_added',
      person: null,
      subject: gone,
      address: null,
      request_id: null,
      changes: [{ what: 'role', from: null, to: 'admin' }],
    },
    ['User added', 'The server', adaText + ' · Role: Admin'],
  ],
  [
    'refused access',
    { kind: 'access_refused', reason: 'forbidden', operation: 'linkUserToHub', person: theo },
    ['Access refused', theoText, 'Without permission' + 'Link user to hub'],
  ],
  [
    'refused access that is not listed one by one',
    { kind: 'access_refused', left_out: 12, person: theo },
    ['Access refused', theoText, '12 more within a minute, not listed'],
  ],
])('%s reads in plain words', async (_name, changes, texts) => {
  server.use(listAnswers(() => [buildAuditEvent({ ...nothing, ...changes })]));
  await open();
  await table();
  await waitFor(async () => expect(await firstRow()).toEqual(texts));
});

test('shows codes of an area that is away as words, and offers what it lists', async () => {
  const events = [
    buildAuditEvent({ ...nothing, kind: 'calendar_shared', person: theo }),
    buildAuditEvent({
      ...nothing,
      kind: 'settings_changed',
      person: theo,
      changes: [{ what: 'public_offer_title', from: 'shoot', to: 'booking' }],
    }),
  ];
  server.use(listAnswers(() => events));
  const { user } = await open('/audit', [{ ...bookings(), isDown: true }]);
  expect(await firstRow()).toEqual(['Calendar shared', theoText, '—']);
  const [, , row] = within(await table()).getAllByRole('row');
  expect(row).toHaveTextContent('Public offer title: shoot → booking');
  await user.selectOptions(screen.getByLabelText('Event'), 'Calendar shared');
  await waitFor(() => expect(asked.at(-1)).toBe('kind=calendar_shared'));
});

test('names a deleted booking without a link', async () => {
  server.use(listAnswers(() => [buildAuditEvent({ booking: null })]));
  await open();
  expect(within(await table()).getByText('Booking #10021')).toBeVisible();
  expect(within(await table()).queryByRole('link')).not.toBeInTheDocument();
});

test('filters by event, person and days in the URL, and clears them on Reset', async () => {
  server.use(listAnswers(() => [buildAuditEvent({ person: gone })]));
  const { user, path } = await open();
  await table();
  await screen.findByRole('option', { name: 'Theo Lindqvist' });
  await user.selectOptions(screen.getByLabelText('Person'), 'Theo Lindqvist');
  await waitFor(() => expect(asked.at(-1)).toBe(`person=${theo.uuid}`));
  await user.selectOptions(screen.getByLabelText('Person'), 'Ada Gone');
  await user.selectOptions(screen.getByLabelText('Event'), 'Sign-in failed');
  await user.type(screen.getByLabelText('From Date'), '05-03-2030{Enter}');
  await user.type(screen.getByLabelText('To Date'), '06-03-2030{Enter}');
  const query = `kind=sign_in_failed&person=${gone.uuid}&from_date=05-03-2030&to_date=06-03-2030`;
  await waitFor(() => expect(asked.at(-1)).toBe(query));
  expect(path()).toContain('kind=sign_in_failed');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(path()).toBe('/audit'));
});

test('restores the filters of a shared link, and ignores invalid ones', async () => {
  await open(`/audit?kind=sign_out&person=me&from_date=31-02-2030`);
  await table();
  expect(asked).toEqual(['kind=sign_out']);
  expect(screen.getByLabelText('Event')).toHaveValue('sign_out');
});

test('loads more events, and reloads them on Refresh', async () => {
  server.use(
    mockApi.get('/audit', ({ query }) => {
      asked.push(query.get('offset') ?? '');
      return query.get('offset') === '0'
        ? pageOf([buildAuditEvent()], 'more', 2)
        : pageOf([buildAuditEvent()], null, 2);
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('button', { name: 'All results fetched' })).toBeDisabled();
  expect(within(await table()).getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Refresh list' }));
  await waitFor(() => expect(asked).toEqual(['0', '1', '0']));
});

test.each([
  ['/audit?kind=sign_out', 'No events match your filter criteria.'],
  ['/audit', 'Nothing has been recorded yet.'],
])('an empty list at %s says why', async (url, text) => {
  server.use(listAnswers(() => []));
  await open(url);
  expect(await screen.findByText(text)).toBeVisible();
});

/** The failure in place of the list, whatever else is announced. */
const failure = async () => within(await screen.findByRole('main')).findByRole('alert');

test('shows a failure with Retry', async () => {
  server.use(listAnswers(() => new HttpResponse(null, { status: 500 })));
  const { user } = await open();
  expect(await failure()).toHaveTextContent('Sorry, there was an error loading the audit.');
  server.use(listAnswers(() => [buildAuditEvent()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await table()).toBeVisible();
});

test('tells a user who is no longer an admin', async () => {
  server.use(listAnswers(() => errorResponse('Forbidden', 'Sorry, you do not have permission.')));
  await open();
  expect(await failure()).toHaveTextContent('Sorry, you do not have permission.');
});
