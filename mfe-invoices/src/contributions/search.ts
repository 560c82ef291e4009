import { type Invoice, invoiceKeys, t, translated } from '@shootline/shared-api';
import { defineSearch, type SearchHit } from '@shootline/shared-api/portal';
import type remote from '../../remote.ts';
import { foundInvoices } from './found-invoices.queries.ts';

function invoiceHit({ uuid, invoice_number, state_display, booking }: Invoice): SearchHit {
  const facts = [
    `#${booking.booking_uid}`,
    booking.camera_operator_full_name,
    translated(state_display),
  ];
  return {
    id: uuid,
    label: t('Invoice {number}', { number: invoice_number }),
    to: `/finance-dashboard?${new URLSearchParams({ invoice_number, view: 'all' }).toString()}`,
    details: facts.filter(Boolean).join(' · '),
  };
}

export const search = defineSearch<typeof remote>({
  invoices: {
    queryKey: invoiceKeys.lists(),
    find: async (text, _user, signal) => (await foundInvoices(text, signal)).map(invoiceHit),
  },
});
