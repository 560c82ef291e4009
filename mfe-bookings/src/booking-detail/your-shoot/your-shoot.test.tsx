import { type Booking, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  permissions,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const { jest } = import.meta;

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));
afterEach(() => {
  widenTheWindow();
  jest.restoreAllMocks();
});

const me = buildUser(roles.camera_operator);
const camera_operator = { full_name: me.full_name, email: me.email, phone: '', company: '' };

function open(changes: Partial<Booking> = {}, user = me) {
  const booking = buildBooking({ camera_operator, ...changes });
  server.use(mockApi.get('/booking/{id}', () => booking));
  return { booking, ...renderRoute(routes, `/booking/${booking.uuid}`, { user }) };
}

const card = async () => within(await screen.findByRole('region', { name: 'Your Shoot' }));
const isLoaded = () => screen.findByRole('region', { name: 'Videographer' });
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('on a phone the card of the day comes first, instead of the key facts', async () => {
  narrowTheWindow();
  open();
  const day = await card();
  expect(headings()[0]).toBe('Your Shoot');
  expect(screen.queryByRole('group', { name: 'At a glance' })).not.toBeInTheDocument();
  expect(day.getByText('9:15 AM (AEST)')).toBeVisible();
  expect(day.getByText('Wed, 14 Aug 2030')).toBeVisible();
  expect(day.getByText('10:00 AM (AEST)')).toBeVisible();
});

test('says when to leave, by an estimate, or that there is too little time', async () => {
  const travel = {
    from: 'shoot',
    minutes: 140,
    leave_by: '2030-08-13T20:55:00.000Z',
    is_late: false,
  } as const;
  const { unmount } = open({ travel });
  const way = async (label: string) => (await card()).getByText(label).parentElement;
  expect(await way('Leave by')).toHaveTextContent(
    'Leave by6:55 AM (AEST)Estimated: about 2 h 20 min from the shoot before',
  );
  unmount();
  open({ travel: { ...travel, is_late: true } });
  expect(await way('Travel')).toHaveTextContent(
    'TravelThe shoot before leaves too little time.Estimated: about',
  );
});

test('names the day of a shoot that begins after the day of the arrival', async () => {
  open({ arrival_and_setup_date: '2030-08-13T08:00:00.000Z' });
  const day = await card();
  expect(day.getByText('Tue, 13 Aug 2030')).toBeVisible();
  expect(day.getByText('Wed, 14 Aug 2030, 10:00 AM (AEST)')).toBeVisible();
});

test('names the part of the pay that is a cancellation fee', async () => {
  const pay = {
    cost: 1_110_01,
    cost_formatted: 'A$1,110.01',
    currency: 'AUD',
    discount: 0,
    cancellation_type: null,
  } as const;
  open({
    state: 'assigned',
    total_camera_operator_cost: pay,
    cancellation_fees: [
      {
        uuid: '00000000-0000-4000-8000-00000000fe01',
        created: '2030-08-13T00:00:00.000Z',
        category: 'within_48_hours',
        category_display: 'Cancelled within 48 hours',
        camera_operator: null,
        camera_operator_cost: { ...pay, cost: 370_00, cost_formatted: 'A$370.00' },
        created_by_name: 'Mia Holt',
        discount: 50,
      },
    ],
    permissions: permissions('read_camera_operator_cost', 'read_cancellation_fees'),
  });
  const day = await card();
  expect(day.getByText('A$1,110.01')).toBeVisible();
  expect(day.getByText('including a cancellation fee of A$370.00')).toBeVisible();
});

test('the address opens a map', async () => {
  open({
    address: {
      ...buildBooking().address!,
      formatted_address: '1 Høgh & Søn #2, Sydney',
      additional_details: 'Ring twice',
    },
  });
  const day = await card();
  const link = day.getByRole('link', { name: /Høgh & Søn #2/ });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://www.google.com/maps/search/');
  expect(address.searchParams.get('query')).toBe('1 Høgh & Søn #2, Sydney');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(day.getByText('Ring twice')).toBeVisible();
});

test('the point of contact can be called and messaged', async () => {
  open({
    point_of_contact: { full_name: 'Ines Duarte', phone: '', email: '', company: '' },
    booking_poc_phone_number: '+61 (400) 555 666',
  });
  const day = await card();
  const call = day.getByRole('link', { name: 'Call Ines Duarte' });
  expect(call).toHaveAttribute('href', 'tel:+61400555666');
  const message = day.getByRole('link', { name: 'Message Ines Duarte' });
  expect(message).toHaveAttribute('href', 'sms:+61400555666');
});

test('names a contact without a number', async () => {
  open({
    point_of_contact: { full_name: 'Ines Duarte', phone: '', email: '', company: '' },
    booking_poc_phone_number: '',
  });
  const day = await card();
  expect(day.getByText('Ines Duarte')).toBeVisible();
  expect(day.queryByRole('link', { name: /Ines/ })).not.toBeInTheDocument();
});

test('shows the pay, and that there is no call sheet yet', async () => {
  open({
    permissions: permissions('read_camera_operator_cost'),
    total_camera_operator_cost: {
      cost: 74_000,
      cost_formatted: 'A$740.00',
      currency: 'AUD',
      discount: 0,
      cancellation_type: null,
    },
  });
  const day = await card();
  expect(day.getByText('A$740.00')).toBeVisible();
  expect(day.getByText('There is currently no call sheet.')).toBeVisible();
});

test('shows the call sheet', async () => {
  const file = '/booking/b/file/f';
  open({
    call_sheet: {
      version: 2,
      generated: '2030-08-10T01:00:00.000Z',
      generated_by: 'Edda Roth',
      file,
      is_outdated: false,
      changes: [],
      readers: 0,
      is_approved: false,
      approved_by: null,
      approved: null,
    },
    files: [
      {
        uuid: '00000000-0000-4000-9000-00000000000f',
        created: '2030-08-10T01:00:00.000Z',
        file,
        name: 'call-sheet-v2.pdf',
        size: 10,
        created_by_name: 'Edda Roth',
      },
    ],
    permissions: permissions('approve_call_sheet'),
  });
  const day = await card();
  expect(day.getByText('Waiting for approval')).toBeVisible();
  expect(day.getByRole('button', { name: 'Download call-sheet-v2.pdf' })).toBeVisible();
  expect(headings().slice(0, 2)).toEqual(['Your Shoot', 'Call Sheet']);
});

/** The names of the files that the page saves. */
function savedFiles() {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL ??= () => '';
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:shoot');
  return saved;
}

test('saves the shoot as a calendar file', async () => {
  const saved = savedFiles();
  const { user } = open({ booking_uid: '4711' });
  await user.click((await card()).getByRole('button', { name: 'Add to Calendar' }));
  await waitFor(() => expect(saved).toEqual(['shoot-4711.ics']));
});

test('a cancelled shoot can be taken out of the calendar, by its videographer alone', async () => {
  const saved = savedFiles();
  const { user, unmount } = open({ booking_uid: '4711', state: 'cancelled' });
  await user.click(await screen.findByRole('button', { name: 'Remove from Calendar' }));
  await waitFor(() => expect(saved).toEqual(['shoot-4711.ics']));
  unmount();
  open({ state: 'cancelled' }, buildUser(roles.editor));
  expect(await screen.findByRole('region', { name: 'Booking Cancelled' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove from Calendar' })).not.toBeInTheDocument();
});

test('shows which facts of a shoot are not known yet', async () => {
  open({
    date: null,
    arrival_and_setup_date: null,
    duration: null,
    address: null,
    point_of_contact: null,
    booking_poc_phone_number: '',
  });
  const day = await card();
  expect(day.getAllByText('Not specified')).toHaveLength(4);
  expect(day.queryByRole('button', { name: 'Add to Calendar' })).not.toBeInTheDocument();
});

test.each<[string, Partial<Booking>, ReturnType<typeof buildUser>]>([
  ['another videographer', {}, { ...me, email: 'other@example.test' }],
  ['staff', {}, { ...buildUser(roles.admin), email: me.email }],
  ['the videographer after the shoot', { state: 'shoot_completed' }, me],
  ['the videographer of a cancelled shoot', { state: 'cancelled' }, me],
])('shows no such card to %s', async (_who, changes, user) => {
  open(changes, user);
  await isLoaded();
  expect(screen.queryByRole('region', { name: 'Your Shoot' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'At a glance' })).toBeVisible();
});
