import { type Invoice, t } from '@shootline/shared-api';
import { claimText } from '@shootline/shared-api/values';
import type { Inbox, InboxRow } from '@shootline/shared-api/portal';
import { createElement } from 'react';
import { ReviewButton } from './review-button.tsx';

function rowOf(invoice: Invoice): InboxRow {
  const { uuid, invoice_number, booking } = invoice;
  const href = `/finance-dashboard?invoice=${uuid}` as const;
  const title = t('Invoice {number}', { number: invoice_number });
  return {
    reason: t('Invoice to approve'),
    title,
    details: [
      booking.camera_operator_full_name,
      claimText(invoice),
      `#${booking.booking_uid} ${booking.title || t('Untitled booking')}`,
    ]
      .filter(Boolean)
      .join(' · '),
    zone: booking.address?.timezone ?? null,
    href,
    action: { label: t('Review'), href },
    controls: () => createElement(ReviewButton, { invoice: uuid, name: title }),
  };
}

/** The invoices that wait for approval, those that have waited longest first. */
export const inbox: Inbox = {
  kinds: {
    invoice: {
      row: ({ invoice }) => (invoice ? rowOf(invoice) : null),
      several: (count) =>
        t('{count, plural, one {# invoice} other {# invoices}} to approve', { count }),
      href: '/finance-dashboard?view=to_approve&sortBy=days_waiting',
    },
  },
};
