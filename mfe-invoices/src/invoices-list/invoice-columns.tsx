import type { Invoice } from '@shootline/shared-api';
import { StateChip } from '@shootline/shared-ui';
import { type Column, DayAndTime } from '@shootline/shared-ui/table';
import { InvoiceContact } from './invoice-contact.tsx';
import { InvoiceNotes, notesOf } from './invoice-notes.tsx';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The columns of My Invoices (S2 §2); times of the invoice itself are in the viewer's zone. */
export function invoiceColumns(brand: string, viewerZone: string): Column<Invoice>[] {
  return [
    {
      id: 'billed-to-client',
      header: 'Billed to Client',
      width: 96,
      card: 'more',
      cell: ({ billed_to_client }) => yesNo(billed_to_client),
    },
    {
      id: 'booking-number',
      header: 'Booking Number',
      width: 90,
      card: 'more',
      cell: ({ booking }) => booking.booking_uid,
    },
    {
      id: 'booking-date',
      header: 'Booking Date',
      sortBy: 'date',
      width: 190,
      card: 'second',
      cell: ({ booking: { date, address, duration } }) => (
        <DayAndTime iso={date} zone={address.timezone} hours={duration} />
      ),
    },
    {
      id: 'booking-name',
      header: 'Booking Name',
      weight: 3,
      minWidth: 200,
      card: 'title',
      cell: ({ booking }) => booking.title || 'Untitled booking',
    },
    {
      id: 'client-name',
      header: 'Client Name',
      weight: 2,
      minWidth: 140,
      card: 'third',
      cell: ({ booking }) => booking.client.name,
    },
    {
      id: 'client-cost',
      header: 'Client Cost',
      width: 124,
      align: 'end',
      card: 'more',
      cell: ({ booking }) => booking.total_client_cost.cost_formatted,
    },
    {
      id: 'added-to-xero',
      header: 'Supplier Invoice in Xero',
      width: 124,
      card: 'more',
      cell: ({ added_to_xero }) => yesNo(added_to_xero),
    },
    {
      id: 'supplier-name',
      header: 'Supplier Name',
      weight: 2,
      minWidth: 140,
      card: 'third',
      cell: ({ booking }) => booking.camera_operator_full_name,
    },
    {
      id: 'supplier-cost-estimated',
      header: 'Supplier Cost (Estimated)',
      width: 124,
      align: 'end',
      card: 'more',
      cell: ({ booking }) => booking.total_camera_operator_cost.cost_formatted,
    },
    {
      id: 'supplier-cost-claimed',
      header: 'Supplier Cost (Claimed)',
      width: 124,
      align: 'end',
      card: 'more',
      cell: ({ claimed_invoice_amount_formatted }) => claimed_invoice_amount_formatted,
    },
    {
      id: 'supplier-invoice-number',
      header: 'Supplier Invoice Number',
      width: 130,
      card: 'more',
      cell: ({ invoice_number }) => invoice_number,
    },
    {
      id: 'supplier-invoice-status',
      header: 'Supplier Invoice Status',
      width: 136,
      card: 'chip',
      cell: ({ state, state_display }) => (
        <StateChip kind="invoice" state={state} label={state_display} />
      ),
    },
    {
      id: 'quote-number',
      header: 'Quote Number',
      width: 110,
      card: 'more',
      cell: ({ quote_number }) => quote_number,
    },
    {
      id: 'po-number',
      header: 'Purchase Order Number',
      width: 130,
      card: 'more',
      cell: ({ po_number }) => po_number,
    },
    {
      id: 'sales-invoice-number',
      header: `${brand} Invoice Number`,
      width: 130,
      card: 'more',
      cell: ({ sales_invoice_number }) => sales_invoice_number,
    },
    {
      id: 'invoice-contact',
      header: 'Invoice Contact Details',
      width: 200,
      card: 'more',
      cell: ({ booking: { invoice_to_user: contact } }) =>
        contact && <InvoiceContact contact={contact} />,
    },
    {
      id: 'invoice-notes',
      header: 'Invoice Notes',
      width: 200,
      card: 'more',
      cell: (invoice) => notesOf(invoice).length > 0 && <InvoiceNotes invoice={invoice} />,
    },
    {
      id: 'created',
      header: 'Supplier Invoice Creation Date',
      sortBy: 'created',
      width: 150,
      card: 'more',
      cell: ({ created }) => <DayAndTime iso={created} zone={viewerZone} />,
    },
    {
      id: 'modified',
      header: 'Supplier Invoice Modification Date',
      sortBy: 'modified',
      width: 150,
      card: 'more',
      cell: ({ modified }) => <DayAndTime iso={modified} zone={viewerZone} />,
    },
  ];
}
