import {
  type BookingPermissions,
  type BookingRowPermissions,
  type BookingSummary,
  isVideographer,
  isClient,
} from '@shootline/shared-api/contract';
import { shortNotice } from '@shootline/shared-api/rules';
import { costOf } from '../pricing/total-cost.rules.ts';
import { bookingStates, invoiceStatusTypes, labelOf } from '../reference/option-sets.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { factsOf } from './rights/booking-facts.ts';
import { permissionsOf } from './rights/booking-permission.rules.ts';
import type { BookingRow } from './booking.repository.ts';
import { shownOf } from '../pricing/invoice-parts.rules.ts';
import { invoiceActionOf } from './rights/invoice-action.rules.ts';

/** The fees that the viewer may read, oldest first. */
export function readableFees(row: BookingRow, viewer: Viewer, permissions: BookingPermissions) {
  if (!permissions.read_cancellation_fees) return [];
  if (!isVideographer(viewer.role)) return row.fees;
  return row.fees.filter((fee) => fee.videographerId === viewer.id);
}

const isInvoice = ({ kind }: BookingRow['invoices'][number]) => kind === 'invoice';

function readableInvoice(row: BookingRow, viewer: Viewer) {
  if (isClient(viewer.role)) return undefined;
  const videographerId = isVideographer(viewer.role) ? viewer.id : row.booking.videographerId;
  const own = shownOf(row.invoices.filter((one) => one.videographerId === videographerId));
  return own ?? (isVideographer(viewer.role) ? undefined : row.invoices.find(isInvoice));
}

/** Whether the viewer may know who is assigned; a videographer sees only their own assignment. */
export function mayKnowVideographer(row: BookingRow, viewer: Viewer): boolean {
  return !isVideographer(viewer.role) || row.booking.videographerId === viewer.id;
}

export function projectOwnerName(row: BookingRow): string {
  const { projectOwnerType, projectOwner } = row.booking;
  if (projectOwnerType === 'submitter') return row.submitter.fullName;
  return projectOwner?.full_name ?? '';
}

/** The fields common to a list row and the whole booking, as the viewer may read them. */
export function presentFields(
  row: BookingRow,
  viewer: Viewer,
  permissions: BookingPermissions,
): Omit<BookingSummary, 'permissions'> {
  const { booking } = row;
  const invoice = readableInvoice(row, viewer);
  const { date, submittedAt } = booking;
  return {
    uuid: booking.id,
    booking_uid: booking.bookingUid ?? '',
    title: booking.title,
    version: booking.version,
    state: booking.state,
    state_display: labelOf(bookingStates, booking.state),
    date: date?.toISOString() ?? null,
    arrival_and_setup_date: booking.arrivalAndSetupDate?.toISOString() ?? null,
    duration: booking.duration,
    client: row.client,
    region: booking.region,
    address: booking.address,
    project_owner_full_name: projectOwnerName(row),
    camera_operator_full_name: mayKnowVideographer(row, viewer)
      ? (row.videographer?.fullName ?? null)
      : null,
    camop_invoice: invoice
      ? {
          uuid: invoice.id,
          state: invoice.state,
          state_display: labelOf(invoiceStatusTypes, invoice.state),
        }
      : null,
    camop_invoice_status: invoice?.state ?? null,
    invoice_action: invoiceActionOf(invoice?.state, permissions.submit_invoice, viewer),
    invoice_currency: permissions.submit_invoice
      ? (costOf('videographer', booking)?.currency ?? null)
      : null,
    is_short_notice_booking:
      date !== null && submittedAt !== null && date.getTime() - submittedAt.getTime() < shortNotice,
    has_pending_availabilities:
      permissions.read_booking_availabilities && row.openOffers.hasPending,
    open_offers: permissions.read_booking_availabilities ? row.openOffers.others : 0,
    has_cancellation_fee: readableFees(row, viewer, permissions).length > 0,
  };
}

function ofRow(permissions: BookingPermissions): BookingRowPermissions {
  return {
    update: permissions.update,
    duplicate: permissions.duplicate,
    approve: permissions.approve,
    approve_and_offer: permissions.approve_and_offer,
    request_camops_availabilities: permissions.request_camops_availabilities,
    make_on_hold: permissions.make_on_hold,
    make_completed: permissions.make_completed,
    make_deleted: permissions.make_deleted,
    submit_invoice: permissions.submit_invoice,
  };
}

/** A booking as a row of a list, as the viewer may read it. */
export function presentSummary(row: BookingRow, viewer: Viewer, now: Date): BookingSummary {
  const permissions = permissionsOf(factsOf(row), viewer, now);
  return { ...presentFields(row, viewer, permissions), permissions: ofRow(permissions) };
}
