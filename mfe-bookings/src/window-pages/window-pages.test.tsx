import { roles, type Booking, type CallSheet } from '@shootline/shared-api';
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
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { routes } from '../routes.tsx';

const { jest } = import.meta;
const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

// Replaces jsdom's close, which would end the tests' document; doing nothing acts as a refusal.
const close = jest.fn();
const browserClose = window.close;

beforeAll(() => loadPages(routes));
beforeAll(() => {
  window.close = close;
});
beforeEach(() => close.mockClear());
afterAll(() => {
  window.close = browserClose;
});

const sheet: CallSheet = {
  version: 2,
  generated: '2030-08-10T01:00:00.000Z',
  generated_by: 'Edda Roth',
  file: '/booking/b/file/f',
  is_outdated: false,
  changes: [],
  readers: 0,
  is_approved: false,
  approved_by: null,
  approved: null,
};
const assigned: Partial<Booking> = {
  call_sheet: sheet,
  permissions: permissions('unassign_camop', 'approve_call_sheet'),
};

const pages = [
  {
    path: 'cancel-confirm',
    title: 'Cancel Shoot',
    question: 'Are you sure you want to unassign Theo Lindqvist?',
    yes: 'Yes, Cancel Shoot',
    progress: 'Cancelling Shoot...',
    call: 'unassign-camera-operator',
    toast: 'Videographer unassigned.',
    done: 'Theo Lindqvist is no longer assigned to this shoot.',
    after: { permissions: permissions(), camera_operator_full_name: null },
  },
  {
    path: 'booking-approve-call-sheet',
    title: 'Approve Call Sheet',
    question: 'Are you sure you want to approve this call sheet?',
    yes: 'Yes, Approve Call Sheet',
    progress: 'Approving Call Sheet...',
    call: 'booking-approve-call-sheet',
    toast: 'Call Sheet approved.',
    done: 'The call sheet is approved.',
    after: { call_sheet: { ...sheet, is_approved: true, approved_by: 'Theo Lindqvist' } },
  },
] as const;
const [cancelShoot, approve] = pages;
const reject = { path: 'booking-reject-call-sheet', title: 'Reject Call Sheet' };
const doneText = 'Done. You can close this window.';
const unchangedText = 'Nothing was changed. You can close this window.';

function open(path: string, changes: Partial<Booking> = {}) {
  const booking = buildBooking({ ...assigned, ...changes });
  server.use(mockApi.get('/booking/{id}', () => booking));
  const user = buildUser(roles.camera_operator);
  return { booking, ...renderRoute(routes, `/booking/${booking.uuid}/${path}`, { user }) };
}

/** Answers calls that write, which pages make only after a click, and returns their names. */
function writes(answer: () => Response | Promise<Response>) {
  const calls: string[] = [];
  server.use(
    http.post('*/api/booking/:id/:call', ({ params }) => {
      calls.push(String(params.call));
      return answer();
    }),
  );
  return calls;
}

const yes = (of: { yes: string }) => screen.findByRole('button', { name: of.yes });

test('asks a videographer about giving up their own shoot', async () => {
  const theo = {
    full_name: 'Theo Lindqvist',
    phone: '',
    email: 'theo@example.test',
    company: '',
  };
  const booking = buildBooking({ ...assigned, state: 'assigned', camera_operator: theo });
  server.use(
    mockApi.get('/booking/{id}', () => booking),
    mockApi.post('/booking/{id}/unassign-camera-operator', () => ({
      ...booking,
      ...cancelShoot.after,
      state: 'active' as const,
      camera_operator: null,
    })),
  );
  const user = { ...buildUser(roles.camera_operator), email: theo.email };
  const view = renderRoute(routes, `/booking/${booking.uuid}/cancel-confirm`, { user });
  expect(await screen.findByText('Do you want to give up this shoot?')).toBeVisible();
  await view.user.click(await yes(cancelShoot));
  expect(await screen.findByText('You are no longer assigned to this shoot.')).toBeVisible();
});

describe.each(pages)('$title', (of) => {
  test('names its booking, and does nothing without a click', async () => {
    const calls = writes(() => errorResponse('InternalError'));
    const { user } = open(of.path, { booking_uid: '4711' });
    expect(await screen.findByText(of.question)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: of.title })).toHaveFocus();
    expect(document.title).toBe(`${of.title} · Brandname`);
    for (const fact of ['Founder interview', '#4711', 'Wed, 14 Aug 2030, 10:00 AM (AEST)']) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(screen.getByText('Theo Lindqvist')).toBeVisible();
    await user.keyboard('{Enter}{Escape}');
    expect(screen.getByText(of.question)).toBeVisible();
    expect(calls).toEqual([]);
    expect(close).not.toHaveBeenCalled();
  });

  test('performs the action on Yes and closes the window, or shows the result if that is refused', async () => {
    const { user, booking } = open(of.path);
    let answer = () => {};
    const calls = writes(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ ...booking, ...of.after });
    });
    await user.click(await yes(of));
    expect(await screen.findByRole('button', { name: of.progress })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'No' })).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText(doneText)).toBeVisible();
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.getByText(of.done)).toBeVisible();
    await waitFor(() => expect(screen.getByText(of.toast)).toBeVisible());
    expect(calls).toEqual([of.call]);
    expect(screen.getByText(doneText).closest('[tabindex]')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  test('changes nothing on No, says so, and closes the window', async () => {
    const calls = writes(() => errorResponse('InternalError'));
    const { user } = open(of.path);
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(await screen.findByText(unchangedText)).toBeVisible();
    expect(close).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  test('keeps the question after a failure, and can retry', async () => {
    const { user, booking } = open(of.path);
    let isUp = false;
    writes(() => (isUp ? HttpResponse.json({ ...booking, ...of.after }) : HttpResponse.error()));
    await user.click(await yes(of));
    expect(await screen.findByRole('alert')).toHaveTextContent('network issue');
    expect(close).not.toHaveBeenCalled();
    isUp = true;
    await user.click(await yes(of));
    expect(await screen.findByText(doneText)).toBeVisible();
  });

  test("shows the server's message if the booking has changed meanwhile", async () => {
    const { user, booking } = open(of.path);
    await yes(of);
    const onHold = { ...booking, state: 'on_hold' as const, state_display: 'On Hold' };
    server.use(mockApi.get('/booking/{id}', () => ({ ...onHold, permissions: permissions() })));
    writes(() => errorResponse('Conflict', 'It was put on hold. Possible now: Make Active.'));
    await user.click(await yes(of));
    expect(await screen.findByText(/This booking is On Hold\./)).toBeVisible();
    expect(screen.getByText('It was put on hold. Possible now: Make Active.')).toBeVisible();
    expect(screen.queryByRole('button', { name: of.yes })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: of.title })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'View Booking' })).toHaveAttribute(
      'href',
      `/booking/${booking.uuid}`,
    );
  });

  test('shows the result even if the user may no longer read the booking', async () => {
    const { user, booking } = open(of.path);
    await yes(of);
    server.use(mockApi.get('/booking/{id}', () => errorResponse('NotFound')));
    writes(() => HttpResponse.json({ ...booking, ...of.after }));
    await user.click(await yes(of));
    expect(await screen.findByText(doneText)).toBeVisible();
    expect(screen.getByText(of.done)).toBeVisible();
  });
});

describe.each([...pages, reject])('$title', ({ path, title }) => {
  test('shows loading and the failure, until Retry works', async () => {
    const booking = buildBooking(assigned);
    let isUp = false;
    let answer = () => {};
    server.use(
      mockApi.get('/booking/{id}', async () => {
        if (isUp) return booking;
        await new Promise<void>((resolve) => (answer = resolve));
        return errorResponse('InternalError');
      }),
    );
    const url = `/booking/${booking.uuid}/${path}`;
    const { user } = renderRoute(routes, url, { user: buildUser(roles.camera_operator) });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'No' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus();
  });

  test.each([
    ['that is deleted or not theirs', () => buildBooking().uuid],
    ['with an invalid id', () => 'not-a-uuid'],
  ])('shows Not Found, with the account, for a booking %s', async (_case, id) => {
    server.use(mockApi.get('/booking/{id}', () => errorResponse('NotFound')));
    const url = `/booking/${id()}/${path}`;
    renderRoute(routes, url, { user: buildUser(roles.camera_operator) });
    expect(await screen.findByText(/Sorry, we can't find this booking\./)).toBeVisible();
    expect(screen.getByText(/You are signed in as maya\.okafor@example\.test\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in with another account' })).toHaveAttribute(
      'href',
      `/login?${new URLSearchParams({ next: url })}`,
    );
  });
});

test.each<[string, Partial<Booking>, RegExp]>([
  [
    'another role',
    { permissions: permissions() },
    /Only the assigned videographer and staff can cancel it\./,
  ],
  [
    'a booking without a videographer',
    { permissions: permissions(), state: 'active', camera_operator_full_name: null },
    /No videographer is assigned to this booking/,
  ],
  [
    'a shoot that is over',
    { permissions: permissions(), state: 'shoot_completed', state_display: 'Shoot Completed' },
    /This booking is Shoot Completed\./,
  ],
])('Cancel Shoot shows no question for %s and says why', async (_case, changes, why) => {
  open(cancelShoot.path, changes);
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe.each([approve, reject])('$title', ({ path }) => {
  test.each<[string, Partial<Booking>, RegExp]>([
    [
      'another role',
      { permissions: permissions() },
      /Only the assigned videographer and admins can answer the call sheet\./,
    ],
    [
      'a booking in another state',
      { permissions: permissions(), state: 'active', state_display: 'Active' },
      /This booking is Active\./,
    ],
    ['a booking without one', { call_sheet: null }, /There is no call sheet to answer yet\./],
    [
      'an outdated one',
      { call_sheet: { ...sheet, is_outdated: true } },
      /The shoot has changed since this call sheet was made\./,
    ],
    [
      'an approved one',
      { call_sheet: { ...sheet, is_approved: true, approved_by: 'Theo Lindqvist' } },
      /This call sheet is already approved\./,
    ],
  ])('shows no question for %s and says why', async (_case, changes, why) => {
    open(path, changes);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Yes|No)/ })).not.toBeInTheDocument();
  });

  test('the call sheet can be read before answering', async () => {
    const file = {
      uuid: '00000000-0000-4000-9000-00000000000f',
      created: sheet.generated,
      file: '/booking/b/file/f',
      name: 'call-sheet-4711-v2.pdf',
      size: 1200,
      created_by_name: 'Edda Roth',
    };
    const asked: unknown[] = [];
    server.use(
      mockApi.get('/booking/{id}/file/{fileId}', ({ params }) => {
        asked.push(params.fileId);
        return errorResponse('NotFound', 'This file no longer exists.');
      }),
    );
    const { user } = open(path, { files: [file] });
    expect(await screen.findByText('Waiting for approval')).toBeVisible();
    await user.click(screen.getByRole('button', { name: file.name }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file no longer exists.');
    expect(asked).toEqual([file.uuid]);
  });
});

test('rejecting makes no call, says so before and after, and names the contact', async () => {
  const calls = writes(() => errorResponse('InternalError'));
  const { user, booking } = open(reject.path);
  expect(await screen.findByText(/Rejecting sends nothing/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'cancel your assignment' })).toHaveAttribute(
    'href',
    `/booking/${booking.uuid}/cancel-confirm`,
  );
  await user.click(screen.getByRole('button', { name: 'Yes, Reject Call Sheet' }));
  expect(await screen.findByText(doneText)).toBeVisible();
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/Nothing was sent, and the call sheet is not approved\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'comments of the booking' })).toHaveAttribute(
    'href',
    `/booking/${booking.uuid}`,
  );
  await waitFor(() => expect(calls).toEqual([]));
});

test('No to rejecting changes nothing', async () => {
  const { user } = open(reject.path);
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(await screen.findByText(unchangedText)).toBeVisible();
  expect(close).toHaveBeenCalledTimes(1);
});
