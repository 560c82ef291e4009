import { type Invoice, invoiceKeys, t } from '@shootline/shared-api';
import { claimText } from '@shootline/shared-api/values';
import type { Inbox, InboxRow } from '@shootline/shared-api/portal';
import { invoicesToApprove } from './submitted-invoices.queries.ts';

function rowOf(invoice: Invoice): InboxRow {
  const { uuid, invoice_number, booking } = invoice;
  const href = `/finance-dashboard?invoice=${uuid}` as const;
  return {
    id: uuid,
    reason: t('Invoice to approve'),
    title: t('Invoice {number}', { number: invoice_number }),
    details: [
      booking.camera_operator_full_name,
      claimText(invoice),
      `#${booking.booking_uid} ${booking.title || t('Untitled booking')}`,
    ]
      .filter(Boolean)
      .join(' · '),
    due: booking.date,
    zone: booking.address?.timezone ?? null,
    href,
    action: { label: t('Approve'), href },
  };
}

/** The invoices that wait for approval. */
export const inbox: Inbox = () => [
  {
    queryKey: [...invoiceKeys.lists(), 'inbox'],
    name: t('Invoice to approve'),
    href: '/finance-dashboard',
    load: async (signal) => {
      const { results, count } = await invoicesToApprove(signal);
      return { rows: results.map(rowOf), more: count - results.length };
    },
  },
];
