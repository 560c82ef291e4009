import type { Conflict } from '@shootline/shared-api/contract';
import type { BookingRow } from '../../booking/booking.repository.ts';
import { timeBy } from '../../booking/brief/shoot-time.rules.ts';
import { t, zoneOf } from '@shootline/shared-api/rules';
import { travelText } from '@shootline/shared-api/values';
import { labelOf, regions } from '../../reference/option-sets.ts';
import type { UserRow } from '../../schema/people.ts';
import { distanceOf } from './distance.rules.ts';
import type { Busy } from '../../availability/busy-time.repository.ts';
import type { OtherShoot } from '../../availability/free-time.repository.ts';
import {
  type PlacedSpan,
  isOutOfReach,
  travelBetween,
} from '../../availability/travel/neighbours.ts';
import type { Offer } from '../offer.repository.ts';
import { offerSettings } from '../offer.settings.ts';
import { type Span, shootDay, workSpan } from '../../availability/shoot-span.rules.ts';
import { offWorkText } from '../../availability/working-hours.rules.ts';

/** Reasons why videographers cannot film a shoot, by their id. */
export type ConflictFacts = {
  /** Shoots from which, or to which, they may travel, earliest first. */
  near: Map<string, OtherShoot[]>;
  /** Those of them that leave too little time before or after. */
  shoots: Map<string, OtherShoot[]>;
  busyTimes: Map<string, Busy>;
  /** Those whose working hours do not cover the shoot. */
  offWork: Set<string>;
  /** Offers of the booking that were declined. */
  declined: Map<string, Offer>;
};

function whenText({ from, to }: Span, span: Span, { booking }: BookingRow): string {
  const text = (at: Date) => timeBy(at, span.from, zoneOf(booking));
  if (from <= span.from) return t('until {time}', { time: text(to) });
  return to >= span.to
    ? t('from {time}', { time: text(from) })
    : t('from {from} to {to}', { from: text(from), to: text(to) });
}

function busyText(busy: Busy, span: Span, row: BookingRow): string {
  const day = shootDay(row.booking);
  const isAllDay = day && busy.from <= day.from && busy.to >= day.to;
  const when = isAllDay ? t('all day') : whenText(busy, span, row);
  return busy.isFromCalendar
    ? t('is busy in own calendar {when}', { when })
    : t('is busy {when}', { when });
}

/** The time of a booking with its set-up, and its coordinates; undefined without a time. */
export function placedSpan({ booking }: BookingRow): PlacedSpan | undefined {
  const span = workSpan(booking);
  return span && { ...span, place: booking.address?.location ?? null };
}

/** Minutes of travel from the shoot before and to the shoot after; undefined if unknown. */
export type Travel = { before?: number | undefined; after?: number | undefined };

/** The travel of a videographer who films a booking. */
export function travelOf(row: BookingRow, videographerId: string, { near }: ConflictFacts): Travel {
  const span = placedSpan(row);
  const shoots = near.get(videographerId);
  if (!span || !shoots) return {};
  const before = shoots.findLast(({ from }) => from <= span.from);
  const after = shoots.find(({ from }) => from > span.from);
  return {
    before: before && travelBetween(before, span),
    after: after && travelBetween(span, after),
  };
}

function clashOf(shoot: OtherShoot, span: PlacedSpan, row: BookingRow): Conflict {
  const { id, bookingUid, title } = shoot;
  const travel = isOutOfReach(span, shoot) ? travelBetween(span, shoot) : undefined;
  const films = t('films "{title}" ({booking}) {when}', {
    title,
    booking: bookingUid,
    when: whenText(shoot, span, row),
  });
  return {
    kind: 'clash',
    message:
      travel === undefined
        ? films
        : t('{films}, about {travel} away', { films, travel: travelText(travel) }),
    is_final: shoot.from < span.to && shoot.to > span.from,
    booking: { uuid: id, booking_uid: bookingUid, title },
  };
}

function regionConflict(row: BookingRow, videographer: UserRow): string | undefined {
  const { region } = row.booking;
  if (region !== null) {
    return videographer.locations.includes(region)
      ? undefined
      : t('does not serve {place}', { place: labelOf(regions, region) });
  }
  // A shoot outside every region is served by those who live nearby.
  const distance = distanceOf(row, videographer);
  if (distance === undefined) return t('does not serve this place');
  return distance <= offerSettings.distance.far
    ? undefined
    : t('lives {count} km away', { count: Math.round(distance) });
}

/** Why a videographer cannot be asked to film a booking, in the language being written; empty if they can. */
export function conflictsOf(row: BookingRow, videographer: UserRow, of: ConflictFacts): Conflict[] {
  const span = placedSpan(row);
  const busy = of.busyTimes.get(videographer.id);
  const declined = of.declined.get(videographer.id);
  const elsewhere = regionConflict(row, videographer);
  const offWork =
    span && of.offWork.has(videographer.id)
      ? offWorkText(videographer, span, zoneOf(row.booking))
      : undefined;
  const plain = (kind: Conflict['kind'], message: string): Conflict => ({
    kind,
    message,
    is_final: false,
    booking: null,
  });
  return [
    ...(elsewhere === undefined ? [] : [plain('place', elsewhere)]),
    ...(span ? (of.shoots.get(videographer.id) ?? []).map((one) => clashOf(one, span, row)) : []),
    ...(busy && span ? [plain('busy', busyText(busy, span, row))] : []),
    ...(offWork === undefined ? [] : [plain('hours', offWork)]),
    ...(declined
      ? [
          plain(
            'declined',
            declined.answered
              ? t('has declined this shoot')
              : t('was marked as unavailable for this shoot'),
          ),
        ]
      : []),
  ];
}
