import { type Booking, type Role, roles, type UserFeedback } from '@shootline/shared-api';
import { checkAccess } from '@shootline/shared-api/portal';
import {
  buildBooking,
  buildFeedback,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import remote from '../../remote.ts';
import { routes } from '../routes.tsx';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));
afterEach(() => {
  sessionStorage.clear();
});

const paths = ['submit-feedback', 'feedback'];

const completed: Partial<Booking> = {
  state: 'job_complete',
  state_display: 'Job Complete',
  permissions: permissions('submit_feedback'),
};

/** Mocks the user's feedback, and returns the calls that save it. */
function feedbackCalls(kept: UserFeedback[]) {
  const sent: unknown[] = [];
  const receive = async (call: string, request: Request, asked: UserFeedback) => {
    const body = (await request.json()) as { rating: number; feedback_note: string };
    sent.push([call, body]);
    const { rating, feedback_note } = body;
    const received = { ...asked, rating, feedback_note, received: true };
    kept = [received];
    return received;
  };
  server.use(
    mockApi.get('/feedback', () => kept),
    mockApi.post('/feedback', ({ request, query }) => {
      const booking = query.get('bookingId') ?? '';
      return receive(`POST ${booking}`, request, buildFeedback({ booking }));
    }),
    mockApi.put('/feedback/{feedbackId}', ({ request, params: { feedbackId } }) => {
      const asked = kept.find(({ uuid }) => uuid === feedbackId);
      return asked ? receive(`PUT ${asked.uuid}`, request, asked) : errorResponse('NotFound');
    }),
  );
  return sent;
}

function open(
  options: {
    role?: Role;
    changes?: Partial<Booking>;
    path?: string;
    feedback?: (booking: Booking) => UserFeedback[];
  } = {},
) {
  const { role = roles.client_user, changes, path = 'submit-feedback', feedback } = options;
  const booking = buildBooking({ ...completed, ...changes });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const sent = feedbackCalls(feedback?.(booking) ?? []);
  const person = buildUser(role);
  const url = `/booking/${booking.uuid}/${path}`;
  return { booking, sent, url, person, ...renderRoute(routes, url, { user: person }) };
}

const star = (name: string) => screen.findByRole('radio', { name });
const done = () => screen.getByRole('button', { name: 'Done' });

test.each(paths)('a client rates the videographer at /%s', async (path) => {
  const { user, booking, sent } = open({ path });
  expect(await screen.findByText('Theo Lindqvist')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Share Feedback' })).toBeVisible();
  expect(document.title).toBe('Share Feedback · Brandname');
  expect(screen.getByText('Please share your feedback.')).toBeVisible();
  await user.click(await star('5 stars'));
  expect(screen.getByText('Excellent!')).toBeVisible();
  await user.type(screen.getByLabelText('Feedback'), ' Calm and quick. ');
  await user.click(done());
  expect(await screen.findByText('Thank you for your feedback.')).toBeVisible();
  expect(await screen.findByText('Your feedback has been received.')).toBeVisible();
  expect(screen.getByText('5 of 5 stars')).toBeVisible();
  expect(screen.getByText('Calm and quick.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Booking' })).toHaveAttribute(
    'href',
    `/booking/${booking.uuid}`,
  );
  expect(sent).toEqual([[`POST ${booking.uuid}`, { rating: 5, feedback_note: 'Calm and quick.' }]]);
});

test('a videographer asked for feedback rates client and shoot without a note', async () => {
  const asked = buildFeedback({ received: false });
  const { user, booking, sent } = open({
    role: roles.camera_operator,
    feedback: ({ uuid }) => [buildFeedback(), { ...asked, booking: uuid }],
  });
  expect(await screen.findByText('Harbour Foods')).toBeVisible();
  expect(screen.getByText('Founder interview')).toBeVisible();
  await user.click(await star('0 stars'));
  await user.click(done());
  expect(await screen.findByText('Your feedback has been received.')).toBeVisible();
  expect(sent).toEqual([
    [`PUT ${asked.uuid}`, { rating: 0, feedback_note: '', bookingId: booking.uuid }],
  ]);
});

test('shows two dashes for a videographer without a name', async () => {
  open({ changes: { camera_operator_full_name: null } });
  expect(await screen.findByText('--')).toBeVisible();
});

test.each([
  [roles.client_owner, 'Looks like you have already rated this videographer.'],
  [roles.camera_operator, 'Looks like you have already rated this shoot.'],
])('shows role %s the feedback that they already gave', async (role, text) => {
  const { booking } = open({
    role,
    feedback: ({ uuid }) => [buildFeedback({ booking: uuid, rating: 4, feedback_note: 'Good.' })],
  });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('4 of 5 stars')).toBeVisible();
  expect(screen.getByText('Good.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View Booking' })).toHaveAttribute(
    'href',
    `/booking/${booking.uuid}`,
  );
});

test('requires a rating', async () => {
  const { user, sent } = open();
  await star('3 stars');
  await user.click(done());
  expect(await screen.findByRole('radiogroup')).toHaveAccessibleDescription(
    'Please select a value.',
  );
  expect(sent).toEqual([]);
});

test('keeps the input after a failure and a reload', async () => {
  const { user, url, person, unmount } = open();
  server.use(mockApi.post('/feedback', () => HttpResponse.error()));
  await user.click(await star('2 stars'));
  await user.type(screen.getByLabelText('Feedback'), 'Late.');
  await user.click(done());
  expect(await screen.findByRole('alert')).toHaveTextContent('network issue');
  expect(await star('2 stars')).toBeChecked();
  unmount();
  renderRoute(routes, url, { user: person });
  expect(await star('2 stars')).toBeChecked();
  expect(screen.getByLabelText('Feedback')).toHaveValue('Late.');
});

test('shows feedback as given if it arrived although its call failed', async () => {
  const { user, booking } = open();
  await user.click(await star('2 stars'));
  const given = buildFeedback({ booking: booking.uuid, rating: 2 });
  server.use(
    mockApi.post('/feedback', () => {
      server.use(mockApi.get('/feedback', () => [given]));
      return HttpResponse.error();
    }),
  );
  await user.click(done());
  expect(
    await screen.findByText('Looks like you have already rated this videographer.'),
  ).toBeVisible();
  expect(screen.getByText('2 of 5 stars')).toBeVisible();
});

test('cannot be sent twice, and Cancel leads to the booking', async () => {
  const { user } = open();
  let answer = () => {};
  let calls = 0;
  server.use(
    mockApi.post('/feedback', async () => {
      calls += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      return errorResponse('InternalError', 'The archive is closed.');
    }),
  );
  await user.click(await star('3 stars'));
  await user.click(done());
  await user.click(await screen.findByRole('button', { name: 'Submitting...' }));
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await waitFor(() => expect(calls).toBe(1));
  answer();
  expect(await screen.findByRole('alert')).toHaveTextContent('The archive is closed.');
  expect(calls).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Founder interview' })).toBeVisible();
});

test.each<[string, Partial<Booking>, string]>([
  [
    'before the shoot',
    { state: 'assigned', state_display: 'Assigned' },
    'This booking is Assigned. You can leave feedback once its shoot is completed.',
  ],
  [
    'for a cancelled shoot',
    { state: 'cancelled', state_display: 'Cancelled' },
    'This booking is Cancelled, so there is no shoot to rate.',
  ],
])('%s offers no form and says why', async (_case, changes, why) => {
  const { booking } = open({ changes: { ...changes, permissions: permissions() } });
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View Booking' })).toHaveAttribute(
    'href',
    `/booking/${booking.uuid}`,
  );
});

test('refuses a user whose feedback is not asked for', async () => {
  open({ role: roles.camera_operator, changes: { permissions: permissions() } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, you do not have permission to access this page.',
  );
});

test.each(paths)('only approved clients and videographers may open /%s', (path) => {
  const route = remote.routes.find((one) => one.path === `/booking/:bookingId/${path}`);
  const isOpenTo = Object.entries(roles).filter(
    ([, role]) => route && checkAccess(route.access, { role_policy: role }) === 'granted',
  );
  expect(isOpenTo.map(([name]) => name)).toEqual([
    'client_user',
    'client_team_admin',
    'client_owner',
    'camera_operator',
  ]);
});

test.each(['booking', 'feedback', 'reference-data'])(
  'shows that /%s failed to load until a retry works',
  async (part) => {
    const booking = buildBooking(completed);
    let isUp = false;
    const answering = <Value,>(name: string, value: Value) =>
      name === part && !isUp ? errorResponse('InternalError') : value;
    server.use(
      mockApi.get('/booking/{id}', () => answering('booking', booking)),
      mockApi.get('/feedback', () => answering('feedback', [])),
      mockApi.get('/reference-data', () => answering('reference-data', buildReferenceData())),
    );
    const { user } = renderRoute(routes, `/booking/${booking.uuid}/feedback`, {
      user: buildUser(),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await star('3 stars')).toBeEnabled();
  },
);

test.each(['00000000-0000-4000-8000-0000000000ff', 'not-a-uuid'])(
  'the booking %s is not found',
  async (id) => {
    feedbackCalls([]);
    server.use(mockApi.get('/booking/{id}', () => errorResponse('NotFound')));
    renderRoute(routes, `/booking/${id}/submit-feedback`, { user: buildUser() });
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  },
);
