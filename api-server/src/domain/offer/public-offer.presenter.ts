import type { Availability, WorkspaceSettings } from '@shootline/shared-api/contract';
import { zoneOf } from '@shootline/shared-api/rules';
import type { BookingRow } from '../booking/booking.repository.ts';
import { dayText, hoursText } from '../booking/brief/shoot-time.rules.ts';
import { labelOf, videoTypes } from '../reference/option-sets.ts';
import type { OfferRow } from './offer-list.repository.ts';
import { assignmentOf, presentShoot, presentState } from './offer.presenter.ts';

type TitleChoice = WorkspaceSettings['public_offer_title'];

/** A title like 'Sydney · Thu, 12 Mar 2026 · 6 hours · Interview', without unknown parts. */
function titleOfShoot({ booking }: BookingRow): string {
  const { address, date, duration, videoType } = booking;
  const parts = [
    address?.locality,
    date && dayText(date, zoneOf(booking)),
    duration !== null && hoursText(duration),
    videoType !== null && labelOf(videoTypes, videoType),
  ];
  return parts.filter(Boolean).join(' · ');
}

/**
 * An offer for readers who are not signed in: no names, no contacts, only the suburb, and no free text except
 * the booking's title if the workspace chose to show it.
 */
export function presentPublicOffer(of: OfferRow, title: TitleChoice, now: Date): Availability {
  const { row } = of;
  return {
    ...presentState(of, now),
    sent: null,
    exclusive_until: null,
    opens: null,
    decline_reason: '',
    distance_km: null,
    pay: null,
    same_day: [],
    travel: null,
    camera_operator: null,
    assignment: assignmentOf(row, undefined),
    booking: {
      ...presentShoot(row),
      uuid: null,
      booking_uid: null,
      title: title === 'booking' ? row.booking.title : titleOfShoot(row),
      location: row.booking.address?.locality ?? '',
      client: null,
      contact_on_day: null,
      video_type_details: '',
    },
    permissions: { make_available: false, make_busy: false, list_availabilities: false },
  };
}
