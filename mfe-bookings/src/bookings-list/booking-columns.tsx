import {
  type BookingSummary,
  type BookingViewChoice,
  isAdmin,
  isClient,
  isVideographer,
  t,
} from '@shootline/shared-api';
import { Icon, RouterLink, StateChip, VisuallyHidden } from '@shootline/shared-ui';
import { type Column, CellSubline } from '@shootline/shared-ui/table';
import Pencil from 'lucide-react/icons/pencil';
import { rowPath, updatePath } from '../booking-paths.ts';
import { seesInvoiceStatus } from '../list-views/booking-list-url.ts';
import { ShootTime } from './shoot-time.tsx';

const titleOf = ({ title }: BookingSummary) => title || t('Untitled booking');

const suburbOf = ({ address }: BookingSummary) => address?.locality;

/** The columns that all lists of bookings share. */
export const plainColumns: Column<BookingSummary>[] = [
  {
    id: 'state',
    header: t('Status'),
    sortBy: 'state',
    width: 148,
    card: 'chip',
    cell: ({ state, state_display }) => (
      <StateChip kind="booking" state={state} label={state_display} />
    ),
  },
  {
    id: 'suburb',
    header: t('Suburb'),
    weight: 2,
    card: 'third',
    isOptional: true,
    cell: suburbOf,
  },
  {
    id: 'client',
    header: t('Client'),
    sortBy: 'client',
    weight: 3,
    minWidth: 100,
    card: 'third',
    cell: ({ client }) => client.name,
  },
  {
    id: 'title',
    header: t('Title'),
    sortBy: 'title',
    weight: 7,
    minWidth: 170,
    card: 'title',
    cell: (booking) => (
      <>
        {suburbOf(booking) && <CellSubline>{suburbOf(booking)}</CellSubline>}
        <RouterLink to={rowPath(booking)}>{titleOf(booking)}</RouterLink>
      </>
    ),
  },
  {
    id: 'date',
    header: t('Date'),
    sortBy: 'date',
    width: 200,
    card: 'second',
    cell: (booking) => <ShootTime booking={booking} />,
  },
  {
    id: 'project-owner',
    header: t('Project Owner'),
    weight: 2,
    minWidth: 92,
    cell: ({ project_owner_full_name }) => project_owner_full_name,
  },
  {
    id: 'camop',
    header: t('CamOp Assigned'),
    weight: 2,
    minWidth: 92,
    cell: ({ camera_operator_full_name }) => camera_operator_full_name,
  },
  {
    id: 'booking-number',
    header: t('Booking Number'),
    sortBy: 'booking_uid',
    width: 84,
    cell: ({ booking_uid }) => booking_uid,
  },
];

const invoiceStatus: Column<BookingSummary> = {
  id: 'invoice-status',
  header: t('Invoice Status'),
  sortBy: 'camop_invoice_status',
  width: 124,
  cell: ({ camop_invoice: invoice }) =>
    invoice && <StateChip kind="invoice" state={invoice.state} label={invoice.state_display} />,
};

const edit: Column<BookingSummary> = {
  id: 'edit',
  header: t('Edit'),
  isHeaderHidden: true,
  card: 'corner',
  width: 44,
  cell: (booking) =>
    booking.permissions.update && (
      <RouterLink to={updatePath(booking)} p="3">
        <Icon icon={Pencil} size={16} />
        <VisuallyHidden>{t('Edit {title}', { title: titleOf(booking) })}</VisuallyHidden>
      </RouterLink>
    ),
};

/** All bookings are those of the client's own, so the column is hidden until chosen. */
const withoutClient = plainColumns.map((column): Column<BookingSummary> =>
  column.id === 'client' ? { ...column, card: undefined, isOptional: true } : column,
);

const ofClients = [...withoutClient, edit];
/** For videographers, cards show more, and invoices get the room of names: theirs is in all rows. */
const forVideographers: Record<string, Partial<Column<BookingSummary>>> = {
  state: { width: 132 },
  'project-owner': { minWidth: 84 },
  camop: { weight: 1, minWidth: 72 },
  'booking-number': { card: 'more' },
  'invoice-status': { card: 'more', width: 136 },
};
const ofVideographers = [...plainColumns, invoiceStatus].map((column): Column<BookingSummary> => ({
  ...column,
  ...forVideographers[column.id],
}));
const ofAdmins = [...plainColumns, invoiceStatus, edit];

function columnsOf(role: number): Column<BookingSummary>[] {
  if (isAdmin(role)) return ofAdmins;
  if (isClient(role)) return ofClients;
  if (isVideographer(role)) return ofVideographers;
  return seesInvoiceStatus(role) ? [...plainColumns, invoiceStatus] : plainColumns;
}

// Code that loads after the list fills these.
const invoiceAction: Column<BookingSummary> = {
  id: 'invoice-action',
  header: t('Invoice Action'),
  width: 100,
  card: 'corner',
  cell: () => null,
};
const nextStep: Column<BookingSummary> = {
  id: 'next-step',
  header: t('Next Step'),
  width: 148,
  card: 'more',
  cell: () => null,
};
const staffing: Column<BookingSummary> = {
  id: 'staffing',
  header: t('Staffing'),
  weight: 10,
  minWidth: 184,
  card: 'more',
  cell: () => null,
};
const workOf: Partial<Record<BookingViewChoice, Column<BookingSummary>>> = {
  needs_approval: nextStep,
  needs_me: nextStep,
  to_staff: staffing,
};

/** Widths of staff's columns with which the work also fits into a window of 1440 px. */
const besideWork: Record<string, Partial<Column<BookingSummary>>> = {
  state: { width: 112 },
  client: { minWidth: 88 },
  title: { minWidth: 158 },
  'project-owner': { minWidth: 80 },
  // Mostly empty in these views.
  camop: { weight: 1, minWidth: 72 },
  'invoice-status': { width: 88 },
};

function madeColumns(
  role: number,
  view: BookingViewChoice,
  isInvoicing: boolean,
): Column<BookingSummary>[] {
  const work = workOf[view];
  const columns = columnsOf(role).flatMap((column) => {
    const shown = work && !isClient(role) ? { ...column, ...besideWork[column.id] } : column;
    return work && column.id === 'camop' ? [shown, work] : [shown];
  });
  return isInvoicing ? [...columns, invoiceAction] : columns;
}

const made = new Map<string, Column<BookingSummary>[]>();

/**
 * The columns of My Bookings for a role, with a column for the steps of the view, and Invoice Action for
 * videographers who invoice here; always the same object for the same list.
 */
export function bookingColumns(
  role: number,
  view: BookingViewChoice = 'all',
  isInvoicing = false,
): Column<BookingSummary>[] {
  const key = `${role} ${view} ${isInvoicing}`;
  const columns = made.get(key) ?? madeColumns(role, view, isInvoicing);
  made.set(key, columns);
  return columns;
}
