import {
  type Availability,
  type OfferStatus,
  roles,
  type SignedInUser,
} from '@shootline/shared-api';
import {
  buildAvailability,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  testUuid,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { routes } from '../routes.tsx';

const { jest } = import.meta;

const mia: SignedInUser = { ...buildUser(roles.camera_operator), full_name: 'Mia Chan' };
const editor = buildUser(roles.editor);

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

const offerTo = ({ uuid, full_name, email }: SignedInUser, changes: Partial<Availability> = {}) =>
  buildAvailability({ camera_operator: { uuid, full_name, email }, ...changes });

const nothing = { make_available: false, make_busy: false, list_availabilities: true };

const reduced = buildAvailability({
  sent: null,
  exclusive_until: null,
  distance_km: null,
  pay: null,
  camera_operator: null,
  permissions: { ...nothing, list_availabilities: false },
  booking: {
    ...buildAvailability().booking,
    uuid: null,
    booking_uid: null,
    location: 'Sydney',
    client: null,
    contact_on_day: null,
  },
});

const shows = (offer: Availability) =>
  server.use(mockApi.get('/booking/booking-availability/{id}', () => offer));

function open(offer: Availability, user?: SignedInUser) {
  shows(offer);
  return renderRoute(routes, `/booking-availability/${offer.uuid}`, { user });
}

const card = () => screen.findByRole('region', { name: 'Shoot Availability' });
const value = (label: string) => screen.getByText(label).parentElement?.querySelector('dd');
const accept = () => screen.queryByRole('button', { name: 'Accept & Confirm Offer' });
const decline = () => screen.queryByRole('button', { name: 'Unavailable' });
const timer = () => screen.queryByRole('timer', { name: 'Exclusive time left' });

test('shows a brief without names when signed out, and links to the sign-in and back', async () => {
  open(reduced);
  await card();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Annual report interviews');
  expect(value('Location')).toHaveTextContent('Sydney');
  expect(value('Length')).toHaveTextContent('6 hours');
  expect(screen.queryByText('Client')).not.toBeInTheDocument();
  expect(screen.queryByText('Contact on Day')).not.toBeInTheDocument();
  signInLink('Sign in to respond');
  expect(accept()).not.toBeInTheDocument();
});

const ended = () => errorResponse('Gone', 'This offer has ended. Sign in to see it.');
const signInLink = (name: string) =>
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(`/booking-availability/${reduced.uuid}`)}`,
  );

test('says when signed out that the offer has ended, and asks to sign in', async () => {
  server.use(mockApi.get('/booking/booking-availability/{id}', ended));
  renderRoute(routes, `/booking-availability/${reduced.uuid}`);
  expect(await screen.findByText('This offer has ended. Sign in to see it.')).toBeVisible();
  signInLink('Sign in');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('hides the brief when signed out once the offer has ended', async () => {
  const { queryClient } = open(reduced);
  await card();
  server.use(mockApi.get('/booking/booking-availability/{id}', ended));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('This offer has ended. Sign in to see it.')).toBeVisible();
  expect(screen.queryByText('Location')).not.toBeInTheDocument();
});

test('shows its videographer the whole brief', async () => {
  const shoot = {
    kind: 'shoot' as const,
    uuid: testUuid(),
    title: 'Town hall',
    starts: '2026-03-12T07:00:00.000Z',
    ends: '2026-03-12T09:00:00.000Z',
    is_all_day: false,
    timezone: 'Australia/Sydney',
    location: 'Parramatta NSW',
  };
  const holiday = { ...shoot, kind: 'busy' as const, uuid: testUuid(), title: '', location: '' };
  const travel = {
    from: 'home',
    minutes: 45,
    leave_by: '2026-03-11T21:30:00.000Z',
    is_late: false,
  } as const;
  open(offerTo(mia, { same_day: [shoot, { ...holiday, is_all_day: true }], travel }), mia);
  await card();
  expect(
    await screen.findByText('Hi Mia Chan, this offer is exclusive to you for 30 minutes.'),
  ).toBeVisible();
  expect(value('Client')).toHaveTextContent('Harbour Bank');
  expect(value('Contact on Day')).toHaveTextContent('Pat Lee+61 400 000 000pat@example.test');
  expect(value('Date and time')).toHaveTextContent(
    '10:00 AM (AEDT)Arrive at 9:15 AM (AEDT)Leave by 8:30 AM · about 45 min from home',
  );
  expect(value('Length')).toHaveTextContent('6 hours');
  expect(value('Location')).toHaveTextContent('Sydney NSW6 km from your home');
  expect(value('Video type')).toHaveTextContent('Interview');
  expect(screen.queryByText('Video type details')).not.toBeInTheDocument();
  expect(value('Pay')).toHaveTextContent('A$740.00A$520.00 and A$220.00 additional');
  expect(value('Assignment')).toHaveTextContent(
    'No Videographer is currently assigned to this booking.',
  );
  expect(value('Your availability')).toHaveTextContent('Unknown');
  const sameDay = within(screen.getByRole('region', { name: 'Also on This Day' }));
  expect(sameDay.getByRole('link', { name: 'Town hall' })).toHaveAttribute(
    'href',
    `/booking/${shoot.uuid}`,
  );
  expect(screen.getByRole('link', { name: 'View all availabilities' })).toHaveAttribute(
    'href',
    '/booking-availability',
  );
  expect(screen.getByText('All day')).toBeVisible();
});

test('describes a video of type Other', async () => {
  const { booking } = buildAvailability();
  const other = { video_type: 'other', video_type_display: 'Other', video_type_details: 'Drone' };
  open(offerTo(mia, { booking: { ...booking, ...other } }), mia);
  await card();
  expect(value('Video type details')).toHaveTextContent('Drone');
});

test.each([
  ['own', 'You are currently assigned to this booking.'],
  ['other', 'Another Videographer is currently assigned to this booking.'],
] as const)('shows the assignment: %s', async (assignment, text) => {
  open(offerTo(mia, { assignment }), mia);
  await card();
  expect(value('Assignment')).toHaveTextContent(text);
});

test.each<[OfferStatus, RegExp]>([
  ['queued', /has not been sent yet/],
  ['lapsed', /^Your exclusive time is over.* still accept while nobody is assigned/],
  ['accepted', /^You have accepted this offer\. We will tell you/],
  ['assigned', /the shoot is yours/],
  ['declined', /^You have answered that you are not available/],
  ['taken', /gone to another videographer/],
  ['withdrawn', /withdrawn: the booking has been put on hold/],
  ['past', /has begun, so the offer can no longer be answered/],
])('tells the videographer that the offer is %s', async (standing, text) => {
  const { booking } = buildAvailability();
  open(
    offerTo(mia, {
      standing,
      permissions: nothing,
      booking: { ...booking, state: standing === 'withdrawn' ? 'on_hold' : booking.state },
    }),
    mia,
  );
  expect(await screen.findByText(text)).toBeVisible();
  expect(timer()).not.toBeInTheDocument();
  expect(
    screen.getByText('You cannot update your availability for this potential shoot at this time.'),
  ).toBeVisible();
});

test.each<[OfferStatus, string | RegExp]>([
  ['queued', 'Mia Chan has not been asked yet.'],
  ['lapsed', /^Mia Chan has not answered in time, and can still accept/],
  ['accepted', 'Mia Chan is available. Nobody is assigned yet.'],
  ['assigned', 'Mia Chan has the shoot.'],
  ['declined', 'Mia Chan is not available for this shoot.'],
  ['taken', 'This shoot has gone to another videographer.'],
  ['withdrawn', /withdrawn: the booking has changed since/],
  ['past', /has begun, so the offer can no longer be answered/],
])('tells staff that the offer is %s', async (standing, text) => {
  open(offerTo(mia, { standing, permissions: nothing }), editor);
  expect(await screen.findByText(text)).toBeVisible();
});

describe('the countdown', () => {
  afterEach(() => jest.useRealTimers());

  test('uses the server’s clock, and updates the page when it ends', async () => {
    jest.useFakeTimers({ now: Date.parse('2031-12-24T18:00:00.000Z'), advanceTimers: true });
    const offer = offerTo(mia, {
      now: '2026-03-06T01:18:50.000Z',
      exclusive_until: '2026-03-06T01:30:00.000Z',
    });
    open(offer, mia);
    await waitFor(() => expect(timer()).toHaveTextContent('12 minutes'));
    act(() => jest.advanceTimersByTime(80_000));
    expect(timer()).toHaveTextContent('10 minutes');
    expect(screen.getByText('10 minutes of the exclusive time left.')).toBeInTheDocument();
    shows({ ...offer, standing: 'lapsed', now: offer.exclusive_until! });
    act(() => jest.advanceTimersByTime(10 * 60_000));
    expect(await screen.findByText(/exclusive time is over/)).toBeVisible();
    await waitFor(() => expect(timer()).not.toBeInTheDocument());
    expect(accept()).toBeVisible();
  });
});

test('accepts the offer with one click', async () => {
  const offer = offerTo(mia);
  const { user } = open(offer, mia);
  await card();
  let calls = 0;
  server.use(
    mockApi.post('/booking/booking-availability/{id}/make-available', () => {
      calls += 1;
      return {
        ...offer,
        state: 'available' as const,
        standing: 'assigned' as const,
        assignment: 'own' as const,
        permissions: { ...nothing, make_busy: true },
      };
    }),
  );
  await user.dblClick(accept()!);
  expect(
    await screen.findByText('You have accepted this offer, and the shoot is yours.'),
  ).toBeVisible();
  expect(calls).toBe(1);
  expect(
    screen.getByText('You have accepted this offer, and the shoot is yours.').parentElement
      ?.parentElement,
  ).toHaveFocus();
  expect(await screen.findByText('Booking availability updated.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View booking' })).toHaveAttribute(
    'href',
    `/booking/${offer.booking.uuid}`,
  );
});

test('says that somebody else was faster, and updates the page', async () => {
  const offer = offerTo(mia);
  const { user } = open(offer, mia);
  await card();
  server.use(
    mockApi.post('/booking/booking-availability/{id}/make-available', () =>
      errorResponse('Conflict', 'Somebody else has accepted this shoot.'),
    ),
  );
  shows({
    ...offer,
    standing: 'taken',
    state: 'cancelled',
    assignment: 'other',
    permissions: nothing,
  });
  await user.click(accept()!);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Somebody else has accepted this shoot.',
  );
  expect(await screen.findByText('This shoot has gone to another videographer.')).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(accept()).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('drops the message of a refused answer once the offer is open again', async () => {
  const offer = offerTo(mia);
  const taken = {
    ...offer,
    standing: 'taken' as const,
    state: 'cancelled' as const,
    permissions: nothing,
  };
  const { user, queryClient } = open(offer, mia);
  await card();
  server.use(
    mockApi.post('/booking/booking-availability/{id}/make-available', () =>
      errorResponse('Conflict', 'Somebody else has accepted this shoot.'),
    ),
  );
  shows(taken);
  await user.click(accept()!);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(accept()).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toBeVisible();
  shows(offer);
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(accept()).toBeVisible());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('offers no answer after accepting while the videographer is not assigned', async () => {
  open(
    offerTo(mia, {
      state: 'available',
      standing: 'accepted',
      permissions: { ...nothing, make_busy: true },
    }),
    mia,
  );
  expect(await screen.findByText(/^You have accepted this offer/)).toBeVisible();
  expect(decline()).not.toBeInTheDocument();
  expect(screen.getByText(/^You cannot update your availability/)).toBeVisible();
});

test('waits for the workspace’s exclusive minutes before the greeting', async () => {
  const reference = buildReferenceData();
  let isBack = () => {};
  const whenBack = new Promise<void>((go) => (isBack = go));
  server.use(
    mockApi.get('/reference-data', async () => {
      await whenBack;
      const config = { ...reference.config, booking_availability_interval: 45 };
      return { ...reference, config };
    }),
  );
  open(offerTo(mia), mia);
  await card();
  expect(timer()).toBeVisible();
  expect(screen.queryByText(/^Hi Mia Chan/)).not.toBeInTheDocument();
  isBack();
  expect(await screen.findByText(/exclusive to you for 45 minutes\./)).toBeVisible();
});

test('greets without minutes when they cannot be loaded', async () => {
  server.use(mockApi.get('/reference-data', () => errorResponse('Forbidden')));
  open(offerTo(mia), mia);
  expect(
    await screen.findByText('Hi Mia Chan, this offer is exclusive to you for now.'),
  ).toBeVisible();
});

test.each([
  ['within the shoot', '2026-03-12T01:00:00.000Z', 1],
  ['that begins when the shoot is over', '2026-03-12T05:00:00.000Z', 0],
])('warns about a busy time only during the shoot: %s', async (_when, starts, notices) => {
  const busy = {
    kind: 'busy' as const,
    uuid: testUuid(),
    title: '',
    starts,
    ends: '2026-03-12T08:00:00.000Z',
    is_all_day: false,
    timezone: 'Australia/Sydney',
    location: '',
  };
  open(offerTo(mia, { same_day: [busy] }), mia);
  await card();
  expect(accept()).toBeVisible();
  const notice = 'You have entered a busy time for these hours.';
  expect(screen.queryAllByText(notice)).toHaveLength(notices);
});

/** The bodies of refusals that are sent. */
function refusals(offer: Availability): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/booking/booking-availability/:id/make-busy', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        ...offer,
        state: 'busy',
        state_display: 'Busy',
        standing: 'declined',
        permissions: nothing,
      });
    }),
  );
  return sent;
}

const inToast = (name: string) =>
  within(screen.getByRole('region', { name: 'Notifications' })).findByRole('button', { name });

test('declines an open offer with one click, unless it is undone in time', async () => {
  const offer = offerTo(mia);
  const { user, unmount } = open(offer, mia);
  await card();
  const sent = refusals(offer);
  await user.click(decline()!);
  expect(await screen.findByText('Declining Annual report interviews')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(await inToast('Undo'));
  expect(accept()).toBeVisible();
  await user.click(decline()!);
  expect(sent).toEqual([]);
  // An answer that is still held is sent when the user leaves.
  unmount();
  await waitFor(() => expect(sent).toEqual([{ reason: '' }]));
});

test('declines an open offer with a reason that is added in time', async () => {
  const offer = offerTo(mia);
  const { user } = open(offer, mia);
  await card();
  const sent = refusals(offer);
  await user.click(decline()!);
  await user.click(await inToast('Add Reason'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Offer' }));
  expect(await dialog.findByRole('button', { name: 'Decline' })).toHaveFocus();
  await user.click(dialog.getByRole('radio', { name: 'Too far' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(sent).toEqual([{ reason: 'Too far' }]);
  expect(
    await screen.findByText('You have answered that you are not available for this shoot.'),
  ).toBeVisible();
});

test('asks an assignee before they give up the shoot', async () => {
  const offer = offerTo(mia, {
    state: 'available',
    standing: 'assigned',
    assignment: 'own',
    permissions: { ...nothing, make_busy: true },
  });
  const { user } = open(offer, mia);
  server.use(
    mockApi.post('/booking/booking-availability/{id}/actions/{action}/consequences', () => ({
      told: [
        { side: 'client' as const, channel: 'portal' as const, count: null, names: [] },
        { side: 'staff' as const, channel: 'mail' as const, count: null, names: [] },
      ],
      withdrawn: [],
      auto_assign: null,
    })),
  );
  await card();
  await user.click(decline()!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Unavailable' }));
  expect(dialog.getByText('Do you want to give up this shoot?')).toBeVisible();
  expect(await dialog.findByText('Staff are emailed.')).toBeVisible();
  expect(dialog.getByText('The client is notified in the portal.')).toBeVisible();
  server.use(
    mockApi.post('/booking/booking-availability/{id}/make-busy', () =>
      errorResponse('Conflict', 'The shoot has begun.'),
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Unavailable' }));
  expect(await dialog.findByText('The shoot has begun.')).toBeVisible();
  server.use(
    mockApi.post('/booking/booking-availability/{id}/make-busy', () => ({
      ...offer,
      state: 'busy' as const,
      standing: 'declined' as const,
      assignment: 'none' as const,
      permissions: nothing,
    })),
  );
  await user.click(dialog.getByRole('button', { name: 'Unavailable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/^You have answered that you are not available/)).toBeVisible();
});

test('shows staff the videographer, and asks before they answer for them', async () => {
  const offer = offerTo(mia, { permissions: { ...nothing, make_busy: true } });
  const { user } = open(offer, editor);
  expect(
    await screen.findByText('This offer is exclusive to Mia Chan for 30 minutes.'),
  ).toBeVisible();
  expect(accept()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make Busy' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make Busy' });
  expect(dialog).toHaveTextContent(
    'Are you sure you want to mark Mia Chan as busy for this booking?',
  );
  expect(await within(dialog).findByText('Nobody is notified.')).toBeVisible();
});

test('shows Not Found for a missing offer or somebody else’s', async () => {
  server.use(mockApi.get('/booking/booking-availability/{id}', () => errorResponse('NotFound')));
  renderRoute(routes, `/booking-availability/${testUuid()}`, { user: mia });
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  expect(screen.getByText(/You are signed in as Mia Chan/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in as somebody else' })).toHaveAttribute(
    'href',
    expect.stringContaining('/login?next=%2Fbooking-availability%2F'),
  );
});

test('offers Retry after a failure', async () => {
  const offer = offerTo(mia);
  server.use(
    mockApi.get('/booking/booking-availability/{id}', () => errorResponse('InternalError')),
  );
  const { user } = renderRoute(routes, `/booking-availability/${offer.uuid}`, { user: mia });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  shows(offer);
  await user.click(retry);
  expect(await screen.findByText(/^Hi Mia Chan/)).toBeVisible();
});
