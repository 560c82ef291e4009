import {
  type BoardRow,
  type Booking,
  type Candidate,
  roles,
  type UnstaffedBooking,
} from '@shootline/shared-api';
import {
  buildBooking,
  buildCandidate,
  buildReferenceData,
  buildUser,
  buildWorkingHours,
  errorResponse,
  mockApi,
  mockServer,
  permissions,
  testUuid,
} from '@shootline/shared-api/testing';
import {
  loadPages,
  narrowTheWindow,
  renderRoute,
  widenTheWindow,
} from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { boardId } from './use-place-picked.ts';

const booking = buildBooking({
  title: 'Product launch',
  state: 'active',
  version: 7,
  booking_availabilities: [],
  auto_assign: { state: 'init', state_display: 'Init' },
  permissions: permissions('request_camops_availabilities', 'assign_camop'),
});

const launch: UnstaffedBooking = {
  uuid: booking.uuid,
  booking_uid: '10044',
  title: 'Product launch',
  state: 'active',
  state_display: 'Active',
  day: '12-03-2026',
  starts: '2026-03-11T22:15:00.000Z',
  ends: '2026-03-12T05:00:00.000Z',
  timezone: 'Australia/Sydney',
  location: 'Sydney NSW',
  client: null,
  opens: null,
  asking: { asked: 0, declined: 0, accepted: 0, queued: 0, exclusive_until: null },
};
const unapproved = { ...launch, uuid: testUuid(), title: 'Open day', state: 'new' } as const;

const mia = buildCandidate({ full_name: 'Mia Chan' });
const noor = buildCandidate({ full_name: 'Noor Aziz', distance_km: 25 });
const conflict = (is_final: boolean) =>
  ({ kind: 'busy', message: 'is busy all day', is_final, booking: null }) as const;
const zoe = buildCandidate({ full_name: 'Zoë Marsh', conflicts: [conflict(false)] });
const hana = buildCandidate({ full_name: 'Hana Ito', conflicts: [conflict(true)] });
const all = [mia, noor, zoe, hana];

const rowOf = (of: Candidate, candidate: Candidate | null): BoardRow => ({
  uuid: of.uuid,
  full_name: of.full_name,
  locality: 'Sydney',
  state: 'NSW',
  timezone: 'Australia/Sydney',
  working_hours: buildWorkingHours(),
  candidate,
  days: [],
});

const byName = all.toSorted((a, b) => a.full_name.localeCompare(b.full_name));

const boardWith = (...unstaffed: UnstaffedBooking[]) =>
  mockApi.get('/calendar/board', ({ query }) => ({
    count: all.length,
    next: null,
    previous: null,
    unstaffed,
    unstaffed_count: unstaffed.length,
    folded_count: 0,
    results: query.has('booking')
      ? all.map((one) => rowOf(one, one))
      : byName.map((one) => rowOf(one, null)),
  }));

const server = mockServer(
  mockApi.get('/reference-data', () => buildReferenceData()),
  mockApi.get('/booking/{id}', () => booking),
  boardWith(launch, unapproved),
);

beforeAll(() => loadPages(routes));
beforeAll(() => import('./assign-anyway.tsx'));
afterEach(widenTheWindow);

const offerTo = ({
  uuid,
  full_name,
  email,
}: Candidate): Booking['booking_availabilities'][number] => ({
  uuid: testUuid(),
  state: 'unknown',
  state_display: 'Unknown',
  camera_operator: { uuid, full_name, email },
  sent: null,
  exclusive_until: null,
  opens: null,
  decline_reason: '',
  permissions: { make_busy: true, make_available: false, list_availabilities: true },
});

/** Mocks the two writes; each answers with the changed booking. Returns what was sent. */
function writes(changed: Booking) {
  const sent: unknown[] = [];
  const answer = async ({ request }: { request: Request }) => {
    sent.push([request.headers.get('If-Match'), await request.json()]);
    return changed;
  };
  server.use(
    mockApi.post('/booking/{id}/request-camera-operators-availabilities', answer),
    mockApi.post('/booking/{id}/assign-camera-operator', answer),
  );
  return sent;
}

async function pick() {
  const opened = renderRoute(routes, '/staffing?date=12-03-2026', {
    user: buildUser(roles.editor),
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Staff Product launch' }));
  await screen.findByRole('button', { name: 'Offer to Mia Chan' });
  return { ...opened, bar: within(screen.getByRole('group', { name: 'Staff Product launch' })) };
}

test('a picked shoot shows the best matches first, and what the way means', async () => {
  const { bar } = await pick();
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringMatching(/^Mia Chan/),
    expect.stringMatching(/^Noor Aziz/),
    'Cannot be asked',
    expect.stringMatching(/^Zoë Marsh/),
    expect.stringMatching(/^Hana Ito/),
  ]);
  const row = within(screen.getByRole('rowheader', { name: /^Noor Aziz/ }));
  expect(row.getByText(/25 km · .* · free$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /(Zoë|Hana)/ })).not.toBeInTheDocument();
  expect(screen.getByText('Hana Ito is busy all day.')).toBeVisible();
  expect(await bar.findByText('If they accept, they are assigned.')).toBeVisible();
});

test('two keys offer the shoot to the best videographer, and Undo takes the offer back', async () => {
  const offer = offerTo(mia);
  const sent = writes({
    ...booking,
    version: 8,
    state: 'requested',
    booking_availabilities: [offer],
  });
  const { user } = await pick();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Offer to Mia Chan' })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(sent).toEqual([
    [
      '"7"',
      { is_selection_manual: true, camera_operators: [mia.uuid], is_auto_assign_enabled: true },
    ],
  ]);
  expect(screen.getByText(/^A job offer has been made/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Staff Product launch' })).toHaveFocus();
  const undone: unknown[] = [];
  server.use(
    mockApi.post('/booking/undo', async ({ request }) => {
      undone.push(await request.json());
      const message = 'This booking has changed meanwhile, so this cannot be undone.';
      const error = { type: 'Conflict', message } as const;
      return { results: [{ booking: booking.uuid, result: null, error }] };
    }),
  );
  await user.click(undo);
  expect(await screen.findByText(/^This booking has changed meanwhile/)).toBeVisible();
  expect(undone).toEqual([{ bookings: [{ uuid: booking.uuid, version: 8 }] }]);
});

test('Escape puts the shoot back, in the order of names', async () => {
  const { user } = await pick();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Staff Product launch' })).toHaveFocus();
  const [first] = screen.getAllByRole('rowheader');
  expect(first).toHaveTextContent(/^Hana Ito/);
  expect(screen.queryByRole('button', { name: /^Offer to/ })).not.toBeInTheDocument();
});

test('the next picked shoot is offered again, whatever was chosen for the one before', async () => {
  const { user, bar } = await pick();
  await user.click(bar.getByRole('radio', { name: 'Assign at once' }));
  expect(screen.getByRole('button', { name: 'Assign Mia Chan' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Staff Product launch' }));
  expect(await screen.findByRole('button', { name: 'Offer to Mia Chan' })).toBeVisible();
});

test('assigns at once on demand, an unavailable videographer after a question', async () => {
  const sent = writes({ ...booking, version: 8, state: 'assigned' });
  const { user, bar } = await pick();
  await user.click(bar.getByRole('radio', { name: 'Assign at once' }));
  expect(
    bar.getByText(/^The videographer you choose is assigned at once, without being asked/),
  ).toBeVisible();
  expect(screen.getByText('Unavailable for this shoot')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hana/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Assign Anyway: Zoë Marsh' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign Zoë Marsh anyway?' }));
  expect(dialog.getByText('Zoë Marsh is busy all day.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Assign Anyway' }));
  expect(await screen.findByText('Videographer assigned.')).toBeVisible();
  expect(sent).toEqual([['"7"', { camera_operator: zoe.uuid, is_available_only: false }]]);
});

test.each([
  { name: 'Assign Mia Chan', isAsked: false },
  { name: 'Assign Anyway: Zoë Marsh', isAsked: true },
])('"$name" leaves the focus on the board, from which the shoot disappears', async (one) => {
  writes({ ...booking, version: 8, state: 'assigned' });
  const { user, bar } = await pick();
  await user.click(bar.getByRole('radio', { name: 'Assign at once' }));
  server.use(boardWith(unapproved));
  await user.click(screen.getByRole('button', { name: one.name }));
  if (one.isAsked) {
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Assign Anyway' }));
  }
  expect(await screen.findByText('Videographer assigned.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Product launch$/ })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(document.getElementById(boardId)).toHaveFocus());
});

test('a refusal stands in the bar, and the shoot stays picked', async () => {
  server.use(
    mockApi.post('/booking/{id}/request-camera-operators-availabilities', () =>
      errorResponse('Conflict', 'This booking has changed.'),
    ),
  );
  const { user, bar } = await pick();
  await user.click(screen.getByRole('button', { name: 'Offer to Noor Aziz' }));
  expect(await bar.findByRole('alert')).toHaveTextContent('This booking has changed.');
  expect(screen.getByRole('button', { name: 'Picked Product launch' })).toBeVisible();
});

test('a new booking must be approved before it is staffed', async () => {
  await pick();
  expect(screen.queryByRole('button', { name: 'Staff Open day' })).not.toBeInTheDocument();
  expect(screen.getByText('Needs approval')).toBeVisible();
});

test('a narrow window staffs with the same buttons', async () => {
  narrowTheWindow();
  await pick();
  const card = within(screen.getByText('Noor Aziz').closest('li')!);
  expect(card.getByRole('button', { name: 'Offer to Noor Aziz' })).toBeVisible();
  expect(card.getByText(/25 km/)).toBeVisible();
});
