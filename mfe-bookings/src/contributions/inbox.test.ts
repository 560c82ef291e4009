import type { BookingState, BookingSummary, WorkKind } from '@shootline/shared-api';
import { buildBookingSummary, buildFeedback, buildWorkLine } from '@shootline/shared-api/testing';
import { inbox } from './inbox.ts';

const one = (changes: Partial<BookingSummary> = {}) => buildBookingSummary(changes);

/** The work on a booking, as reason and step. */
function workOn(kind: WorkKind, booking: BookingSummary): string {
  const row = inbox.kinds[kind]?.row(buildWorkLine({ kind, uuid: booking.uuid, booking }));
  return `${row?.reason} | ${row?.action.label} | ${row?.action.href}`;
}

test('an admin approves, staffs and charges', () => {
  const permissions = { ...one().permissions, approve_and_offer: true };
  const [waiting, past, unstaffed, offered, late] = [
    one({ permissions }),
    one({ permissions: { ...permissions, approve_and_offer: false } }),
    one(),
    one({ open_offers: 2 }),
    one(),
  ];
  expect([
    workOn('needs_approval', waiting),
    workOn('needs_approval', past),
    workOn('to_staff', unstaffed),
    workOn('to_staff', offered),
    workOn('fee_due', late),
  ]).toEqual([
    `Needs approval | Approve and Offer | /booking/${waiting.uuid}?action=approve_and_offer`,
    `Needs approval | Approve | /booking/${past.uuid}?action=approve`,
    `Nobody assigned | Offer Job | /booking/${unstaffed.uuid}?action=request_camops_availabilities`,
    `Offers are out | Assign | /booking/${offered.uuid}?action=assign_camop`,
    `Cancellation fee due | Add Fee | /booking/${late.uuid}?action=create_cancellation_fee`,
  ]);
});

test.each<[BookingState, string]>([
  ['assigned', 'The shoot is over | Indicate Shoot Completed | make_shoot_completed'],
  ['shoot_completed', 'Footage not provided | Indicate Footage Provided | make_video_provided'],
  ['footage_provided', 'To complete | Complete | make_completed'],
])('after the shoot the next step of a booking that is %s waits', (state, row) => {
  const booking = one({ state });
  const [reason, label, action] = row.split(' | ');
  expect(workOn('to_complete', booking)).toBe(
    `${reason} | ${label} | /booking/${booking.uuid}?action=${action}`,
  );
});

test('a call sheet that is not confirmed a day before waits with its readers', () => {
  const booking = one({ state: 'assigned' });
  expect(workOn('to_confirm', booking)).toBe(
    `Call sheet not confirmed | View Call Sheet | /booking/${booking.uuid}#call-sheet`,
  );
});

test('a client submits drafts, gives feedback and reads comments', () => {
  const draft = one({ state: 'draft', date: null });
  const over = one({ state: 'shoot_completed', needs_me: 'feedback' });
  const commented = one({ needs_me: 'comment' });
  expect([
    workOn('drafts', draft),
    workOn('needs_me', over),
    workOn('needs_me', commented),
  ]).toEqual([
    `Draft | Continue | /booking/${draft.uuid}/update`,
    `Feedback not given | Leave Feedback | /booking/${over.uuid}/submit-feedback`,
    `Unread comment | Read Comment | /booking/${commented.uuid}#comments`,
  ]);
});

test('a videographer invoices, corrects a rejected invoice and gives feedback', () => {
  const [first, rejected] = [one(), one({ camop_invoice_status: 'rejected' })];
  const href = (booking: BookingSummary) => `/booking/${booking.uuid}?action=invoice`;
  expect([workOn('to_invoice', first), workOn('to_invoice', rejected)]).toEqual([
    `To invoice | Submit Invoice | ${href(first)}`,
    `Invoice rejected | Submit Invoice | ${href(rejected)}`,
  ]);
  const feedback = buildFeedback({ received: false });
  expect(inbox.kinds.feedback?.row(buildWorkLine({ kind: 'feedback', feedback }))).toMatchObject({
    reason: 'Feedback not given',
    action: { href: `/booking/${feedback.booking}/submit-feedback` },
  });
});

test('several are one line that leads to the view that lists them', () => {
  const { needs_approval: approvals } = inbox.kinds;
  expect([approvals?.several(12), approvals?.href]).toEqual([
    '12 bookings to approve',
    '/?view=needs_approval',
  ]);
});
