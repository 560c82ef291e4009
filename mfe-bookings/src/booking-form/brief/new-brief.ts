import type { SignedInUser } from '@shootline/shared-api';
import { shortNotice, zoneOf } from '@shootline/shared-api/rules';
import { briefNames } from '@shootline/shared-api/rules/brief';
import { dayAfter } from '@shootline/shared-api/values';
import type { Brief } from './brief-of.ts';
import {
  type BriefValues,
  defaultTime,
  emptyAnswer,
  shootInstant,
  withContacts,
} from './brief-values.ts';

const defaultArrival = '11:30';
/** Days from today in the user's zone: the usual notice, and more where that is under 48 hours in the shoot's. */
const notices = [2, 3, 4];

/** Two days ahead in a user's zone, or the first later day on which this time in `zone` is no short notice. */
export function firstDay(
  now: Date,
  { timezone }: Pick<SignedInUser, 'timezone'>,
  { time, zone }: { time: string; zone: string },
): string {
  const hasNotice = (day: string) => {
    const start = shootInstant({ date: `${day} ${time}` }, zone);
    return start !== undefined && start.getTime() - now.getTime() > shortNotice;
  };
  return notices.map((count) => dayAfter(now, count, timezone)).find(hasNotice) ?? '';
}

/**
 * An empty brief of a user: at the first 12:00 pm, from two days ahead, that is no short notice, with their own
 * phone.
 */
export function newBrief(user: SignedInUser, now: Date): BriefValues {
  const day = firstDay(now, user, { time: defaultTime, zone: zoneOf({}) });
  const empty = Object.fromEntries(briefNames.map((name) => [name, emptyAnswer(name)]));
  return {
    ...withContacts(empty as Brief),
    client: user.client?.id ?? '',
    date: `${day} ${defaultTime}`,
    arrival_and_setup_date: `${day} ${defaultArrival}`,
    is_address_manual: false,
    project_owner_type: 'submitter',
    booking_owner_phone_number: user.phone,
    maximum_budget_currency: 'AUD',
    file: null,
  };
}
