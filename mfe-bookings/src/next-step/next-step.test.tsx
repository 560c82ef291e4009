import {
  type Booking,
  type BookingAvailability,
  type BookingFlag,
  type BookingState,
  type CallSheet,
  type Role,
  roles,
} from '@shootline/shared-api';
import {
  buildBooking,
  buildFeedback,
  buildReferenceData,
  buildUser,
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
import { act, screen, waitFor, within } from '@testing-library/react';
import { withInvoices } from '../invoice-dialog/test-invoice.tsx';
import { routes } from '../routes.tsx';

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/feedback', () => []),
);

beforeAll(() => loadPages(routes));
afterEach(() => {
  widenTheWindow();
});

function open(role: Role, changes: Partial<Booking>) {
  const booking = buildBooking(changes);
  server.use(mockApi.get('/booking/{id}', () => booking));
  const view = renderRoute(routes, `/booking/${booking.uuid}`, {
    user: buildUser(role),
    widgets: withInvoices,
  });
  return { booking, ...view };
}

const nextStep = () => screen.findByRole('group', { name: 'Next Step' });
const isLoaded = () => screen.findByRole('region', { name: 'Videographer' });

function offer(state: BookingAvailability['state']): BookingAvailability {
  return {
    uuid: testUuid(),
    state,
    state_display: state,
    camera_operator: { uuid: testUuid(), full_name: 'Noor Haddad', email: 'noor@example.test' },
    sent: null,
    exclusive_until: null,
    opens: null,
    decline_reason: '',
    permissions: { make_busy: false, make_available: false, list_availabilities: true },
  };
}

const sheet: CallSheet = {
  version: 1,
  generated: '2030-08-10T01:00:00.000Z',
  generated_by: 'Edda Roth',
  file: null,
  is_outdated: false,
  changes: [],
  readers: 0,
  is_approved: false,
  approved_by: null,
  approved: null,
};
const outdated = { ...sheet, is_outdated: true };
const approved = { ...sheet, is_approved: true };

const { client_owner: client, camera_operator: videographer, editor, reviewer, admin } = roles;

/** The actions relevant to the next step, by who has them in a state. */
const staffing: BookingFlag[] = ['request_camops_availabilities', 'assign_camop'];
const ofStaff: Partial<Record<BookingState, BookingFlag[]>> = {
  active: staffing,
  requested: staffing,
  assigned: ['assign_camop', 'generate_call_sheet', 'unassign_camop'],
  shoot_completed: ['make_video_provided'],
};

type Case = [
  who: string,
  role: Role,
  state: BookingState,
  flags: BookingFlag[],
  changes: Partial<Booking>,
  step: string | null,
];

const cases: Case[] = [
  ['a client', client, 'draft', ['update', 'submit_draft'], {}, 'Submit Draft'],
  ['a reviewer, who cannot submit it', reviewer, 'draft', ['update'], {}, null],
  ['a reviewer once its date has passed', reviewer, 'new', ['approve', 'update'], {}, 'Approve'],
  ['a reviewer', reviewer, 'new', ['approve', 'approve_and_offer'], {}, 'Approve and Offer'],
  ['an editor, who cannot approve', editor, 'new', [], {}, null],
  ['a client', client, 'new', ['update', 'make_cancelled'], {}, null],
  ['an editor', editor, 'active', ofStaff.active!, {}, 'Offer Job'],
  [
    'an editor who is waiting for an answer',
    editor,
    'requested',
    ofStaff.requested!,
    { booking_availabilities: [offer('unknown'), offer('busy')] },
    null,
  ],
  [
    'an editor whose offers are queued',
    editor,
    'requested',
    ofStaff.requested!,
    { booking_availabilities: [offer('awaiting_send')] },
    null,
  ],
  [
    'an editor when somebody is available',
    editor,
    'requested',
    ofStaff.requested!,
    { booking_availabilities: [offer('unknown'), offer('available')] },
    'Assign Videographer',
  ],
  [
    'an editor when nobody was available',
    editor,
    'requested',
    ofStaff.requested!,
    { booking_availabilities: [offer('busy'), offer('cancelled')] },
    'Offer Job',
  ],
  [
    'an editor whose offers have all lapsed',
    editor,
    'requested',
    ofStaff.requested!,
    {
      booking_availabilities: [offer('unknown'), offer('busy')],
      auto_assign: { state: 'failed', state_display: 'Failed' },
    },
    'Offer Job',
  ],
  ['an editor', editor, 'assigned', ofStaff.assigned!, {}, 'Generate Call Sheet'],
  [
    'an editor once the shoot has changed',
    editor,
    'assigned',
    ofStaff.assigned!,
    { call_sheet: outdated },
    'Generate Call Sheet',
  ],
  [
    'an admin, who is waiting for the answer to the call sheet',
    admin,
    'assigned',
    [...ofStaff.assigned!, 'approve_call_sheet'],
    { call_sheet: sheet },
    null,
  ],
  [
    'the videographer',
    videographer,
    'assigned',
    ['approve_call_sheet', 'unassign_camop'],
    { call_sheet: sheet },
    'Approve Call Sheet',
  ],
  [
    'the videographer whose call sheet is out of date',
    videographer,
    'assigned',
    ['approve_call_sheet'],
    { call_sheet: outdated },
    null,
  ],
  [
    'the videographer who has approved it',
    videographer,
    'assigned',
    ['approve_call_sheet'],
    { call_sheet: approved },
    null,
  ],
  [
    'the videographer once the shoot has started',
    videographer,
    'assigned',
    ['approve_call_sheet', 'make_shoot_completed'],
    { call_sheet: sheet },
    'Indicate Shoot Completed',
  ],
  [
    'the videographer',
    videographer,
    'shoot_completed',
    ['make_video_provided', 'submit_feedback'],
    {},
    'Indicate Footage Provided',
  ],
  [
    'an editor',
    editor,
    'shoot_completed',
    ofStaff.shoot_completed!,
    {},
    'Indicate Footage Provided',
  ],
  ['a client', client, 'shoot_completed', ['submit_feedback'], {}, 'Leave Feedback'],
  ['a reviewer', reviewer, 'footage_provided', ['make_completed'], {}, 'Complete'],
  ['an editor, who cannot complete', editor, 'footage_provided', [], {}, null],
  [
    'the videographer',
    videographer,
    'footage_provided',
    ['submit_invoice', 'submit_feedback'],
    { invoice_action: 'create' },
    'Submit Invoice',
  ],
  [
    'the videographer whose invoice was rejected',
    videographer,
    'job_complete',
    ['submit_invoice', 'submit_feedback'],
    { invoice_action: 'edit', camop_invoice_status: 'rejected' },
    'Submit Invoice',
  ],
  [
    'the videographer whose invoice is submitted',
    videographer,
    'job_complete',
    ['submit_invoice', 'submit_feedback'],
    { invoice_action: 'edit', camop_invoice_status: 'submitted' },
    'Leave Feedback',
  ],
  [
    'finance, who reads the invoice',
    roles.finance,
    'job_complete',
    [],
    { invoice_action: 'view' },
    null,
  ],
  ['a reviewer', reviewer, 'on_hold', ['make_active'], {}, null],
  ['a reviewer', reviewer, 'cancelled', ['make_active'], {}, null],
];

test.each(cases)('%s (%i), booking %s', async (_who, role, state, flags, changes, step) => {
  open(role, { ...changes, state, permissions: permissions(...flags) });
  await isLoaded();
  if (step === null) {
    expect(screen.queryByRole('group', { name: 'Next Step' })).not.toBeInTheDocument();
  } else {
    expect(await nextStep()).toHaveTextContent(step);
  }
});

test('has no step for a user who has left feedback', async () => {
  const booking = buildBooking({
    state: 'job_complete',
    permissions: permissions('submit_feedback'),
  });
  let isAsked = false;
  server.use(
    mockApi.get('/booking/{id}', () => booking),
    mockApi.get('/feedback', () => {
      isAsked = true;
      return [buildFeedback({ booking: booking.uuid })];
    }),
  );
  const { queryClient } = renderRoute(routes, `/booking/${booking.uuid}`, {
    user: buildUser(client),
  });
  await waitFor(() => expect(isAsked && queryClient.isFetching() === 0).toBe(true));
  expect(screen.queryByRole('group', { name: 'Next Step' })).not.toBeInTheDocument();
});

test('a draft is submitted in its form', async () => {
  const { booking } = open(client, {
    state: 'draft',
    permissions: permissions('update', 'submit_draft'),
  });
  const link = within(await nextStep()).getByRole('link', { name: 'Submit Draft' });
  expect(link).toHaveAttribute('href', `/booking/${booking.uuid}/update`);
});

test('Enter approves, then opens Offer Job', async () => {
  const { booking, user } = open(reviewer, {
    state: 'new',
    permissions: permissions('approve'),
  });
  const button = within(await nextStep()).getByRole('button', { name: 'Approve' });
  server.use(
    mockApi.post('/booking/{id}/approve', () => ({
      ...booking,
      state: 'active' as const,
      state_display: 'Active',
      permissions: permissions(...staffing),
    })),
  );
  act(() => button.focus());
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve Booking' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Next Step' })).toHaveTextContent('Offer Job'),
  );
  const requestCamopsAvailabilities = within(await nextStep()).getByRole('button', {
    name: 'Offer Job',
  });
  await waitFor(() => expect(requestCamopsAvailabilities).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Job Offer' })).toBeVisible();
});

test.each([
  ['', widenTheWindow],
  [' on a phone', narrowTheWindow],
])('a step taken by another user%s moves its focus to the actions', async (_where, resize) => {
  resize();
  const { booking, queryClient } = open(reviewer, {
    state: 'new',
    permissions: permissions('approve', 'make_on_hold'),
  });
  const button = within(await nextStep()).getByRole('button', { name: 'Approve' });
  act(() => button.focus());
  const changed = {
    ...booking,
    state: 'on_hold' as const,
    state_display: 'On Hold',
    permissions: permissions('make_active'),
  };
  server.use(mockApi.get('/booking/{id}', () => changed));
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('focus elsewhere stays when the step changes', async () => {
  const { booking, queryClient } = open(reviewer, {
    state: 'new',
    permissions: permissions('approve'),
  });
  await nextStep();
  const link = screen.getByRole('link', { name: 'View all bookings' });
  act(() => link.focus());
  server.use(
    mockApi.get('/booking/{id}', () => ({
      ...booking,
      state: 'active' as const,
      permissions: permissions(...staffing),
    })),
  );
  await act(() => queryClient.invalidateQueries());
  await waitFor(async () => expect(await nextStep()).toHaveTextContent('Offer Job'));
  expect(link).toHaveFocus();
});

test('on a phone the step shows once, in a bar at the bottom', async () => {
  narrowTheWindow();
  const { user } = open(reviewer, { state: 'new', permissions: permissions('approve') });
  const step = await nextStep();
  await user.click(within(step).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('dialog', { name: 'Approve Booking' })).toBeVisible();
});

test('Submit Invoice opens the invoice', async () => {
  const { booking, user } = open(videographer, {
    state: 'job_complete',
    invoice_action: 'create',
    permissions: permissions('submit_invoice'),
  });
  await user.click(within(await nextStep()).getByRole('button', { name: 'Submit Invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Invoice' }));
  expect(await dialog.findByText(`To create: ${booking.uuid}`)).toBeVisible();
});

test("Offer Job and Assign Videographer also show in the videographer's card", async () => {
  const { user } = open(editor, { state: 'active', permissions: permissions(...staffing) });
  const card = within(await isLoaded());
  expect(card.getByRole('button', { name: 'Assign Videographer' })).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Offer Job' }));
  expect(await screen.findByRole('dialog', { name: 'Job Offer' })).toBeVisible();
});
