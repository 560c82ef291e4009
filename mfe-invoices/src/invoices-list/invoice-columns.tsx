import { t, type Invoice, type InvoiceViewChoice, translated } from '@shootline/shared-api';
import { claimText, costText } from '@shootline/shared-api/values';
import type { LinkToArea } from '@shootline/shared-api/portal';
import { formatDate, formatDateTime, StateChip } from '@shootline/shared-ui';
import { type Column, DayAndTime } from '@shootline/shared-ui/table';
import { titleOf } from '../invoice/any-invoice.ts';
import { daysSince } from './days-waiting.ts';
import { columnIdOf, flagColumn, numberColumn } from '../editing/edit-columns.tsx';
import {
  BookingName,
  BookingNumber,
  CellButton,
  Claimed,
  InvoiceNumber,
  Supplier,
} from './invoice-cells.tsx';
import type { InvoiceLayer, InvoiceRow } from '../editing/invoice-row.ts';

export interface InvoiceColumnsOptions {
  /** The brand's name, used in a column header. */
  brand: string;
  /** The IANA zone in which times of the invoice itself are shown. */
  viewerZone: string;
  linkToArea: LinkToArea;
  /** Whether bookings open in a dialog, as the portal has no page of theirs. */
  isBookingInDialog: boolean;
  onOpen: (layer: InvoiceLayer, invoice: Invoice) => void;
}

type InvoiceColumn = Column<InvoiceRow>;

const date = (
  id: 'created' | 'modified',
  header: string,
  width: number,
  zone: string,
): InvoiceColumn => ({
  id,
  header,
  sortBy: id,
  width,
  cell: ({ invoice }) => <DayAndTime iso={invoice[id]} zone={zone} />,
  textOf: ({ invoice }) => formatDateTime(invoice[id], zone),
});

const text = (
  column: Omit<InvoiceColumn, 'cell' | 'textOf'>,
  valueOf: (invoice: Invoice) => string | null,
): InvoiceColumn => ({
  ...column,
  cell: ({ invoice }) => valueOf(invoice),
  textOf: ({ invoice }) => valueOf(invoice) ?? '',
});

/**
 * The columns of My Invoices, without Select, which the grid adds. Those that a decision needs come first: up
 * to the status they fit into a window of 1440 px.
 */
export function invoiceColumns(options: InvoiceColumnsOptions): InvoiceColumn[] {
  const { brand, viewerZone, linkToArea, isBookingInDialog, onOpen } = options;
  const amount = { align: 'end', width: 110 } as const;
  return [
    flagColumn('billed_to_client', t('Billed to Client'), 66),
    {
      id: 'booking-number',
      header: t('Booking Number'),
      width: 74,
      isFrozen: true,
      cell: (row) => <BookingNumber row={row} />,
      textOf: ({ invoice }) => invoice.booking.booking_uid,
    },
    {
      id: 'booking-name',
      header: t('Booking Name'),
      weight: 3,
      minWidth: 168,
      card: 'title',
      cell: ({ invoice }) => (
        <BookingName
          invoice={invoice}
          linkToArea={linkToArea}
          onOpen={isBookingInDialog ? (opened) => onOpen('booking', opened) : undefined}
        />
      ),
      textOf: ({ invoice }) => titleOf(invoice),
    },
    {
      id: 'supplier-name',
      header: t('Supplier Name'),
      weight: 2,
      minWidth: 112,
      cell: ({ invoice }) => <Supplier invoice={invoice} linkToArea={linkToArea} />,
      textOf: ({ invoice }) => invoice.booking.camera_operator_full_name ?? '',
    },
    {
      id: 'supplier-cost-claimed',
      header: t('Supplier Cost (Claimed)'),
      ...amount,
      width: 118,
      cell: ({ invoice }) => claimText(invoice) && <Claimed invoice={invoice} />,
      textOf: ({ invoice }) => claimText(invoice) ?? '',
    },
    {
      id: 'supplier-invoice-number',
      header: t('Supplier Invoice Number'),
      width: 114,
      cell: ({ invoice }) =>
        invoice.invoice_number && <InvoiceNumber invoice={invoice} onOpen={onOpen} />,
      textOf: ({ invoice }) => invoice.invoice_number,
    },
    {
      id: 'supplier-invoice-status',
      header: t('Supplier Invoice Status'),
      width: 118,
      card: 'chip',
      cell: ({ invoice: { state, state_display } }) => (
        <StateChip kind="invoice" state={state} label={state_display} />
      ),
      textOf: ({ invoice }) => translated(invoice.state_display),
    },
    text(
      { id: 'days-waiting', header: t('Days Waiting'), sortBy: 'days_waiting', width: 80 },
      ({ waiting_since }) => waiting_since && daysSince(waiting_since, viewerZone),
    ),
    {
      id: 'booking-date',
      header: t('Booking Date'),
      sortBy: 'date',
      width: 120,
      cell: ({ invoice: { booking } }) => (
        <DayAndTime iso={booking.date} zone={booking.address.timezone} />
      ),
      textOf: ({ invoice: { booking } }) => formatDate(booking.date, booking.address.timezone),
    },
    text(
      { id: 'client-name', header: t('Client Name'), weight: 2, minWidth: 112 },
      ({ booking }) => booking.client.name,
    ),
    flagColumn('added_to_xero', t('Supplier Invoice in Xero'), 106),
    text(
      { id: 'supplier-cost-estimated', header: t('Supplier Cost (Estimated)'), ...amount },
      ({ booking }) => costText(booking.total_camera_operator_cost),
    ),
    text({ id: 'client-cost', header: t('Client Cost'), ...amount }, ({ booking }) =>
      costText(booking.total_client_cost),
    ),
    numberColumn('quote_number', t('Quote Number'), 92),
    numberColumn('po_number', t('Purchase Order Number'), 110),
    numberColumn('sales_invoice_number', t('{brand} Invoice Number', { brand }), 114),
    {
      id: 'invoice-contact',
      header: t('Invoice Contact Details'),
      width: 116,
      cell: ({ invoice }) =>
        invoice.booking.invoice_to_user && (
          <CellButton
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen('contact', invoice)}
          >
            {invoice.booking.invoice_to_user.full_name || t('Contact details')}
          </CellButton>
        ),
      textOf: ({ invoice }) => invoice.booking.invoice_to_user?.full_name ?? '',
    },
    {
      id: 'invoice-notes',
      header: t('Invoice Notes'),
      width: 132,
      cell: ({ invoice }) => {
        const notes = invoice.admin_invoice_notes;
        if (notes === '' && !invoice.permissions.update_notes) return null;
        return (
          <CellButton type="button" aria-haspopup="dialog" onClick={() => onOpen('notes', invoice)}>
            {notes || t('Add notes')}
          </CellButton>
        );
      },
      textOf: ({ invoice }) => invoice.admin_invoice_notes,
    },
    date('created', t('Supplier Invoice Creation Date'), 122, viewerZone),
    date('modified', t('Supplier Invoice Modification Date'), 144, viewerZone),
  ];
}

/** The columns in the order of a view: the flag that its invoices wait for comes first. */
export function columnsOfView(
  view: InvoiceViewChoice | undefined,
  columns: readonly InvoiceColumn[],
): InvoiceColumn[] {
  const flag = columnIdOf('added_to_xero');
  const isFirst = ({ id }: InvoiceColumn) => view === 'to_enter_in_xero' && id === flag;
  return [...columns.filter(isFirst), ...columns.filter((column) => !isFirst(column))];
}
