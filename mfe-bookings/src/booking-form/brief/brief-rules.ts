import { isAdmin, type Option } from '@shootline/shared-api';
import { attachmentRule, minimumHours } from '@shootline/shared-api/rules';
import {
  bookingRules,
  type BookingRuleContext,
  readPhone,
} from '@shootline/shared-api/rules/booking';
import { ruleTexts } from '@shootline/shared-api/values';
import { type ObjectSchema, string } from 'yup';
import { type BriefValues, tidyBrief, valuesOf } from './brief-values.ts';
import { type FormFacts, isQuoteNumberAskedIn } from './form-facts.ts';

function optionsIn({ reference: { config: _config, ...sets } }: FormFacts) {
  const values = (options: Option[]) => options.map(({ value }) => value);
  return Object.fromEntries(
    Object.entries(sets).map(([name, options]) => [name, values(options)]),
  ) as BookingRuleContext['options'];
}

const dayHours = 24;

/**
 * The longest shoot in hours of the chosen client, or of any client if the chosen one is unknown. 24
 * without any clients, as for a client closed to new bookings; the server then decides.
 */
export function maximumHoursOf(
  { clients }: FormFacts,
  clientId: string | null | undefined,
): number {
  if (clients.length === 0) return dayHours;
  const chosen = clients.filter(({ id }) => id === clientId);
  const longest = (chosen.length > 0 ? chosen : clients).map((client) => client.shoot_duration.max);
  return Math.max(minimumHours, ...longest);
}

interface RuleChoices {
  isSubmitted: boolean;
  isDateKept: boolean;
  isQuoteNumberAsked: boolean;
  maximumHours: number;
}

const minuteLength = 60_000;

/** Rules cached for the current minute, as a form checks them at each keystroke. */
let built = { minute: 0, reference: {}, rules: new Map<string, ObjectSchema<BriefValues>>() };

function rulesOf(facts: FormFacts, choices: RuleChoices): ObjectSchema<BriefValues> {
  const { reference } = facts;
  const minute = Math.floor(Date.now() / minuteLength);
  if (built.minute !== minute || built.reference !== reference) {
    built = { minute, reference, rules: new Map() };
  }
  const key = JSON.stringify(choices);
  const cached = built.rules.get(key);
  if (cached) return cached;
  const rules = bookingRules({
    ...choices,
    now: new Date(),
    readPhone: (typed) => readPhone(typed, facts.user.timezone),
    options: optionsIn(facts),
  })
    .shape({
      file: attachmentRule,
      // The server requires a client from an admin, even for a draft.
      ...(isAdmin(facts.user.role_policy) && {
        client: string().nullable().required(ruleTexts.requiredSelect),
      }),
    })
    .transform((_brief, original: BriefValues) => ({
      ...tidyBrief(original),
      // An empty person must fail at each of its fields.
      ...(choices.isSubmitted && { invoice_to_user: original.invoice_to_user }),
      ...(choices.isSubmitted && original.is_address_manual && { address: original.address ?? {} }),
      file: original.file,
    })) as unknown as ObjectSchema<BriefValues>;
  built.rules.set(key, rules);
  return rules;
}

/**
 * The form's rules, the same as the server's, for the brief that the values describe. Required fields apply
 * when it `isSubmitted`. With `mayKeep`, an unchanged date or length of the booking is valid even if a new
 * booking could not have it.
 */
export function briefRules(
  facts: FormFacts,
  values: BriefValues,
  { isSubmitted, mayKeep }: { isSubmitted: boolean; mayKeep: boolean },
): ObjectSchema<BriefValues> {
  const { booking } = facts;
  const longest = maximumHoursOf(facts, values.client);
  const isLengthKept = mayKeep && booking !== null && booking.duration === values.duration;
  return rulesOf(facts, {
    isSubmitted,
    isDateKept:
      mayKeep && booking !== null && tidyBrief(values).date === (valuesOf(booking).date ?? ''),
    isQuoteNumberAsked: isQuoteNumberAskedIn(facts),
    maximumHours: isLengthKept ? Math.max(longest, booking.duration ?? 0) : longest,
  });
}
