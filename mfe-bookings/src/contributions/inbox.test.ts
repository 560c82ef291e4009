import { type BookingState, type BookingSummary, type Role, roles } from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildFeedback,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { inbox } from './inbox.ts';

/** The bookings of each view, and the views that were asked for. */
let listed: Partial<Record<string, BookingSummary[]>>;
let asked: string[];

const server = mockServer(
  mockApi.get('/feedback', () => []),
  mockApi.get('/booking/list-bookings', ({ query }) => {
    const sent = new URLSearchParams(query);
    const view = sent.get('view') ?? 'all';
    asked.push(view);
    expect(`${sent.get('sortBy')} ${sent.get('asc')}`).toBe('date true');
    return pageOf(listed[view] ?? []);
  }),
);

beforeEach(() => {
  listed = {};
  asked = [];
});

/** The work of a user with this role, as reason, title, instant and step. */
async function rowsOf(role: Role) {
  const { signal } = new AbortController();
  const loaded = await Promise.all(inbox(buildUser(role)).map((list) => list.load(signal)));
  return loaded
    .flatMap(({ rows }) => rows)
    .map(({ reason, due, action }) => `${reason} | ${due} | ${action.label} | ${action.href}`);
}

/** The permissions of a row: those that lists show. */
const rowPermissions = (...granted: (keyof BookingSummary['permissions'])[]) => ({
  ...buildBookingSummary().permissions,
  ...Object.fromEntries(granted.map((flag) => [flag, true])),
});

const one = (changes: Partial<BookingSummary> = {}) => buildBookingSummary(changes);
const starts = '2030-08-14T00:00:00.000Z';
const ends = '2030-08-14T06:00:00.000Z';

test('an admin approves, staffs, completes and charges', async () => {
  const [waiting, past, unstaffed, offered, late] = [
    one({ permissions: rowPermissions('approve', 'approve_and_offer') }),
    one({ permissions: rowPermissions('approve') }),
    one(),
    one({ open_offers: 2 }),
    one(),
  ];
  listed = { needs_approval: [waiting, past], to_staff: [unstaffed, offered], fee_due: [late] };
  expect(await rowsOf(roles.admin)).toEqual([
    `Needs approval | ${starts} | Approve and Offer | /booking/${waiting.uuid}?action=approve_and_offer`,
    `Needs approval | ${starts} | Approve | /booking/${past.uuid}?action=approve`,
    `Nobody assigned | ${starts} | Offer Job | /booking/${unstaffed.uuid}?action=request_camops_availabilities`,
    `Offers are out | ${starts} | Assign | /booking/${offered.uuid}?action=assign_camop`,
    `Cancellation fee due | ${starts} | Add Fee | /booking/${late.uuid}?action=create_cancellation_fee`,
  ]);
  expect(asked.toSorted()).toEqual(['fee_due', 'needs_approval', 'to_complete', 'to_staff']);
});

test.each<[BookingState, string]>([
  ['assigned', 'The shoot is over | Indicate Shoot Completed | make_shoot_completed'],
  ['shoot_completed', 'Footage not provided | Indicate Footage Provided | make_video_provided'],
  ['footage_provided', 'To complete | Complete | make_completed'],
])('after the shoot the next step of a booking that is %s waits', async (state, row) => {
  const booking = one({ state, permissions: rowPermissions('make_completed') });
  listed = { to_complete: [booking] };
  const [reason, label, action] = row.split(' | ');
  expect(await rowsOf(roles.reviewer)).toEqual([
    `${reason} | ${ends} | ${label} | /booking/${booking.uuid}?action=${action}`,
  ]);
});

test('an editor, who may not complete a booking, is not asked to', async () => {
  listed = { to_complete: [one({ state: 'footage_provided' })] };
  expect(await rowsOf(roles.editor)).toEqual([]);
});

test('a client submits drafts, gives feedback and reads comments', async () => {
  const draft = one({ state: 'draft', date: null, permissions: rowPermissions('update') });
  const ofOthers = one({ state: 'draft' });
  const over = one({ state: 'shoot_completed', needs_me: 'feedback' });
  const commented = one({ needs_me: 'comment' });
  listed = { drafts: [draft, ofOthers], needs_me: [over, commented] };
  expect(await rowsOf(roles.client_user)).toEqual([
    `Draft | null | Continue | /booking/${draft.uuid}/update`,
    `Feedback not given | ${ends} | Leave Feedback | /booking/${over.uuid}/submit-feedback`,
    `Unread comment | ${starts} | Read Comment | /booking/${commented.uuid}#comments`,
  ]);
});

test('a videographer completes the shoot, invoices, corrects a rejected invoice and gives feedback', async () => {
  const [first, rejected] = [one(), one({ camop_invoice_status: 'rejected' })];
  const request = buildFeedback({ received: false });
  server.use(mockApi.get('/feedback', () => [request, buildFeedback({ received: true })]));
  const [over, shot] = [one({ state: 'assigned' }), one({ state: 'shoot_completed' })];
  listed = { to_complete: [over, shot], to_invoice: [first, rejected] };
  expect(await rowsOf(roles.camera_operator)).toEqual([
    `The shoot is over | ${ends} | Indicate Shoot Completed | /booking/${over.uuid}?action=make_shoot_completed`,
    `Footage not provided | ${ends} | Indicate Footage Provided | /booking/${shot.uuid}?action=make_video_provided`,
    `To invoice | ${ends} | Submit Invoice | /booking/${first.uuid}?action=invoice`,
    `Invoice rejected | ${ends} | Submit Invoice | /booking/${rejected.uuid}?action=invoice`,
    `Feedback not given | ${request.created} | Leave Feedback | /booking/${request.booking}/submit-feedback`,
  ]);
});

test('counts what is not loaded', async () => {
  server.use(
    mockApi.get('/booking/list-bookings', () => ({ ...pageOf([one(), one()]), count: 312 })),
  );
  const [approvals] = inbox(buildUser(roles.admin));
  expect((await approvals?.load(new AbortController().signal))?.more).toBe(310);
  expect(approvals?.href).toBe('/?view=needs_approval');
});
