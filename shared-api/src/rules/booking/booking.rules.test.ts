import { ValidationError } from 'yup';
import {
  type SpecifiedRule,
  bookingRuleTable,
  briefedAt,
  adminBrief,
  completeBrief,
} from '../../testing/booking-rule-table.ts';
import type { BookingInput } from '../../contract/index.ts';
import { bookingRules } from './booking.rules.ts';
import { readPhone } from '../phone/phone-number.ts';
import { withCopiedPhones } from '../phone/copied-phones.ts';

const options = {
  video_types: ['interview', 'event', 'other'],
  interviewee_types: ['executive', 'staff', 'other'],
  shoot_footage_upload_types: ['hub'],
  purchase_order_types: ['available_now', 'available_later'],
  quote_number_types: ['available_now', 'not_available'],
  project_owner_types: ['submitter', 'other'],
  point_of_contact_types: ['submitter', 'project_owner', 'other'],
  currencies: ['AUD', 'SGD'],
  countries: ['AU', 'US'],
  timezones: ['Australia/Sydney', 'America/New_York'],
};

/** The errors of a brief, as `field: message`. */
function wrongIn(changes: BookingInput, { who }: SpecifiedRule, isSubmitted: boolean): string[] {
  const rules = bookingRules({
    isSubmitted,
    isQuoteNumberAsked: who === 'admin',
    isDateKept: false,
    maximumHours: 12,
    now: briefedAt,
    readPhone: (typed) => readPhone(typed, 'Australia/Sydney'),
    options,
  });
  const complete = who === 'admin' ? adminBrief : completeBrief;
  const brief = withCopiedPhones(complete({ client: 'own', ...changes }));
  try {
    rules.validateSync(brief, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path}: ${message}`);
  }
}

const ofEveryForm = bookingRuleTable.filter(({ field }) => field !== 'client');

test.each(ofEveryForm.map((rule) => [rule.rule, rule] as const))('%s', (_name, rule) => {
  const refusal = [`${rule.field}: ${rule.text}`];
  expect(wrongIn(rule.wrong, rule, true)).toEqual(refusal);
  expect(wrongIn(rule.right, rule, true)).toEqual([]);
  expect(wrongIn(rule.wrong, rule, false)).toEqual(rule.isForDrafts ? refusal : []);
});
