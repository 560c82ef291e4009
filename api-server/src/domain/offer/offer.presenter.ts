import {
  type Availability,
  type AvailabilityStanding,
  isInternal,
} from '@shootline/shared-api/contract';
import { zoneOf } from '@shootline/shared-api/rules';
import { factsOf } from '../booking/booking-facts.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import {
  availabilityStates,
  bookingStates,
  labelOf,
  videoTypes,
} from '../reference/option-sets.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { presentContact, presentPerson } from '../user/user.presenter.ts';
import { permissionsOf } from '../booking/booking-permission.rules.ts';
import { presentPay } from '../pricing/total-cost.rules.ts';
import { distanceOf } from './distance.rules.ts';
import { offerPermissionsOf } from './offer-permission.rules.ts';
import type { OfferRow } from './offer-list.repository.ts';
import { standingOf } from './standing.rules.ts';

function contactOnDay({ booking, submitter }: BookingRow) {
  return booking.projectOwnerType === 'other' && booking.projectOwner
    ? booking.projectOwner
    : presentContact(submitter);
}

function presentBrief(
  row: BookingRow,
  { isWhole, hasContact }: { isWhole: boolean; hasContact: boolean },
): Availability['booking'] {
  const { booking } = row;
  const { address, videoType } = booking;
  const place = isWhole ? address?.formatted_address_short : address?.locality;
  return {
    uuid: isWhole ? booking.id : null,
    booking_uid: isWhole ? booking.bookingUid : null,
    title: booking.title,
    state: booking.state,
    state_display: labelOf(bookingStates, booking.state),
    date: booking.date?.toISOString() ?? null,
    arrival_and_setup_date: booking.arrivalAndSetupDate?.toISOString() ?? null,
    duration: booking.duration,
    timezone: zoneOf(booking),
    location: place ?? '',
    client: isWhole ? row.client : null,
    contact_on_day: hasContact ? contactOnDay(row) : null,
    video_type: videoType,
    video_type_display: videoType === null ? null : labelOf(videoTypes, videoType),
    video_type_details: booking.videoTypeDetails,
  };
}

function assignmentOf({ booking }: BookingRow, viewer: Viewer | undefined) {
  // A cancelled booking keeps its videographer for the record.
  if (booking.cameraOperatorId === null || booking.state === 'cancelled') return 'none';
  return booking.cameraOperatorId === viewer?.id ? 'own' : 'other';
}

const withinReach: AvailabilityStanding[] = ['open', 'lapsed', 'accepted', 'assigned'];

/**
 * Whether the shoot may still become or is the viewer's own; afterwards its price may be another's, and
 * its contact is no business of theirs.
 */
function isWithinReach({ offer, row }: OfferRow, viewer: Viewer, now: Date): boolean {
  const isOwn = offer.cameraOperatorId === viewer.id;
  return isOwn && withinReach.includes(standingOf(offer, factsOf(row), now));
}

function payOf(of: OfferRow, viewer: Viewer, now: Date) {
  const { booking } = of.row;
  const mayRead =
    isWithinReach(of, viewer, now) ||
    permissionsOf(factsOf(of.row), viewer, now).read_camera_operator_cost;
  return mayRead ? presentPay(booking) : null;
}

/** What only those learn who are signed in and may view the offer. */
function presentToReader(of: OfferRow, viewer: Viewer, now: Date) {
  const { offer, operator, row } = of;
  const distance = distanceOf(row, operator);
  return {
    sent: offer.sent?.toISOString() ?? null,
    exclusive_until: offer.exclusiveUntil?.toISOString() ?? null,
    distance_km: distance === undefined ? null : Math.round(distance),
    pay: payOf(of, viewer, now),
    camera_operator: presentPerson(operator),
    permissions: offerPermissionsOf(offer, factsOf(row), viewer, now),
  };
}

const toAnybody = {
  sent: null,
  exclusive_until: null,
  distance_km: null,
  pay: null,
  camera_operator: null,
  permissions: { make_available: false, make_busy: false, list_availabilities: false },
};

/**
 * An offer for a viewer who may view it, or without one as anybody may (decisions §7.10), with what
 * else its videographer has on that day.
 */
export function presentAvailability(
  of: OfferRow,
  viewer: Viewer | undefined,
  now: Date,
  sameDay: Availability['same_day'] = [],
): Availability {
  const { offer, row } = of;
  return {
    uuid: offer.id,
    state: offer.state,
    state_display: labelOf(availabilityStates, offer.state),
    now: now.toISOString(),
    standing: standingOf(offer, factsOf(row), now),
    assignment: assignmentOf(row, viewer),
    booking: presentBrief(row, {
      isWhole: viewer !== undefined,
      hasContact:
        viewer !== undefined && (isInternal(viewer.role) || isWithinReach(of, viewer, now)),
    }),
    same_day: viewer ? sameDay : [],
    ...(viewer ? presentToReader(of, viewer, now) : toAnybody),
  };
}
