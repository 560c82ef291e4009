import {
  type Booking,
  type BookingFlag,
  type BookingStaffing,
  type BookingSummary,
  type Role,
  roles,
} from '@shootline/shared-api';
import {
  buildBooking,
  buildBookingSummary,
  buildFeedback,
  buildListViews,
  buildReferenceData,
  buildStaffing,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
  permissions,
  sydneyAddress,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { people } from '../actions/testing/input.ts';
import { mockCall } from '../actions/testing/mock-call.ts';
import { withStaffing } from '../actions/testing/staffing-widgets.tsx';
import { routes } from '../routes.tsx';

const [zoe, ivo] = people;
const user = buildUser(roles.admin);

let rows: BookingSummary[];
let booked: Booking;
let staffing: BookingStaffing[];
/** The bookings of each request for their staffing. */
let asked: string[][];

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/client', () => []),
  mockApi.get('/user/internal-users', () => []),
  mockApi.get('/get_user_address_hub3', () => ({
    location: sydneyAddress.location,
    formatted_address: sydneyAddress.formatted_address,
  })),
  mockApi.get('/list/{list}/views', () => buildListViews(roles.admin)),
  mockApi.get('/booking/list-bookings', () => pageOf(rows)),
  // After the list, whose path it also matches.
  mockApi.get('/booking/{id}', () => booked),
  mockApi.get('/staffing', ({ request }) => {
    const uuids = new URL(request.url).searchParams.getAll('uuid');
    asked.push(uuids);
    return { results: staffing.filter(({ booking }) => uuids.includes(booking)) };
  }),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  rows = [];
  staffing = [];
  asked = [];
});

/** A row of the list and its booking, with these permissions. */
function add(title: string, state: BookingSummary['state'], ...granted: BookingFlag[]) {
  const booking = buildBooking({
    title,
    state,
    camera_operator: null,
    camera_operator_full_name: null,
    permissions: permissions(...granted),
  });
  const { uuid, booking_uid, version } = booking;
  const row = buildBookingSummary({
    uuid,
    booking_uid,
    version,
    title,
    state,
    camera_operator_full_name: null,
    permissions: booking.permissions,
  });
  rows.push(row);
  booked = booking;
  return booking;
}

const open = (path: string, role: Role = roles.admin) =>
  renderRoute(routes, path, { user: { ...user, role_policy: role }, widgets: withStaffing });

const both: BookingFlag[] = ['approve', 'approve_and_offer'];
const whatHappens = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'Consequences' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each([
  ['admin', roles.admin, 'Next Step'],
  ['reviewer', roles.reviewer, 'Next Step'],
  ['editor', roles.editor, 'Staffing'],
] as const)(
  'the first view of an %s has every column beside that of its work',
  async (_who, role, work) => {
    add('Kitchen', role === roles.editor ? 'active' : 'new');
    open('/', role);
    await screen.findByRole('link', { name: 'Kitchen' });
    const shown = (await screen.findAllByRole('columnheader')).map(
      ({ textContent }) => textContent,
    );
    expect(shown.filter((header) => header !== '' && header !== 'Edit')).toEqual([
      'Status',
      'Client',
      'Title',
      'Date',
      'Project Owner',
      'CamOp Assigned',
      work,
      'Booking Number',
      'Invoice Status',
    ]);
  },
);

describe('Needs approval', () => {
  test('a row is approved and offered to the best videographer with two clicks', async () => {
    const booking = add('Kitchen', 'new', ...both);
    staffing = [buildStaffing(booking.uuid, zoe)];
    const sent = mockCall(server, 'approve-and-offer', () => {
      rows = [];
      return { ...booking, state: 'requested' };
    });
    const view = open('/');
    await view.user.click(await screen.findByRole('button', { name: 'Approve and Offer Kitchen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve and Offer' });
    const button = await within(dialog).findByRole('button', { name: 'Approve and Offer' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(await within(dialog).findByText('For offer: Zoë Marsh')).toBeVisible();
    expect(whatHappens(dialog).slice(0, 2)).toEqual([
      'Zoë Marsh is assigned on accepting.',
      'If nobody accepts in time, the next best matches are emailed, one after the other.',
    ]);
    await view.user.click(button);
    expect(await screen.findByText(/^Booking approved\. A job offer/)).toBeVisible();
    expect(sent).toEqual([{ camera_operator: zoe.uuid, is_next_best_asked: true }]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Kitchen' })).toBeNull());
  });

  test('another videographer can be chosen', async () => {
    const booking = add('Kitchen', 'new', ...both);
    staffing = [buildStaffing(booking.uuid, zoe)];
    const sent = mockCall(server, 'approve-and-offer', () => booking);
    const view = open('/');
    await view.user.click(await screen.findByRole('button', { name: 'Approve and Offer Kitchen' }));
    const dialog = await screen.findByRole('dialog');
    await view.user.click(await within(dialog).findByRole('button', { name: 'Ivo Lund' }));
    await view.user.click(within(dialog).getByRole('radio', { name: 'No' }));
    expect(whatHappens(dialog).slice(0, 2)).toEqual([
      'Ivo Lund is assigned on accepting.',
      'If they do not accept in time, nobody else is asked.',
    ]);
    await view.user.click(within(dialog).getByRole('button', { name: 'Approve and Offer' }));
    await waitFor(() =>
      expect(sent).toEqual([{ camera_operator: ivo.uuid, is_next_best_asked: false }]),
    );
  });

  test('without a free videographer, the booking can be approved alone', async () => {
    const booking = add('Kitchen', 'new', ...both);
    staffing = [buildStaffing(booking.uuid, null)];
    const sent = mockCall(server, 'approve', () => ({ ...booking, state: 'active' }));
    const view = open('/');
    await view.user.click(await screen.findByRole('button', { name: 'Approve and Offer Kitchen' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      await within(dialog).findByText(/^No videographer who serves this place is free/),
    ).toBeVisible();
    await view.user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Booking approved.')).toBeVisible();
    expect(sent).toEqual([undefined]);
  });

  test('a row whose date has passed offers Approve, and one approved meanwhile says so', async () => {
    const booking = add('Attic', 'new', 'approve');
    booked = {
      ...booking,
      state: 'active',
      state_display: 'Active',
      permissions: permissions(),
    };
    const view = open('/');
    await view.user.click(await screen.findByRole('button', { name: 'Approve Attic' }));
    expect(await screen.findByText('This booking is Active now.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('Needs me', () => {
  const client = buildUser(roles.client_user);
  const openNeedsMe = () => renderRoute(routes, '/?view=needs_me', { user: client });
  const needing = (title: string, state: BookingSummary['state'], why: 'feedback' | 'comment') => {
    const booking = add(title, state, 'submit_feedback');
    const row = rows.at(-1);
    if (row) row.needs_me = why;
    return booking;
  };
  const stepOf = async (title: string) =>
    (await screen.findByRole('link', { name: title })).closest('tr');

  beforeEach(() => {
    server.use(
      mockApi.get('/list/{list}/views', () => buildListViews(roles.client_user)),
      mockApi.get('/user/submitters', () => []),
      mockApi.get('/feedback', () => []),
    );
  });

  test('every row says why it needs the client and offers the step', async () => {
    const commented = needing('Kitchen', 'assigned', 'comment');
    needing('Garden', 'shoot_completed', 'feedback');
    openNeedsMe();
    expect(await stepOf('Kitchen')).toHaveTextContent('Read CommentUnread comment');
    expect(screen.getByRole('link', { name: 'Read Comment Kitchen' })).toHaveAttribute(
      'href',
      `/booking/${commented.uuid}#comments`,
    );
    expect(await stepOf('Garden')).toHaveTextContent('Leave FeedbackFeedback not given');
  });

  test('feedback is given without leaving the list', async () => {
    const booking = needing('Garden', 'shoot_completed', 'feedback');
    const { user, location } = openNeedsMe();
    await user.click(await screen.findByRole('button', { name: 'Leave Feedback Garden' }));
    const dialog = await screen.findByRole('dialog', { name: 'Feedback' });
    const given: unknown[] = [];
    server.use(
      mockApi.post('/feedback', async ({ request }) => {
        given.push(await request.json());
        rows = [];
        return buildFeedback({ booking: booking.uuid, rating: 4 });
      }),
    );
    await user.click(await within(dialog).findByRole('radio', { name: /^4/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Thank you for your feedback.')).toBeVisible();
    expect(given).toEqual([{ rating: 4, feedback_note: '' }]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Garden' })).toBeNull());
    expect(location()).toBe('/?view=needs_me');
  });
});

describe('To staff', () => {
  const until = '2030-08-12T04:30:00.000Z';

  test('every row says how its staffing stands', async () => {
    const [kitchen, garden, attic, cellar] = ['Kitchen', 'Garden', 'Attic', 'Cellar'].map((title) =>
      add(title, 'requested'),
    );
    const some = (count: number, ...names: string[]) => ({ count, names });
    staffing = [
      buildStaffing(kitchen?.uuid ?? '', null, {
        waiting: { ...some(1, 'Mia Chan'), until },
        declined: { ...some(2, 'Tom Lee', 'Ana Diaz'), reasons: ['Too far', ''] },
        queued: some(3, 'A', 'B', 'C'),
        is_nobody_free: false,
      }),
      buildStaffing(garden?.uuid ?? '', null),
      buildStaffing(attic?.uuid ?? '', zoe),
      buildStaffing(cellar?.uuid ?? '', null, {
        accepted: some(5, 'A', 'B', 'C'),
        is_nobody_free: false,
      }),
    ];
    open('/?view=to_staff', roles.editor);
    const row = async (title: string) =>
      (await screen.findByRole('link', { name: title })).closest('tr');
    await waitFor(async () =>
      expect(await row('Kitchen')).toHaveTextContent(
        'Waiting for Mia Chan until Mon, 12 Aug 2030, 2:30 PM (AEST)Declined: Tom Lee (Too far), Ana Diaz · 3 queued · 3 asked',
      ),
    );
    expect(await row('Garden')).toHaveTextContent('Nobody has been asked yetNobody is free');
    expect(await row('Attic')).toHaveTextContent('Nobody has been asked yetBest: Zoë Marsh');
    expect(await row('Cellar')).toHaveTextContent('Available: A, B and 3 more5 asked');
    expect(asked).toEqual([rows.map(({ uuid }) => uuid)]);
  });

  const granted: BookingFlag[] = ['request_camops_availabilities', 'assign_camop'];
  const one = { count: 1, names: ['Mia Chan'] };
  const button = (name: string) => screen.findByRole('button', { name });

  test('a row offers its job to the best videographers with two clicks', async () => {
    const booking = add('Kitchen', 'active', ...granted);
    staffing = [buildStaffing(booking.uuid, zoe)];
    const sent = mockCall(server, 'request-camera-operators-availabilities', () => booking);
    const view = open('/?view=to_staff');
    await view.user.click(await button('Offer Kitchen'));
    const dialog = await screen.findByRole('dialog', { name: 'Job Offer' });
    await view.user.click(await within(dialog).findByRole('button', { name: 'Offer Job' }));
    expect(await screen.findByText(/^A job offer has been made/)).toBeVisible();
    expect(sent).toEqual([
      { is_selection_manual: false, camera_operators: [], is_auto_assign_enabled: true },
    ]);
    await waitFor(async () => expect(await button('Offer Kitchen')).toHaveFocus());
  });

  test.each<[string, Partial<BookingStaffing>, string | null]>([
    ['somebody has accepted', { accepted: one }, 'Assign'],
    ['nobody is free', { is_nobody_free: true }, 'Assign'],
    [
      'the next offer waits',
      { queued: one, opens: { at: until, timezone: 'Australia/Perth' } },
      'Ask Now',
    ],
    ['an answer is awaited', { waiting: { ...one, until } }, null],
    ['those who are free are suggested for other rows', {}, 'Offer'],
  ])('a row in which %s offers what comes next', async (_why, changes, label) => {
    const booking = add('Kitchen', 'requested', ...granted);
    staffing = [buildStaffing(booking.uuid, null, { is_nobody_free: false, ...changes })];
    open('/?view=to_staff', roles.editor);
    const row = (await screen.findByRole('link', { name: 'Kitchen' })).closest('tr')!;
    await waitFor(() => expect(row).not.toHaveTextContent('…'));
    const shown = within(row).queryAllByRole('button', { name: / Kitchen$/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual(label ? [label] : []);
  });

  test('an offer that waits for the morning says until when, there', async () => {
    const booking = add('Kitchen', 'requested');
    staffing = [
      buildStaffing(booking.uuid, null, {
        queued: { count: 3, names: ['Mia Chan', 'Tom Lee', 'Ana Diaz'] },
        declined: { ...one, reasons: [] },
        opens: { at: '2030-08-11T23:00:00.000Z', timezone: 'Australia/Perth' },
        is_nobody_free: false,
      }),
    ];
    open('/?view=to_staff');
    const row = (await screen.findByRole('link', { name: 'Kitchen' })).closest('tr');
    await waitFor(() =>
      expect(row).toHaveTextContent(
        'Waits until Mon, 12 Aug 2030, 7:00 AM (AWST)Next in the queue: Mia Chan, Tom Lee and 1 more · Declined: Mia Chan',
      ),
    );
    expect(screen.queryByRole('button', { name: /Kitchen$/ })).not.toBeInTheDocument();
  });

  test('the list stays usable while staffing cannot be read, and other views do not ask', async () => {
    add('Kitchen', 'requested');
    server.use(
      mockApi.get('/staffing', () => {
        throw new Error('down');
      }),
    );
    const view = open('/?view=to_staff');
    expect(await screen.findByRole('link', { name: 'Kitchen' })).toBeVisible();
    view.unmount();
    open('/?view=all');
    expect(await screen.findByRole('link', { name: 'Kitchen' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});
