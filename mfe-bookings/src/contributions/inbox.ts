import {
  bookingKeys,
  type BookingSummary,
  type BookingView,
  bookingViewsOf,
  feedbackKeys,
  isVideographer,
  t,
} from '@shootline/shared-api';
import type { Inbox, InboxList, InboxRow } from '@shootline/shared-api/portal';
import { createElement } from 'react';
import { rowPath } from '../booking-paths.ts';
import { viewLabels } from '../list-views/view-labels.ts';
import { StepButton } from '../inbox/step-button.tsx';
import { feedbackOf, firstOf } from '../inbox/waiting.queries.ts';
import {
  feeDue,
  toAnswer,
  toApprove,
  toComplete,
  toInvoice,
  toStaff,
  toSubmit,
  type Work,
} from '../inbox/waiting-work.ts';

/** The views whose bookings wait for the reader, with the work on each. */
const workOf: Partial<Record<BookingView, (booking: BookingSummary) => Work | null>> = {
  needs_approval: toApprove,
  to_staff: toStaff,
  to_complete: toComplete,
  fee_due: feeDue,
  to_invoice: toInvoice,
  drafts: toSubmit,
  needs_me: toAnswer,
};

function rowOf(booking: BookingSummary, { action, ...work }: Work): InboxRow {
  const { label, href, step } = action;
  const { uuid, booking_uid, title, client, address } = booking;
  return {
    id: uuid,
    title: title || t('Untitled booking'),
    details: [`#${booking_uid}`, client.name, address?.formatted_address_short]
      .filter(Boolean)
      .join(' · '),
    zone: address?.timezone ?? null,
    href: rowPath(booking) as `/${string}`,
    ...work,
    action: { label, href },
    ...(step && { controls: () => createElement(StepButton, { booking, step, label }) }),
  };
}

function listOf(view: BookingView): InboxList | null {
  const work = workOf[view];
  if (!work) return null;
  return {
    queryKey: [...bookingKeys.listsOf(view), 'inbox'],
    name: viewLabels[view],
    href: `/?view=${view}`,
    load: async (signal) => {
      const { results, count } = await firstOf(view, signal);
      const rows = results.flatMap((booking) => {
        const waiting = work(booking);
        return waiting ? [rowOf(booking, waiting)] : [];
      });
      return { rows, more: count - results.length };
    },
  };
}

/** Feedback that a videographer is asked for; clients have it in `needs_me`. */
const requests: InboxList = {
  queryKey: [...feedbackKeys.all(), 'inbox'],
  name: t('Feedback'),
  href: '/?view=past',
  load: async (signal) => ({
    rows: (await feedbackOf(signal))
      .filter(({ received }) => !received)
      .map(({ uuid, booking, booking_uid, booking_title, created }): InboxRow => ({
        id: uuid,
        reason: t('Feedback not given'),
        title: booking_title || t('Untitled booking'),
        details: `#${booking_uid}`,
        due: created,
        zone: null,
        href: `/booking/${booking}`,
        action: { label: t('Leave Feedback'), href: `/booking/${booking}/submit-feedback` },
      })),
    more: 0,
  }),
};

/** Work on bookings that waits for a user: the views of My Bookings that list it. */
export const inbox: Inbox = ({ role_policy: role }) => {
  const lists = bookingViewsOf(role).flatMap((view) =>
    view === 'all' ? [] : (listOf(view) ?? []),
  );
  return isVideographer(role) ? [...lists, requests] : lists;
};
