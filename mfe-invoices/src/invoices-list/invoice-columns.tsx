import type { Invoice } from '@shootline/shared-api';
import { formatDuration, StateChip, Text, TimeText } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/table';
import { InvoiceContact } from './invoice-contact.tsx';
import { InvoiceNotes } from './invoice-notes.tsx';

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
const textOr = (text: string | null) => text || 'N/A';

/** The columns of My Invoices (S2 §2); times of the invoice itself are in the viewer's zone. */
export function invoiceColumns(brand: string, viewerZone: string): Column<Invoice>[] {
  return [
    {
      id: 'billed-to-client',
      header: 'Billed to Client',
      width: 130,
      cell: ({ billed_to_client }) => yesNo(billed_to_client),
    },
    {
      id: 'booking-number',
      header: 'Booking Number',
      width: 140,
      cell: ({ booking }) => booking.booking_uid,
    },
    {
      id: 'booking-date',
      header: 'Booking Date',
      sortBy: 'date',
      width: 190,
      cell: ({ booking: { date, address, duration } }) => (
        <>
          <TimeText iso={date} zone={address.timezone} />
          {duration !== null && (
            <Text fontSize="xs" color="fg.muted">
              {formatDuration(duration)}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'booking-name',
      header: 'Booking Name',
      width: 240,
      priority: 'title',
      cell: ({ booking }) => booking.title || 'Untitled booking',
    },
    {
      id: 'client-name',
      header: 'Client Name',
      width: 180,
      cell: ({ booking }) => booking.client.name,
    },
    {
      id: 'client-cost',
      header: 'Client Cost',
      width: 130,
      align: 'end',
      cell: ({ booking }) => booking.total_client_cost.cost_formatted,
    },
    {
      id: 'added-to-xero',
      header: 'Supplier Invoice in Xero',
      width: 190,
      cell: ({ added_to_xero }) => yesNo(added_to_xero),
    },
    {
      id: 'supplier-name',
      header: 'Supplier Name',
      width: 180,
      cell: ({ booking }) => textOr(booking.camera_operator_full_name),
    },
    {
      id: 'supplier-cost-estimated',
      header: 'Supplier Cost (Estimated)',
      width: 200,
      align: 'end',
      cell: ({ booking }) => booking.total_camera_operator_cost.cost_formatted,
    },
    {
      id: 'supplier-cost-claimed',
      header: 'Supplier Cost (Claimed)',
      width: 190,
      align: 'end',
      cell: ({ claimed_invoice_amount_formatted }) => textOr(claimed_invoice_amount_formatted),
    },
    {
      id: 'supplier-invoice-number',
      header: 'Supplier Invoice Number',
      width: 200,
      cell: ({ invoice_number }) => textOr(invoice_number),
    },
    {
      id: 'supplier-invoice-status',
      header: 'Supplier Invoice Status',
      width: 190,
      cell: ({ state, state_display }) => (
        <StateChip kind="invoice" state={state} label={state_display} />
      ),
    },
    {
      id: 'quote-number',
      header: 'Quote Number',
      width: 140,
      cell: ({ quote_number }) => textOr(quote_number),
    },
    {
      id: 'po-number',
      header: 'Purchase Order Number',
      width: 190,
      cell: ({ po_number }) => textOr(po_number),
    },
    {
      id: 'sales-invoice-number',
      header: `${brand} Invoice Number`,
      width: 210,
      cell: ({ sales_invoice_number }) => textOr(sales_invoice_number),
    },
    {
      id: 'invoice-contact',
      header: 'Invoice Contact Details',
      width: 230,
      cell: ({ booking }) => <InvoiceContact contact={booking.invoice_to_user} />,
    },
    {
      id: 'invoice-notes',
      header: 'Invoice Notes',
      width: 240,
      cell: (invoice) => <InvoiceNotes invoice={invoice} />,
    },
    {
      id: 'created',
      header: 'Supplier Invoice Creation Date',
      sortBy: 'created',
      width: 240,
      cell: ({ created }) => <TimeText iso={created} zone={viewerZone} />,
    },
    {
      id: 'modified',
      header: 'Supplier Invoice Modification Date',
      sortBy: 'modified',
      width: 260,
      cell: ({ modified }) => <TimeText iso={modified} zone={viewerZone} />,
    },
  ];
}

/** The width at which every column has its own. */
export function widthOf(columns: Column<Invoice>[]): number {
  return columns.reduce((sum, { width }) => sum + Number(width), 0);
}
