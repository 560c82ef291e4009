import {
  type BookingSummary,
  type BookingView,
  type UserFeedback,
  type WorkKind,
  t,
} from '@shootline/shared-api';
import type { Inbox, InboxKind, InboxRow } from '@shootline/shared-api/portal';
import { createElement } from 'react';
import { rowPath } from '../booking-paths.ts';
import { StepButton } from '../inbox/step-button.tsx';
import {
  feeDue,
  toAnswer,
  toApprove,
  toComplete,
  toInvoice,
  toRemind,
  toStaff,
  toSubmit,
  type Work,
} from '../inbox/waiting-work.ts';

function rowOf(booking: BookingSummary, { action, ...work }: Work): InboxRow {
  const { label, href, steps } = action;
  const { booking_uid, title, client, address } = booking;
  return {
    title: title || t('Untitled booking'),
    details: [`#${booking_uid}`, client.name, address?.formatted_address_short]
      .filter(Boolean)
      .join(' · '),
    zone: address?.timezone ?? null,
    href: rowPath(booking) as `/${string}`,
    ...work,
    action: { label, href },
    ...(steps && {
      controls: () =>
        steps.map((one) => createElement(StepButton, { booking, ...one, key: one.step })),
    }),
  };
}

/** Work on the bookings of a view. */
const ofView = (
  view: BookingView & WorkKind,
  workOn: (booking: BookingSummary) => Work | null,
  several: InboxKind['several'],
): InboxKind => ({
  row: ({ booking }) => {
    const work = booking && workOn(booking);
    return work ? rowOf(booking, work) : null;
  },
  several,
  href: `/?view=${view}`,
});

function requestRow({ booking, booking_uid, booking_title }: UserFeedback): InboxRow {
  return {
    reason: t('Feedback not given'),
    title: booking_title || t('Untitled booking'),
    details: `#${booking_uid}`,
    zone: null,
    href: `/booking/${booking}`,
    action: { label: t('Leave Feedback'), href: `/booking/${booking}/submit-feedback` },
  };
}

/** Work on bookings: the views of My Bookings that list it, and feedback that a videographer is asked for. */
export const inbox: Inbox = {
  kinds: {
    needs_approval: ofView('needs_approval', toApprove, (count) =>
      t('{count, plural, one {# booking} other {# bookings}} to approve', { count }),
    ),
    to_staff: ofView('to_staff', toStaff, (count) =>
      t('{count, plural, one {# shoot} other {# shoots}} to staff', { count }),
    ),
    to_confirm: ofView('to_confirm', toRemind, (count) =>
      t('{count, plural, one {# call sheet} other {# call sheets}} not confirmed', { count }),
    ),
    fee_due: ofView('fee_due', feeDue, (count) =>
      t('{count, plural, one {# cancellation fee} other {# cancellation fees}} due', { count }),
    ),
    to_complete: ofView('to_complete', toComplete, (count) =>
      t('{count, plural, one {# booking} other {# bookings}} to complete', { count }),
    ),
    to_invoice: ofView('to_invoice', toInvoice, (count) =>
      t('{count, plural, one {# shoot} other {# shoots}} to invoice', { count }),
    ),
    drafts: ofView('drafts', toSubmit, (count) =>
      t('{count, plural, one {# draft} other {# drafts}} to submit', { count }),
    ),
    needs_me: ofView('needs_me', toAnswer, (count) =>
      t('{count, plural, one {# booking needs} other {# bookings need}} an answer', { count }),
    ),
    feedback: {
      row: ({ feedback }) => (feedback ? requestRow(feedback) : null),
      several: (count) =>
        t('{count, plural, one {# request} other {# requests}} for feedback', { count }),
      href: '/?view=past',
    },
  },
};
