import { type BookingInput, isAdmin } from '@shootline/shared-api/contract';
import { isQuoteNumberAsked, ruleTexts, withCopiedPhones } from '@shootline/shared-api/rules';
import { readPhone } from '@shootline/shared-api/phones';
import { type BookingRuleContext, bookingRules } from '@shootline/shared-api/rules/booking';
import type { BriefOptionSet } from '@shootline/shared-api/rules/brief';
import { findClient } from '../../people/client/client.repository.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import * as sets from '../../reference/option-sets.ts';
import { listCountries, listCurrencies, listZoneNames } from '../../reference/places.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { briefOptions } from './brief-words.rules.ts';
import type { BookingRow } from '../booking.repository.ts';

const options: BookingRuleContext['options'] = {
  ...(Object.fromEntries(
    Object.entries(briefOptions).map(([name, set]) => [name, sets.valuesOf(set)]),
  ) as Record<BriefOptionSet, string[]>),
  currencies: sets.valuesOf(listCurrencies()),
  countries: sets.valuesOf(listCountries()),
  timezones: listZoneNames(),
};

/**
 * A validated brief (docs/product/brief.md#fields), with tidied texts and copied phones. Throws a
 * ValidationError naming each field.
 */
export async function checkedBrief(
  tx: Db,
  viewer: Viewer,
  brief: BookingInput,
  {
    booking,
    clientId,
    ...when
  }: Pick<BookingRuleContext, 'isSubmitted' | 'isDateKept' | 'now'> & {
    /** The booking that is changed or submitted. */
    booking?: BookingRow['booking'];
    /** The booking's current client, who may be inactive (docs/hub.md). */
    clientId?: string;
  },
): Promise<BookingInput> {
  const client = brief.client && (await findClient(tx, viewer.tenantId, brief.client));
  if (!client) throw validationError(fieldError('client', ruleTexts.requiredSelect));
  if (!client.isActive && client.id !== clientId) {
    throw validationError(fieldError('client', 'This client no longer takes new bookings.'));
  }
  const longest = client.shootDurationMax;
  // A client's maximum may be lowered after a longer booking was made.
  const isLengthKept = clientId !== undefined && brief.duration === booking?.duration;
  const rules = bookingRules({
    ...when,
    isQuoteNumberAsked: isQuoteNumberAsked(
      isAdmin(viewer.role),
      booking && {
        isOwn: booking.submitterId === viewer.id,
        quote_number_type: booking.quoteNumberType,
      },
    ),
    maximumHours: isLengthKept ? Math.max(longest, brief.duration ?? 0) : longest,
    readPhone: (typed) => readPhone(typed, viewer.timezone),
    options,
  });
  return checkedBy(rules, withCopiedPhones(brief));
}
