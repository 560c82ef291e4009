import { roles, type Booking, type BookingFlag, type Role } from '@shootline/shared-api';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

function open(changes: Partial<Booking> = {}, role: Role = roles.client_user) {
  const booking = buildBooking(changes);
  server.use(mockApi.get('/booking/{id}', () => booking));
  return renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(role) });
}

const card = (name: string) => screen.findByRole('region', { name });

/** The value beside a label of a card. */
async function valueOf(cardName: string, label: string) {
  const term = within(await card(cardName)).getByText(label, { selector: 'dt' });
  return term.nextElementSibling;
}

/** The labels of a card's missing facts. */
const missing = async (cardName: string) =>
  within(await card(cardName)).getByText(/^Not given: /).textContent;

test('the header names the booking and links back', async () => {
  open({ booking_uid: '4711' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Founder interview' })).toBeVisible();
  expect(screen.getByText('#4711')).toBeVisible();
  expect(screen.getByText('Assigned')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all bookings' })).toHaveAttribute(
    'href',
    '/?view=all',
  );
  expect(document.title).toBe('View Booking #4711 · Brandname');
});

test.each([
  ['internal users', roles.editor, true],
  ['clients', roles.client_owner, false],
])('the rating of the videographer, for %s', async (_name, role, isShown) => {
  open({ average_rating: { rating: 4.6, count: 12 } }, role);
  await card('Client Details');
  expect(screen.queryAllByText(/Rated 4.6 of 5/)).toHaveLength(isShown ? 1 : 0);
});

test('a cancelled booking says why', async () => {
  open({
    state: 'cancelled',
    cancellation_reason_display: 'Weather',
    cancellation_details: 'Storm warning',
  });
  expect(await valueOf('Booking Cancelled', 'Reason')).toHaveTextContent('Weather');
  expect(await valueOf('Booking Cancelled', 'Note')).toHaveTextContent('Storm warning');
});

test('a cancelled booking without a reason shows that it is cancelled', async () => {
  open({ state: 'request_cancelled' });
  expect(await card('Booking Cancelled')).toHaveTextContent('This booking has been cancelled.');
});

test('a draft says how to submit it', async () => {
  open({
    state: 'draft',
    title: '',
    date: null,
    duration: null,
    address: null,
    project_owner: null,
  });
  expect(
    await screen.findByText('To submit this draft, choose Actions, then Update Booking.'),
  ).toBeVisible();
  expect(await valueOf('Booking Details', 'Shoot Date and time')).toHaveTextContent('N/A');
  expect(await missing('Booking Details')).toBe('Not given: Address');
  expect(await valueOf('Client Details', 'Project Owner')).toHaveTextContent('+61 400 111 222');
});

test('a street that no provider confirmed is shown as it was entered, without a remark', async () => {
  open({ address: { ...buildBooking().address!, verified: 'town' } });
  const address = await valueOf('Booking Details', 'Address');
  expect(address).toHaveTextContent(/^12 Bridge Street, Sydney NSW 2000, Australia$/);
});

test('shoot details show the zone of the shoot and labels for codes', async () => {
  open({
    address: { ...buildBooking().address!, is_manual: true, additional_details: 'Ring twice' },
  });
  const address = await valueOf('Booking Details', 'Address');
  expect(address).toHaveTextContent('12 Bridge Street, Sydney NSW 2000, Australia');
  expect(address).toHaveTextContent('Entered Manually');
  expect(address).toHaveTextContent('Ring twice');
  expect(await valueOf('Booking Details', 'Arrival Date and time')).toHaveTextContent(
    'Wed, 14 Aug 2030, 9:15 AM (AEST)',
  );
  expect(await valueOf('Booking Details', 'Shoot Date and time')).toHaveTextContent(
    'Wed, 14 Aug 2030, 10:00 AM (AEST)',
  );
  expect(await valueOf('Booking Details', 'Length')).toHaveTextContent('6 hours');
  expect(await valueOf('Booking Details', 'Parking available')).toHaveTextContent('Yes');
  expect(await missing('Shoot Details')).toBe('Not given: Inspiration');
  expect(await valueOf('Additional Details', 'Purchase Order')).toHaveTextContent(
    'Available now: PO-771',
  );
  await waitFor(async () =>
    expect(await valueOf('Additional Details', 'Footage receipt method')).toHaveTextContent(
      'Upload to the hub',
    ),
  );
});

test('missing facts share one line, without those that nobody was asked for', async () => {
  const { unmount } = open({
    video_type: 'other',
    video_type_details: '',
    interviewee_type: 'staff',
    interviewee_type_details: '',
    camera_operator_capture_details: '',
    is_parking_available: false,
    parking_details: '',
  });
  expect(await missing('Shoot Details')).toBe(
    'Not given: Video type details, What to capture, Inspiration',
  );
  const place = within(await card('Booking Details'));
  expect(place.queryByText(/Not given|Parking details/)).not.toBeInTheDocument();
  expect(screen.queryByText('Not specified')).not.toBeInTheDocument();
  unmount();

  open({ inspiration_details: 'Documentaries' });
  expect(within(await card('Shoot Details')).queryByText(/Not given/)).not.toBeInTheDocument();
});

test.each([
  ['videographer', roles.camera_operator, []],
  ['client', roles.client_owner, ['Purchase Order']],
  ['editor', roles.editor, ['Purchase Order', 'Invoice Notes']],
  ['admin', roles.admin, ['Purchase Order', 'Quote Number', 'Invoice Notes']],
])("%s sees that role's additional details", async (_name, role, labels) => {
  open({ quote_number: 'Q-1', invoice_notes: 'Split in two' }, role);
  const details = await card('Additional Details');
  const shown = ['Purchase Order', 'Quote Number', 'Invoice Notes'].filter((label) =>
    within(details).queryByText(label),
  );
  expect(shown).toEqual(labels);
});

const total = {
  cost: 126_000,
  cost_formatted: 'A$1,260.00',
  currency: 'AUD',
  discount: 0,
  cancellation_type: null,
};
const noComments = mockApi.get('/booking/comments/{threadId}', ({ params }) => ({
  uuid: String(params.threadId),
  type: 'project',
  permissions: { add_comment: false },
  comments: [],
}));
const estimateBody = {
  base_cost: 'A$880.00',
  base_cost_amount: 88_000,
  additional_cost: 'A$380.00',
  additional_cost_amount: 38_000,
  total_cost: 'A$1,260.00',
  total_cost_amount: 126_000,
  currency: 'AUD',
};
const project = {
  uuid: '00000000-0000-4000-9000-00000000000a',
  type: 'project' as const,
  permissions: { add_comment: true },
};
const internal = {
  uuid: '00000000-0000-4000-9000-00000000000b',
  type: 'internal' as const,
  permissions: { add_comment: true },
};

test.each<[string, BookingFlag, string]>([
  ['Booking Comments', 'read_project_comment_thread', 'There are currently no comments.'],
  ['Internal Comments', 'read_internal_comment_thread', 'There are currently no comments.'],
  ['Videographer', 'read_booking_availabilities', 'No availabilities requested'],
  ['Videographer', 'read_auto_assign', 'Awaiting availabilities'],
  ['Cancellation Fees', 'read_cancellation_fees', 'There are currently no cancellation fees.'],
  ['Client Pricing', 'read_client_cost', 'A$1,260.00'],
  ['Client Pricing Estimate', 'read_client_cost_estimate', 'A$880.00'],
  ['Videographer Pricing', 'read_camera_operator_cost', 'A$1,260.00'],
  ['Videographer Pricing Estimate', 'read_camera_operator_cost_estimate', 'A$880.00'],
  ['Status History', 'read_state_logs', '0 changes'],
  ['Files', 'read_files', 'There are currently no files.'],
])('shows %s only with the flag %s', async (name, flag, text) => {
  server.use(
    noComments,
    mockApi.get('/booking-client-cost-estimate', () => estimateBody),
    mockApi.get('/booking-camop-cost-estimate', () => estimateBody),
  );
  const whole: Partial<Booking> = {
    project_comment_thread: project,
    internal_comment_thread: internal,
    auto_assign: { state: 'awaiting_availabilities', state_display: 'Awaiting availabilities' },
    total_client_cost: total,
    total_camera_operator_cost: total,
  };
  const { unmount } = open({ ...whole, permissions: permissions(flag) });
  expect(await within(await card(name)).findByText(text)).toBeVisible();
  unmount();

  open({ ...whole, permissions: permissions() });
  await card('Client Details');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('shows the videographer, the offers and their answers', async () => {
  const person = { uuid: 'p', full_name: 'Theo Lindqvist', email: 'theo@example.test' };
  open({
    permissions: permissions('read_booking_availabilities'),
    camera_operator: { ...person, phone: '+61 400 000 000', company: '' },
    booking_availabilities: [
      {
        uuid: 'a',
        state: 'busy',
        state_display: 'Busy',
        camera_operator: { ...person, full_name: 'Noor Haddad' },
        sent: '2030-07-01T02:00:00.000Z',
        exclusive_until: null,
        opens: null,
        decline_reason: '',
        permissions: { make_busy: false, make_available: false, list_availabilities: true },
      },
    ],
  });
  expect(await valueOf('Videographer', 'Assigned videographer')).toHaveTextContent(
    'Theo Lindqvist',
  );
  const offers = await valueOf('Videographer', 'Videographer availabilities');
  expect(offers).toHaveTextContent('Noor Haddad');
  expect(offers).toHaveTextContent('Busy');
});

test.each([
  ['staff, who may open it, the page of the videographer', true],
  ['everybody else the name alone', false],
])('shows %s', async (_name, isStaff) => {
  const person = { uuid: 'p', full_name: 'Theo Lindqvist', email: 'theo@example.test' };
  open({
    camera_operator: { ...person, phone: '', company: '' },
    assigned_camera_operators: isStaff ? [person] : [],
  });
  await valueOf('Videographer', 'Assigned videographer');
  const assigned = within(await card('Videographer'));
  const link = assigned.queryByRole('link', { name: 'Theo Lindqvist' });
  expect(link?.getAttribute('href')).toBe(isStaff ? '/videographers/p' : undefined);
  expect(assigned.getByText('Theo Lindqvist')).toBeVisible();
});

test('nobody assigned and nobody asked take one line', async () => {
  open({ permissions: permissions('read_booking_availabilities', 'read_auto_assign') });
  const videographer = within(await card('Videographer'));
  expect(videographer.getByText('None assigned')).toBeVisible();
  expect(videographer.getByText('No availabilities requested')).toBeVisible();
  expect(videographer.queryByRole('term')).not.toBeInTheDocument();
});

test('a user who may not read offers only sees that nobody is assigned', async () => {
  open();
  expect(await card('Videographer')).toHaveTextContent(/^VideographerNone assigned$/);
});

test('shows that nobody is assigned while offers are out', async () => {
  const offer = {
    uuid: 'a',
    state: 'unknown' as const,
    state_display: 'Unknown',
    camera_operator: { uuid: 'p', full_name: 'Noor Haddad', email: 'noor@example.test' },
    sent: null,
    exclusive_until: null,
    opens: null,
    decline_reason: '',
    permissions: { make_busy: false, make_available: false, list_availabilities: true },
  };
  open({
    permissions: permissions('read_booking_availabilities'),
    booking_availabilities: [offer],
  });
  expect(await valueOf('Videographer', 'Assigned videographer')).toHaveTextContent('None assigned');
});

describe("the client's people", () => {
  const maya = {
    full_name: 'Maya Okafor',
    phone: '+61 400 111 222',
    email: 'maya@example.test',
    company: 'Harbour Foods',
  };
  const ines = { ...maya, full_name: 'Ines Duarte', email: 'ines@example.test' };
  const al = { ...maya, full_name: 'Al Roth', email: 'al@example.test' };

  test.each([
    ['one person', maya, maya, maya, ['Creator, owner and contact']],
    ['two people who share', maya, maya, ines, ['Creator and owner', 'Point of Contact']],
    ['two, otherwise', maya, ines, maya, ['Creator and contact', 'Project Owner']],
    [
      'another owner who is the contact',
      maya,
      ines,
      ines,
      ['Project Creator', 'Owner and contact'],
    ],
    ['three', maya, ines, al, ['Project Creator', 'Project Owner', 'Point of Contact']],
    [
      'one person written in two ways',
      maya,
      { ...maya, email: 'Maya@Example.test', phone: '+61400111222' },
      ines,
      ['Creator and owner', 'Point of Contact'],
    ],
    [
      'one person with another phone',
      maya,
      { ...maya, phone: '+61 400 999 999' },
      maya,
      ['Creator and contact', 'Project Owner'],
    ],
    ['only the creator', maya, null, null, ['Project Creator']],
  ])('%s', async (_case, submitter, project_owner, point_of_contact, labels) => {
    open({
      submitter,
      project_owner,
      point_of_contact,
      booking_owner_phone_number: '',
      booking_poc_phone_number: '',
    });
    const people = within(await card('Client Details'));
    const terms = people.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Client', ...labels]);
  });

  test('are reached under the numbers given for this booking', async () => {
    open({
      submitter: maya,
      project_owner: ines,
      point_of_contact: al,
      booking_owner_phone_number: '+61 455',
      booking_poc_phone_number: '+61 466',
    });
    const people = within(await card('Client Details'));
    expect(people.getAllByText(/^\+61/).map(({ textContent }) => textContent)).toEqual([
      maya.phone,
      '+61 455',
      '+61 466',
    ]);
  });
});

describe('at a glance', () => {
  const glance = async () => within(await screen.findByRole('group', { name: 'At a glance' }));
  const facts = async () => {
    const strip = await glance();
    const texts = (role: string) => strip.getAllByRole(role).map((one) => one.textContent);
    const values = texts('definition');
    return Object.fromEntries(texts('term').map((label, index) => [label, values[index]]));
  };
  const shoot = {
    Date: 'Wed, 14 Aug 2030',
    Time: '10:00 AM (AEST)',
    Length: '6\u00a0hours',
    Place: 'Sydney NSW',
    Client: 'Harbour Foods',
    Videographer: 'Theo Lindqvist',
  };
  const prices = {
    total_client_cost: total,
    total_camera_operator_cost: { ...total, cost: 74_000, cost_formatted: 'A$740.00' },
  };

  test.each<[string, BookingFlag[], object]>([
    ['nobody', [], {}],
    ['the client', ['read_client_cost'], { 'Client price': 'A$1,260.00' }],
    ['the videographer', ['read_camera_operator_cost'], { 'Videographer price': 'A$740.00' }],
    [
      'finance',
      ['read_client_cost', 'read_camera_operator_cost'],
      { 'Client price': 'A$1,260.00', 'Videographer price': 'A$740.00' },
    ],
  ])('the shoot, with the prices that %s may read', async (_who, flags, shown) => {
    open({ ...prices, permissions: permissions(...flags) });
    expect(await facts()).toEqual({ ...shoot, ...shown });
  });

  test('shows which facts are not known yet', async () => {
    open({ date: null, duration: null, address: null, camera_operator_full_name: null });
    expect(await facts()).toEqual({
      Date: 'N/A',
      Time: 'N/A',
      Length: 'N/A',
      Place: '—',
      Client: 'Harbour Foods',
      Videographer: '—',
    });
  });
});

test('the most wanted facts come first', async () => {
  open({
    call_sheet: null,
    project_comment_thread: null,
    permissions: permissions('read_project_comment_thread', 'read_files', 'generate_call_sheet'),
  });
  await card('Files');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    'Videographer',
    'Call Sheet',
    'Booking Details',
    'Shoot Details',
    'Client Details',
    'Additional Details',
    'Files',
    'Booking Comments',
  ]);
});

describe('pricing', () => {
  const both = permissions('read_client_cost', 'read_client_cost_estimate');

  test('shows that an estimate is being calculated, then the estimate', async () => {
    let answer = () => {};
    server.use(
      mockApi.get('/booking-client-cost-estimate', async ({ query }) => {
        expect(query.toString()).toBe(
          'country_code=AU&city=Sydney&lat=-33.8643&lng=151.2084&duration=6',
        );
        await new Promise<void>((resolve) => (answer = resolve));
        return estimateBody;
      }),
    );
    open({ permissions: permissions('read_client_cost_estimate') });
    const pricing = await card('Client Pricing Estimate');
    expect(within(pricing).getByRole('status')).toHaveTextContent('Calculating...');
    await waitFor(() => {
      answer();
      expect(within(pricing).getByText('A$380.00')).toBeVisible();
    });
    expect(await valueOf('Client Pricing Estimate', 'Total price')).toHaveTextContent('A$1,260.00');
    expect(pricing).toHaveTextContent('Prices exclude GST and are indicative.');
  });

  test("shows the server's message if an estimate fails", async () => {
    server.use(
      mockApi.get('/booking-client-cost-estimate', () =>
        errorResponse('ValidationError', 'There are no prices for this country.'),
      ),
    );
    open({ permissions: both, total_client_cost: total });
    const pricing = await card('Client Pricing');
    expect(await within(pricing).findByText('There are no prices for this country.')).toBeVisible();
    expect(await valueOf('Client Pricing', 'Total price')).toHaveTextContent('A$1,260.00');
  });

  test('asks for no estimate until place and length are set', async () => {
    open({ permissions: permissions('read_client_cost_estimate'), duration: null });
    expect(await card('Client Pricing Estimate')).toHaveTextContent(
      'An estimate needs the address and the length of the booking.',
    );
  });

  test.each([
    ['an estimated price', {}],
    ['a price set by hand', { is_client_cost_manual: true, client_cost_formatted: 'A$2,000.00' }],
  ])('nothing is due for a booking cancelled without a fee: %s', async (_case, changes) => {
    open({
      ...changes,
      state: 'cancelled',
      permissions: both,
      total_client_cost: { ...total, cost: 0, cost_formatted: 'A$0.00' },
    });
    const pricing = await card('Client Pricing');
    expect(pricing).toHaveTextContent('Cancelled without a fee');
    expect(within(pricing).getAllByRole('term')).toHaveLength(1);
    expect(await valueOf('Client Pricing', 'Total price')).toHaveTextContent('A$0.00');
  });

  test('says that the fee is under review until finance has decided', async () => {
    open({
      state: 'cancelled',
      permissions: both,
      total_client_cost: { ...total, cost: 0, fee_under_review: 63_000 },
    });
    const pricing = await card('Client Pricing');
    expect(await valueOf('Client Pricing', 'Total price')).toHaveTextContent(
      'Fee under review: up to A$630.00',
    );
    expect(pricing).not.toHaveTextContent('A$0.00');
    expect(pricing).not.toHaveTextContent('Cancelled without a fee');
  });

  test('shows a manual price without an estimate, and names a discount', async () => {
    open({
      permissions: both,
      is_client_cost_manual: true,
      client_cost: 200_000,
      client_cost_currency: 'AUD',
      client_cost_formatted: 'A$2,000.00',
      total_client_cost: {
        ...total,
        cost: 100_000,
        cost_formatted: 'A$1,000.00',
        discount: 50,
        cancellation_type: 'within_48_hours',
      },
    });
    expect(await valueOf('Client Pricing', 'Price set manually')).toHaveTextContent('A$2,000.00');
    const discount = await valueOf('Client Pricing', 'Discount of 50% (Within 48 hours)');
    expect(discount).toHaveTextContent('−A$1,000.00');
    expect(await valueOf('Client Pricing', 'Total price')).toHaveTextContent('A$1,000.00');
    expect(screen.queryByText('Base price')).not.toBeInTheDocument();
  });
});

describe('comments', () => {
  const me = buildUser(roles.editor);
  const comment = (text: string, author: string, full_name: string) => ({
    uuid: text,
    text,
    created: '2030-07-02T02:00:00.000Z',
    created_by: { uuid: author, full_name, initials: 'XX' },
    attachments: [{ name: 'floor plan.pdf', link: '/booking/b/file/f' }],
  });

  const openThreads = (...flags: BookingFlag[]) => {
    const booking = buildBooking({
      permissions: permissions(...flags),
      project_comment_thread: project,
      internal_comment_thread: internal,
    });
    server.use(mockApi.get('/booking/{id}', () => booking));
    return renderRoute(routes, `/booking/${booking.uuid}`, { user: me });
  };

  test('shows one readable thread without a switch, own comments as YOU', async () => {
    server.use(
      mockApi.get('/booking/comments/{threadId}', () => ({
        ...project,
        comments: [comment('Hello', me.uuid, 'Maya Okafor'), comment('Hi', 'other', 'Al Roth')],
      })),
    );
    openThreads('read_project_comment_thread');
    const thread = await card('Booking Comments');
    const [mine, theirs] = await within(thread).findAllByRole('listitem');
    expect(mine).toHaveTextContent(/YOU.*Hello/);
    expect(mine).not.toHaveTextContent('Maya Okafor');
    expect(theirs).toHaveTextContent(/Al Roth.*Hi/);
    expect(within(thread).queryByRole('group', { name: 'Thread' })).not.toBeInTheDocument();
  });

  test('the switch changes to the other thread', async () => {
    server.use(
      mockApi.get('/booking/comments/{threadId}', ({ params }) =>
        params.threadId === internal.uuid
          ? { ...internal, comments: [comment('Only among us', 'other', 'Al Roth')] }
          : { ...project, comments: [comment('For everyone', 'other', 'Al Roth')] },
      ),
    );
    const { user } = openThreads('read_project_comment_thread', 'read_internal_comment_thread');
    expect(await screen.findByText('For everyone')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Internal Comments' }));
    expect(await screen.findByText('Only among us')).toBeVisible();
    expect(screen.getByText('For everyone')).not.toBeVisible();
  });

  test('an attachment is fetched with the token', async () => {
    const asked: (string | null)[] = [];
    server.use(
      mockApi.get('/booking/comments/{threadId}', () => ({
        ...project,
        comments: [comment('See the plan', 'other', 'Al Roth')],
      })),
      mockApi.get('/booking/{id}/file/{fileId}', ({ request }) => {
        asked.push(request.headers.get('Authorization'));
        return errorResponse('NotFound', 'This file no longer exists.');
      }),
    );
    const { user } = openThreads('read_project_comment_thread');
    await user.click(await screen.findByRole('button', { name: 'floor plan.pdf' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file no longer exists.');
    expect(asked).toEqual(['Token test-token']);
  });

  test('shows loading and failures, and Retry loads again', async () => {
    let isDown = true;
    server.use(
      mockApi.get('/booking/comments/{threadId}', () =>
        isDown
          ? errorResponse('InternalError')
          : { ...project, comments: [comment('Hello', 'other', 'Al Roth')] },
      ),
    );
    const { user } = openThreads('read_project_comment_thread');
    expect(await screen.findByText('Loading comments...')).toBeVisible();
    const failure = 'Sorry, there was an issue loading the comments.';
    expect(await screen.findByText(failure)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello')).toBeVisible();
  });
});

test('fees are listed with their discount', async () => {
  open({
    permissions: permissions('read_cancellation_fees'),
    cancellation_fees: [
      {
        uuid: 'f',
        created: '2030-08-13T01:00:00.000Z',
        category: 'within_48_hours',
        category_display: 'Cancelled within 48 hours',
        camera_operator: null,
        camera_operator_cost: null,
        created_by_name: 'Al Roth',
        discount: 50,
      },
    ],
  });
  const [, fee] = within(
    await screen.findByRole('table', { name: 'Cancellation Fees' }),
  ).getAllByRole('row');
  expect(fee).toHaveTextContent('50% (Cancelled within 48 hours)');
  expect(fee).toHaveTextContent('Al Roth');
});

test('the status history opens on demand', async () => {
  const { user } = open({
    permissions: permissions('read_state_logs'),
    state_logs: [
      {
        id: '1',
        timestamp: '2030-07-01T02:00:00.000Z',
        state: 'new',
        state_display: 'New',
        by_display: 'Maya Okafor of Harbour Foods',
        staffing: [],
      },
      {
        id: '2',
        timestamp: '2030-07-01T03:00:00.000Z',
        state: 'requested',
        state_display: 'Declined',
        by_display: 'Al Roth',
        staffing: [
          { part: 'declined', part_display: 'Declined', names: ['Al Roth'], reason: 'Too far' },
          { part: 'asked', part_display: 'Asked', names: 'ABCDEFGHIJ'.split(''), reason: '' },
        ],
      },
    ],
  });
  const button = await screen.findByRole('button', { name: 'Show History' });
  expect(screen.queryByText('Maya Okafor of Harbour Foods')).not.toBeInTheDocument();
  await user.click(button);
  expect(screen.getByText('Maya Okafor of Harbour Foods')).toBeVisible();
  expect(screen.getByText('Mon, 1 Jul 2030, 12:00 PM (AEST)')).toBeVisible();
  expect(screen.getByText('Declined: Al Roth (Too far)')).toBeVisible();
  expect(screen.getByText('Asked: A, B, C, D, E, F, G, H and 2 more')).toBeVisible();
});

describe('files', () => {
  const file = {
    uuid: '00000000-0000-4000-9000-00000000000f',
    created: '2030-07-01T02:00:00.000Z',
    file: '/booking/b/file/f',
    name: 'brief.pdf',
    size: 1200,
    created_by_name: 'Maya Okafor',
  };
  const openFile = () => open({ permissions: permissions('read_files'), files: [file] });

  test('View fetches the file with the token and saves it', async () => {
    let token: string | null = null;
    server.use(
      mockApi.get('/booking/{id}/file/{fileId}', ({ request, params }) => {
        expect(params.fileId).toBe(file.uuid);
        token = request.headers.get('Authorization');
        return new Response('%PDF');
      }),
    );
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:brief';
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof HTMLAnchorElement && event.target.download) {
        event.preventDefault();
        saved.push(`${event.target.download} from ${event.target.href}`);
      }
    };
    document.addEventListener('click', onClick);
    const { user } = openFile();
    await user.click(await screen.findByRole('button', { name: 'View brief.pdf' }));
    await waitFor(() => expect(saved).toEqual(['brief.pdf from blob:brief']));
    expect(token).toBe('Token test-token');
    document.removeEventListener('click', onClick);
  });

  test('shows that a file could not be fetched', async () => {
    server.use(
      mockApi.get('/booking/{id}/file/{fileId}', () =>
        errorResponse('NotFound', 'This file no longer exists.'),
      ),
    );
    const { user } = openFile();
    await user.click(await screen.findByRole('button', { name: 'View brief.pdf' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file no longer exists.');
  });
});

test('an unknown booking is Not Found, with a link home', async () => {
  server.use(mockApi.get('/booking/{id}', () => errorResponse('NotFound', 'No such booking.')));
  renderRoute(routes, `/booking/${buildBooking().uuid}`, { user: buildUser() });
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('an invalid booking id is Not Found without a call', async () => {
  renderRoute(routes, '/booking/42', { user: buildUser() });
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
});

test('another failure shows its text, and Retry loads the booking', async () => {
  const booking = buildBooking();
  let isDown = true;
  let calls = 0;
  server.use(
    mockApi.get('/booking/{id}', () => {
      calls += 1;
      return isDown ? errorResponse('InternalError', 'The archive is closed.') : booking;
    }),
  );
  const { user } = renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser() });
  expect(await screen.findByRole('alert')).toHaveTextContent('The archive is closed.');
  expect(calls).toBe(1);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Client Details')).toBeVisible();
});

test('shows very long words in full', async () => {
  const long = 'incomprehensibilities'.repeat(60);
  open({ title: long, layout_lighting_details: long });
  expect(await screen.findByRole('heading', { level: 1, name: long })).toBeVisible();
  expect(await valueOf('Shoot Details', 'Layout and lighting')).toHaveTextContent(long);
});
