import { t } from '../../texts/texts.ts';
import { type AnySchema, type ObjectSchema, boolean, mixed, number, object, string } from 'yup';
import type { AddressInput, BookingInput, ContactInput } from '../../contract/index.ts';
import { wallText } from '../../contract/wall-clock.ts';
import { isChosenAddress, verifiedKinds } from '../address.rules.ts';
import { isoDayOf } from '../times/day.ts';
import { emailRule } from '../text/email.ts';
import type { BriefName } from '../brief/brief-field.ts';
import {
  type BriefNameOf,
  type BriefOptionSet,
  briefField,
  briefNames,
} from '../brief/brief-fields.ts';
import { instantOf, skippedTimeText, wallTime } from '../times/shoot-time.ts';
import type { PhoneReading } from '../phone/phone.ts';
import { phoneRule } from '../phone/phone.rules.ts';
import { defaultZone, minimumHours, zoneOf } from './shoot.ts';
import { ruleTexts, tooLongText } from '../texts.ts';

const { requiredText, requiredSelect } = ruleTexts;

const setupMinutes = 30;
const longestEmail = 320;
const highestBudget = 100_000_000_000;
const dayLength = 86_400_000;

/** Texts of the booking form's own rules. */
export const bookingTexts = {
  tooSoon: t('Choose a date later than tomorrow.'),
  setup: t('Arrival must be at least 30 minutes before the shoot.'),
  terms: t('A booking can be submitted only when the terms are accepted.'),
} as const;

/** Everything besides the values that the rules depend on. */
export type BookingRuleContext = {
  /** Required rules apply on and after submission, not to drafts. */
  isSubmitted: boolean;
  /** Whether the form asks for the quote number, by `isQuoteNumberAsked`. */
  isQuoteNumberAsked: boolean;
  /** Longest shoot that the client may book, in hours. */
  maximumHours: number;
  now: Date;
  /** Set if the date is unchanged: it then need not be later than tomorrow. */
  isDateKept: boolean;
  /** Reads a typed phone number. */
  readPhone: (typed: string) => PhoneReading | Promise<PhoneReading>;
  /** Values that may be chosen, from the reference data. */
  options: Record<BriefOptionSet | 'currencies' | 'countries' | 'timezones', string[]>;
};

const oneLine = (value: string | null | undefined) => value?.replaceAll(/\s+/g, ' ').trim();
const lines = (value: string | null | undefined) => value?.replaceAll(/[^\S\n]+/g, ' ').trim();

const limited = (limit: number) => string().nullable().max(limit, tooLongText(limit));
const text = (limit = 200) => limited(limit).transform(oneLine);
const longText = (limit = 5000) => limited(limit).transform(lines);
const email = () => emailRule().nullable().max(longestEmail, tooLongText(longestEmail));
const yesOrNo = () => boolean().nullable();
const coordinate = () => number().typeError(ruleTexts.address).required(ruleTexts.address);

/** Rules of the booking form (docs/product/brief.md#fields), shared by the form and the server. */
export function bookingRules(context: BookingRuleContext): ObjectSchema<BookingInput> {
  const { isSubmitted, options, now } = context;
  const needed = <S extends AnySchema>(schema: S, message: string = requiredText): S =>
    isSubmitted ? schema.required(message) : schema;
  const phone = () => phoneRule(context.readPhone);
  const choice = (values: string[]) =>
    // An emptied field counts as not chosen.
    string()
      .nullable()
      .transform((value: string | null) => value || null)
      .oneOf([...values, null], requiredSelect);
  const contact = () =>
    object({
      full_name: needed(text()),
      phone: needed(phone()),
      email: needed(email()),
      company: text(),
    } satisfies Record<keyof ContactInput, AnySchema>)
      .nullable()
      .default(undefined);

  const addressShape = (isManual: boolean) => {
    const part = (limit?: number) => (isManual ? needed(text(limit)) : text(limit));
    const pick = (values: string[]) =>
      isManual ? needed(choice(values), requiredSelect) : choice(values);
    return {
      street_number: text(50),
      route: text(),
      locality: part(),
      state: part(),
      postal_code: part(30),
      country_code: pick(options.countries).uppercase(),
      country: text(),
      timezone: pick(options.timezones),
      formatted_address: text(500),
      formatted_address_short: text(500),
      is_manual: yesOrNo(),
      is_valid: yesOrNo(),
      verified: choice(verifiedKinds),
      additional_details: longText(2000),
      location: object({ lat: coordinate(), lng: coordinate() }).nullable().default(undefined),
    } satisfies Record<keyof AddressInput, AnySchema>;
  };
  const manual = object(addressShape(true)).nullable().default(undefined);
  const suggested = object(addressShape(false))
    .nullable()
    .default(undefined)
    .test('suggestion', ruleTexts.address, (value) => !value || isChosenAddress(value));

  /** The zone of the values, or the default zone if it is not a known one. */
  const zoneIn = (values: unknown) => {
    const zone = zoneOf(values as BookingInput);
    return options.timezones.includes(zone) ? zone : defaultZone;
  };
  const isLater = (value: string | null | undefined, zone: string) => {
    const wall = wallTime(value ?? '');
    const today = wallTime(`${wallText(now, zone).slice(0, 10)} 00:00`);
    return wall === undefined || today === undefined || wall >= today + 2 * dayLength;
  };
  const time = () =>
    string()
      .nullable()
      .test('time', (value, { createError }) => {
        if (!value || wallTime(value) !== undefined) return true;
        const isDay = isoDayOf(value.slice(0, 10)) !== undefined;
        return createError({ message: isDay ? ruleTexts.time : ruleTexts.date });
      })
      .test('exists', (value, { parent, createError }) => {
        const message = skippedTimeText(value ?? '', zoneIn(parent));
        return message === undefined || createError({ message });
      });

  const special: Partial<Record<BriefName, AnySchema>> = {
    client: needed(string().nullable(), requiredSelect),
    date: needed(time()).test(
      'later',
      bookingTexts.tooSoon,
      (value, { parent }) => context.isDateKept || isLater(value, zoneIn(parent)),
    ),
    arrival_and_setup_date: needed(time()).test(
      'setup',
      bookingTexts.setup,
      (value, { parent }) => {
        const zone = zoneIn(parent);
        const arrival = instantOf(value ?? '', zone);
        const start = instantOf((parent as BookingInput).date ?? '', zone);
        if (!arrival || !start) return true;
        return arrival.getTime() <= start.getTime() - setupMinutes * 60_000;
      },
    ),
    duration: needed(
      number()
        .nullable()
        .typeError(ruleTexts.number)
        .integer(ruleTexts.number)
        .min(minimumHours, t('The shortest shoot has {minimumHours} hours.', { minimumHours }))
        .max(
          context.maximumHours,
          t('The longest shoot has {maximumHours} hours.', { maximumHours: context.maximumHours }),
        ),
      requiredSelect,
    ),
    is_address_manual: needed(yesOrNo(), requiredSelect),
    address: object().when('is_address_manual', ([isManual]: unknown[]) => {
      return needed<AnySchema>(isManual === true ? manual : suggested, ruleTexts.address);
    }),
    is_terms_accepted: needed(yesOrNo(), requiredSelect).test(
      'accepted',
      bookingTexts.terms,
      (value) => !isSubmitted || value !== false,
    ),
    maximum_budget: number()
      .nullable()
      .typeError(ruleTexts.number)
      .integer(ruleTexts.number)
      .min(0, ruleTexts.number)
      .max(highestBudget, ruleTexts.number),
    maximum_budget_currency: choice(options.currencies),
  } satisfies Record<BriefNameOf<'special'> | 'is_terms_accepted', AnySchema>;

  const shapes = {
    line: () => text(),
    text: () => longText(),
    phone,
    contact,
    'yes-no': yesOrNo,
  };
  const ruleOf = (name: BriefName): AnySchema => {
    const field = briefField(name);
    const own = special[name];
    if (own || field.kind === 'special') return own ?? mixed();
    const { isRequired, shownWhen } = field;
    const schema: AnySchema =
      field.kind === 'choice'
        ? choice(options[field.options as BriefOptionSet])
        : shapes[field.kind]();
    const isChosen = field.kind === 'choice' || field.kind === 'yes-no';
    const isNeeded = isRequired === true || (isRequired && context[isRequired]);
    const whole = isNeeded ? needed(schema, isChosen ? requiredSelect : requiredText) : schema;
    if (!shownWhen) return whole;
    const [question, answer] = shownWhen;
    return schema.when(question, { is: answer, then: () => whole });
  };
  return object({
    ...Object.fromEntries(briefNames.map((name) => [name, ruleOf(name)])),
    submittedTimezone: string().nullable(),
  }) as ObjectSchema<BookingInput>;
}
