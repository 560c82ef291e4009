import {
  type Booking,
  type Contact,
  isClient,
  isVideographer,
  isInternal,
} from '@shootline/shared-api/contract';
import { formatMoney } from '@shootline/shared-api/rules';
import { type BriefNameWith, hasField } from '@shootline/shared-api/rules/brief';
import { offerPermissionsOf } from '../offer/offer-permission.rules.ts';
import { presentOpening } from '../offer/queue/offer-waiting.ts';
import { presentCallSheet, readableFiles } from '../call-sheet/call-sheet.presenter.ts';
import {
  costOf,
  feeCost,
  totalClientCost,
  totalVideographerCost,
  totalVideographersCost,
} from '../pricing/total-cost.rules.ts';
import * as sets from '../reference/option-sets.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { presentContact, presentPerson, presentRating } from '../people/user/user.presenter.ts';
import type { BookingDetails } from './booking-detail.repository.ts';
import { presentProject } from '../booking/change/hub-project.presenter.ts';
import { presentStateLogs } from './state-log.presenter.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { presentDeadlines } from '../booking/rights/change-deadline.rules.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { mayKnowVideographer, presentFields, readableFees } from '../booking/booking.presenter.ts';
import { type StoredName, answersOf, storedNames } from '../booking/brief/brief-columns.rules.ts';
import type { BookingRow } from '../booking/booking.repository.ts';

const { labelOf } = sets;

type Source = { row: BookingRow; details: BookingDetails; viewer: Viewer; now: Date };

function display(set: Parameters<typeof labelOf>[0], value: string | null): string | null {
  return value === null ? null : labelOf(set, value);
}

function contacts({ row }: Source) {
  const { booking } = row;
  const submitter = presentContact(row.submitter);
  const owner: Contact | null =
    booking.projectOwnerType === 'submitter' ? submitter : booking.projectOwner;
  const pointOfContact: Record<string, Contact | null> = {
    submitter,
    project_owner: owner,
    other: booking.pointOfContact,
  };
  return {
    submitter,
    project_owner: owner,
    point_of_contact: pointOfContact[booking.pointOfContactType ?? ''] ?? null,
  };
}

type Restricted = StoredName & BriefNameWith<'only'>;
type RestrictedText = {
  [Name in Restricted]: null extends Booking[Name] ? never : Name;
}[Restricted];

/** Replaces an answer that is withheld from a reader, where the contract has no null. */
const withheld: Record<RestrictedText, ''> = { purchase_order: '' };

/** The stored answers that the viewer may read. */
function answers({ row: { booking }, viewer }: Source): Pick<Booking, StoredName> {
  const all = answersOf(booking, storedNames);
  const blank = (name: StoredName) => (name in withheld ? '' : null);
  return Object.fromEntries(
    storedNames.map((name) => [name, hasField(viewer.role, name) ? all[name] : blank(name)]),
  ) as Pick<Booking, StoredName>;
}

function brief({ row: { booking } }: Source) {
  return {
    created: booking.created.toISOString(),
    video_type_display: display(sets.videoTypes, booking.videoType),
    interviewee_type_display: display(sets.intervieweeTypes, booking.intervieweeType),
    camera_operator_shoot_footage_upload_type: booking.cameraOperatorShootFootageUploadType,
    cancellation_reason_display: display(sets.cancellationReasons, booking.cancellationReason),
    cancellation_details: booking.cancellationDetails,
  };
}

function clientMoney({ row: { booking, fees } }: Source, mayRead: boolean) {
  const cost = mayRead ? costOf('client', booking) : null;
  return {
    is_client_cost_manual: mayRead && booking.isClientCostManual,
    client_cost: cost?.amount ?? null,
    client_cost_currency: cost?.currency ?? null,
    client_cost_formatted: cost && formatMoney(cost.amount, cost.currency),
    total_client_cost: mayRead ? totalClientCost(booking, fees) : null,
  };
}

function videographerMoney({ row: { booking, fees }, viewer }: Source, mayRead: boolean) {
  const cost = mayRead ? costOf('videographer', booking) : null;
  const total = isVideographer(viewer.role)
    ? totalVideographerCost(booking, fees, viewer.id)
    : totalVideographersCost(booking, fees);
  return {
    is_camera_operator_cost_manual: mayRead && booking.isVideographerCostManual,
    camera_operator_cost: cost?.amount ?? null,
    camera_operator_cost_currency: cost?.currency ?? null,
    camera_operator_cost_formatted: cost && formatMoney(cost.amount, cost.currency),
    total_camera_operator_cost: mayRead ? total : null,
  };
}

function thread({ details }: Source, type: 'project' | 'internal', mayRead: boolean) {
  const ofType = details.threads.find((one) => one.type === type);
  // Readers of a thread may write in it.
  return mayRead && ofType ? { uuid: ofType.id, type, permissions: { add_comment: true } } : null;
}

/** The whole booking; fields that the viewer may not read are null or empty. */
export function presentBooking(source: Source): Booking {
  const { row, details, viewer, now } = source;
  const { booking } = row;
  const permissions = permissionsOf(factsOf(row), viewer, now);
  const isStaff = isInternal(viewer.role);
  const knownVideographer = mayKnowVideographer(row, viewer) ? row.videographer : null;
  return {
    ...presentFields(row, viewer, permissions),
    permissions,
    ...answers(source),
    ...brief(source),
    ...contacts(source),
    ...clientMoney(source, permissions.read_client_cost),
    ...videographerMoney(source, permissions.read_camera_operator_cost),
    project_comment_thread: thread(source, 'project', permissions.read_project_comment_thread),
    internal_comment_thread: thread(source, 'internal', permissions.read_internal_comment_thread),
    // A videographer with only a fee has no access to the footage.
    hub_project: permissions.read_files ? presentProject(booking, viewer) : null,
    hub_project_url: permissions.read_files ? booking.hubProjectUrl : null,
    video_id: permissions.read_files ? booking.videoId : null,
    camera_operator: knownVideographer && presentContact(knownVideographer),
    assigned_camera_operators: isStaff ? details.assigned.map(presentPerson) : [],
    booking_availabilities: permissions.read_booking_availabilities
      ? details.offers.map(({ offer, appUser: user }) => ({
          uuid: offer.id,
          state: offer.state,
          state_display: labelOf(sets.availabilityStates, offer.state),
          camera_operator: presentPerson(user),
          sent: offer.sent?.toISOString() ?? null,
          exclusive_until: offer.exclusiveUntil?.toISOString() ?? null,
          opens: presentOpening(offer, user),
          decline_reason: offer.declineReason,
          permissions: offerPermissionsOf(offer, factsOf(row), viewer, now),
        }))
      : [],
    auto_assign: permissions.read_auto_assign
      ? {
          state: booking.autoAssignState,
          state_display: labelOf(sets.autoAssignStates, booking.autoAssignState),
        }
      : null,
    state_logs: presentStateLogs(details, permissions),
    call_sheet: permissions.read_files ? presentCallSheet(details.callSheets, row, viewer) : null,
    files: permissions.read_files
      ? readableFiles(details, viewer).map(({ file, appUser: user }) => ({
          uuid: file.id,
          created: file.created.toISOString(),
          file: `/booking/${booking.id}/file/${file.id}`,
          name: file.name,
          size: file.size,
          created_by_name: user.fullName,
        }))
      : [],
    cancellation_fees: readableFees(row, viewer, permissions).map((fee) => {
      const videographer = details.users.get(fee.videographerId ?? '');
      return {
        uuid: fee.id,
        created: fee.created.toISOString(),
        category: fee.category,
        category_display: labelOf(sets.cancellationFeeCategories, fee.category),
        camera_operator: videographer ? presentPerson(videographer) : null,
        camera_operator_cost:
          permissions.read_camera_operator_cost && videographer ? feeCost(booking, fee) : null,
        created_by_name: details.users.get(fee.createdById)?.fullName ?? '',
        discount: fee.discount,
      };
    }),
    fee_due: permissions.waive_cancellation_fee ? row.booking.lateFee : null,
    change_deadlines:
      isClient(viewer.role) || permissions.allow_late_change
        ? presentDeadlines(factsOf(row))
        : null,
    travel: details.travel,
    average_rating: isStaff && row.videographer ? presentRating(row.videographer) : null,
  };
}
