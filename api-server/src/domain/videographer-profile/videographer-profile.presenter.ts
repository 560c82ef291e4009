import type { components } from '@shootline/shared-api/contract';
import { formatMoney, zoneOf } from '@shootline/shared-api/rules';
import { workingHoursOf } from '@shootline/shared-api/rules/availability';
import { isTakingPart } from '../../platform/session/access.ts';
import { initialsOf, presentRating } from '../people/user/user.presenter.ts';
import {
  availabilityStates,
  invoiceStatusTypes,
  labelOf,
  regions,
  videographerLocations,
} from '../reference/option-sets.ts';
import type { UserRow } from '../schema/people.ts';
import type { ProfileRights } from './videographer-profile.rights.ts';
import type {
  invoiceSums,
  newestOffers,
  newestRatings,
} from './videographer-profile.repository.ts';

type Profile = components['schemas']['CameraOperatorProfile'];
type Row<Query extends (...values: never[]) => PromiseLike<unknown[]>> = Awaited<
  ReturnType<Query>
>[number];

export const presentRated = ({
  date,
  bookingId,
  bookingUid,
  bookingTitle,
  ...rest
}: Row<typeof newestRatings>) => ({
  ...rest,
  date: date.toISOString(),
  booking_uuid: bookingId,
  booking_uid: bookingUid ?? '',
  booking_title: bookingTitle,
});

export const presentSent = ({
  id,
  state,
  title,
  date,
  address,
  sent,
  answered,
}: Row<typeof newestOffers>) => ({
  uuid: id,
  state,
  state_display: labelOf(availabilityStates, state),
  booking_title: title,
  date: date?.toISOString() ?? null,
  timezone: zoneOf({ address }),
  sent: sent?.toISOString() ?? '',
  answered: answered?.toISOString() ?? null,
});

export const presentSum = (sum: Row<typeof invoiceSums>) => ({
  ...sum,
  state_display: labelOf(invoiceStatusTypes, sum.state),
  amount_formatted: formatMoney(sum.amount, sum.currency),
});

/** Name, contact, places and hours of a videographer, with the mean of the ratings for those who see it. */
export function presentVideographer(of: UserRow, { ratings }: ProfileRights) {
  return {
    uuid: of.id,
    full_name: of.fullName,
    initials: initialsOf(of.fullName),
    email: of.email,
    phone_formatted: of.phone,
    locality: of.locality,
    state: of.state,
    timezone: of.timezone,
    region: of.region && labelOf(regions, of.region),
    locations: of.locations.map((place) => labelOf(videographerLocations, place)),
    billing_region: ratings ? of.billingRegion : null,
    is_active: isTakingPart(of),
    working_hours: workingHoursOf(of.workingHours),
    average_rating: ratings ? presentRating(of) : null,
  } satisfies Partial<Profile>;
}
