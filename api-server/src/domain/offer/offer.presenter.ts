import { type Availability, isInternal } from '@shootline/shared-api/contract';
import { zoneOf } from '@shootline/shared-api/rules';
import { factsOf } from '../booking/rights/booking-facts.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import {
  availabilityStates,
  bookingStates,
  labelOf,
  videoTypes,
} from '../reference/option-sets.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { presentContact, presentPerson } from '../people/user/user.presenter.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { presentPay } from '../pricing/total-cost.rules.ts';
import { distanceOf } from './candidate/distance.rules.ts';
import { offerPermissionsOf } from './offer-permission.rules.ts';
import type { OfferRow } from './offer-list.repository.ts';
import type { OfferedDay } from './staffing/same-day.repository.ts';
import { presentOpening } from './queue/offer-waiting.ts';
import { isWithinReach, offerStatus } from './offer-status.rules.ts';

function contactOnDay({ booking, submitter }: BookingRow) {
  return booking.projectOwnerType === 'other' && booking.projectOwner
    ? booking.projectOwner
    : presentContact(submitter);
}

/** The part of the shoot that everyone may read: state, time, length and kind. */
export function presentShoot({ booking }: BookingRow) {
  const { videoType } = booking;
  return {
    state: booking.state,
    state_display: labelOf(bookingStates, booking.state),
    date: booking.date?.toISOString() ?? null,
    arrival_and_setup_date: booking.arrivalAndSetupDate?.toISOString() ?? null,
    duration: booking.duration,
    timezone: zoneOf(booking),
    video_type: videoType,
    video_type_display: videoType === null ? null : labelOf(videoTypes, videoType),
  };
}

function presentBrief(row: BookingRow, hasContact: boolean): Availability['booking'] {
  const { booking } = row;
  return {
    ...presentShoot(row),
    uuid: booking.id,
    booking_uid: booking.bookingUid,
    title: booking.title,
    location: booking.address?.formatted_address_short ?? '',
    client: row.client,
    contact_on_day: hasContact ? contactOnDay(row) : null,
    video_type_details: booking.videoTypeDetails,
  };
}

/**
 * Whether the booking is assigned to this reader, to another videographer or to nobody; `viewerId` is
 * undefined for readers who are not signed in.
 */
export function assignmentOf({ booking }: BookingRow, viewerId: string | undefined) {
  // A cancelled booking keeps its videographer for the record.
  if (booking.videographerId === null || booking.state === 'cancelled') return 'none';
  return booking.videographerId === viewerId ? 'own' : 'other';
}

/**
 * Whether the viewer has, or may still get, the shoot. Afterwards its price may be another
 * videographer's, and its contact no longer concerns them.
 */
function isInViewersReach({ offer, row }: OfferRow, viewer: Viewer, now: Date): boolean {
  const isOwn = offer.videographerId === viewer.id;
  return isOwn && isWithinReach(offerStatus(offer, factsOf(row), now));
}

function payOf(of: OfferRow, viewer: Viewer, now: Date) {
  const { booking } = of.row;
  const mayRead =
    isInViewersReach(of, viewer, now) ||
    permissionsOf(factsOf(of.row), viewer, now).read_camera_operator_cost;
  return mayRead ? presentPay(booking) : null;
}

/** The state of an offer, which everyone may read. */
export function presentState({ offer, row }: OfferRow, now: Date) {
  return {
    uuid: offer.id,
    state: offer.state,
    state_display: labelOf(availabilityStates, offer.state),
    now: now.toISOString(),
    standing: offerStatus(offer, factsOf(row), now),
  };
}

/** An offer for a viewer who may view it, with its videographer's other entries of that day. */
export function presentAvailability(
  of: OfferRow,
  viewer: Viewer,
  now: Date,
  day: OfferedDay = { same_day: [], travel: null },
): Availability {
  const { offer, videographer, row } = of;
  const distance = distanceOf(row, videographer);
  return {
    ...presentState(of, now),
    sent: offer.sent?.toISOString() ?? null,
    exclusive_until: offer.exclusiveUntil?.toISOString() ?? null,
    // Its videographer learns of an offer only once it opens.
    opens: isInternal(viewer.role) ? presentOpening(offer, videographer) : null,
    decline_reason: isInternal(viewer.role) ? offer.declineReason : '',
    distance_km: distance === undefined ? null : Math.round(distance),
    pay: payOf(of, viewer, now),
    ...day,
    camera_operator: presentPerson(videographer),
    assignment: assignmentOf(row, viewer.id),
    booking: presentBrief(row, isInternal(viewer.role) || isInViewersReach(of, viewer, now)),
    permissions: offerPermissionsOf(offer, factsOf(row), viewer, now),
  };
}
