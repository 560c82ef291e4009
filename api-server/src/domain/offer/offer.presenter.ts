import type { Availability } from '@shootline/shared-api/contract';
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
import { offerPermissionsOf } from './offer-permission.rules.ts';
import type { OfferRow } from './offer-list.repository.ts';

function contactOnDay({ booking, submitter }: BookingRow) {
  return booking.projectOwnerType === 'other' && booking.projectOwner
    ? booking.projectOwner
    : presentContact(submitter);
}

function presentBrief(row: BookingRow, isWhole: boolean): Availability['booking'] {
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
    contact_on_day: isWhole ? contactOnDay(row) : null,
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

/** An offer for a viewer who may view it, or without one as anybody may (decisions §7.10). */
export function presentAvailability(
  { offer, operator, row }: OfferRow,
  viewer: Viewer | undefined,
): Availability {
  return {
    uuid: offer.id,
    state: offer.state,
    state_display: labelOf(availabilityStates, offer.state),
    sent: (viewer && offer.sent?.toISOString()) ?? null,
    exclusive_until: (viewer && offer.exclusiveUntil?.toISOString()) ?? null,
    camera_operator: viewer ? presentPerson(operator) : null,
    assignment: assignmentOf(row, viewer),
    booking: presentBrief(row, viewer !== undefined),
    permissions: viewer
      ? offerPermissionsOf(offer, factsOf(row), viewer)
      : { make_available: false, make_busy: false, list_availabilities: false },
  };
}
