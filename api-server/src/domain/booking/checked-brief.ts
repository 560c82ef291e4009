import { type BookingInput, isAdmin } from '@shootline/shared-api/contract';
import { type BookingRuleContext, bookingRules, ruleTexts } from '@shootline/shared-api/rules';
import { findClient } from '../client/client.repository.ts';
import type { Db } from '../../platform/db/db.ts';
import { fieldError, validationError } from '../../platform/http/errors.ts';
import { checkedBy } from '../../platform/http/rule-errors.ts';
import * as sets from '../reference/option-sets.ts';
import { listCountries, listCurrencies, listZoneNames } from '../reference/places.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { withCopiedPhones } from './brief.rules.ts';

const values = (options: { value: string }[]) => options.map(({ value }) => value);

const options: BookingRuleContext['options'] = {
  videoTypes: values(sets.videoTypes),
  intervieweeTypes: values(sets.intervieweeTypes),
  shootFootageUploadTypes: values(sets.shootFootageUploadTypes),
  purchaseOrderTypes: values(sets.purchaseOrderTypes),
  quoteNumberTypes: values(sets.quoteNumberTypes),
  projectOwnerTypes: values(sets.projectOwnerTypes),
  pointOfContactTypes: values(sets.pointOfContactTypes),
  currencies: values(listCurrencies()),
  countries: values(listCountries()),
  timezones: listZoneNames(),
};

/**
 * A brief by the rules of S1 §5, with its texts in order and the copied phones. Throws a
 * ValidationError that names each field.
 */
export async function checkedBrief(
  tx: Db,
  viewer: Viewer,
  given: BookingInput,
  {
    clientId,
    ...when
  }: Pick<BookingRuleContext, 'isSubmitted' | 'isDateKept' | 'now'> & {
    /** Whose the booking is already: that client may be gone (docs/hub.md). */
    clientId?: string;
  },
): Promise<BookingInput> {
  const client = given.client && (await findClient(tx, viewer.tenantId, given.client));
  if (!client) throw validationError(fieldError('client', ruleTexts.requiredSelect));
  if (!client.isActive && client.id !== clientId) {
    throw validationError(fieldError('client', 'This client takes no new bookings any more.'));
  }
  const rules = bookingRules({
    ...when,
    isAdmin: isAdmin(viewer.role),
    maximumHours: client.shootDurationMax,
    options,
  });
  return checkedBy(rules, withCopiedPhones(given)) as BookingInput;
}
