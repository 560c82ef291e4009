import type { AddressInput, BookingInput, ContactInput } from '../contract/index.ts';
import { completeBrief } from './complete-brief.ts';

export { adminBrief, briefedAt, completeBrief } from './complete-brief.ts';

/** A rule of the booking form, written down independently of the code. */
export interface SpecifiedRule {
  /** The rule in words. */
  rule: string;
  /** The path that an error names: `address.timezone`. */
  field: string;
  /** Changes to the complete brief that break only this rule. */
  wrong: BookingInput;
  text: string;
  /** Changes to the complete brief that just meet it. */
  right: BookingInput;
  /** Whether drafts must meet it too: their values must be valid, but may be missing. */
  isForDrafts: boolean;
  /** Limits the rule to briefs of an admin or a client. An admin's brief also has a client. */
  who?: 'admin' | 'client';
}

const enter = 'Please enter a value.';
const select = 'Please select a value.';
const number = 'Enter a valid number.';
const email = 'Enter a valid email address.';
const suggestion =
  'Please type the address and then choose the suggestion that matches the full address.';

/** A field that is required on submission, where `given` reveals it. */
function required(
  field: keyof BookingInput,
  text: string,
  value: BookingInput[keyof BookingInput],
  given: BookingInput = {},
): SpecifiedRule {
  const empty = text === enter && typeof value === 'string' ? '' : null;
  return {
    rule: `${field} is required`,
    field,
    wrong: { ...given, [field]: empty },
    text,
    right: { ...given, [field]: value },
    isForDrafts: false,
  };
}

const phone = '+61 411 111 111';
const digits = 'Enter the number in digits. Write an extension as “ext. 12”.';
const oneNumber = 'Enter one phone number only.';
const contact: ContactInput = { full_name: 'Ana Ng', phone, email: 'ana@client.test' };

/** The rules of a person, where `given` reveals them. */
function person(
  field: 'project_owner' | 'point_of_contact' | 'invoice_to_user',
  given: BookingInput = {},
): SpecifiedRule[] {
  const rule = (
    part: keyof ContactInput,
    says: string,
    wrong: string,
    text: string,
  ): SpecifiedRule => ({
    rule: `${field}: ${part} ${says}`,
    field: `${field}.${part}`,
    wrong: { ...given, [field]: { ...contact, [part]: wrong } },
    text,
    right: { ...given, [field]: contact },
    isForDrafts: text !== enter,
  });
  return [
    required(field, enter, contact, given),
    rule('full_name', 'is required', '', enter),
    rule('phone', 'is required', '', enter),
    rule('phone', 'is a number', 'call me', digits),
    rule('phone', 'is one number', `${phone} / ${phone}`, oneNumber),
    rule('email', 'is required', '', enter),
    rule('email', 'is a mail address', 'ana', email),
    rule('email', 'has a whole domain', 'ana@client', email),
    rule('full_name', 'has 200 characters at most', 'x'.repeat(201), tooLong(200)),
    rule('phone', 'has 60 characters at most', '1'.repeat(61), tooLong(60)),
    rule('email', 'has 320 characters at most', longEmail, tooLong(320)),
    rule('company', 'has 200 characters at most', 'x'.repeat(201), tooLong(200)),
  ];
}

const tooLong = (limit: number) => `Enter at most ${limit} characters.`;
const domain = Array.from({ length: 6 }, () => 'x'.repeat(53)).join('.');
const longEmail = `${domain}@client.test`.slice(-321);

const address = (changes: AddressInput): BookingInput => ({
  address: { ...completeBrief().address, ...changes },
});

/** One part of a manual address. */
function addressPart(
  part: keyof AddressInput,
  rule: string,
  wrong: string,
  text: string,
  isForDrafts = false,
): SpecifiedRule {
  return {
    rule: `manual address: ${part} ${rule}`,
    field: `address.${part}`,
    wrong: address({ [part]: wrong }),
    text,
    right: {},
    isForDrafts,
  };
}

const suggested: BookingInput = {
  is_address_manual: false,
  address: {
    ...completeBrief().address,
    formatted_address: '1 George Street, Sydney NSW 2000, Australia',
    is_valid: true,
  },
};

/** A choice among values of the reference data. */
function choice(field: keyof BookingInput, right: string): SpecifiedRule {
  return {
    rule: `${field} is one of the choices`,
    field,
    wrong: { [field]: 'none of them' },
    text: select,
    right: { [field]: right },
    isForDrafts: true,
  };
}

/** A text with a maximum length, where `given` reveals it. */
function limited(
  field: keyof BookingInput,
  limit: number,
  given: BookingInput = {},
): SpecifiedRule {
  return {
    rule: `${field} has ${limit} characters at most`,
    field,
    wrong: { ...given, [field]: 'x'.repeat(limit + 1) },
    text: tooLong(limit),
    right: { ...given, [field]: 'x'.repeat(limit) },
    isForDrafts: true,
  };
}

const inNewYork = address({
  locality: 'New York',
  state: 'NY',
  postal_code: '10001',
  country_code: 'US',
  timezone: 'America/New_York',
});

const skipped =
  'This time does not exist on that day, because the clocks go forward. The next valid time is 3:00 am EDT.';
const setUp = 'Arrival must be at least 30 minutes before the shoot.';

const times: SpecifiedRule[] = [
  required('date', enter, '12-03-2026 10:00'),
  required('arrival_and_setup_date', enter, '12-03-2026 09:00'),
  {
    rule: 'the shoot is on a day that exists',
    field: 'date',
    wrong: { date: '31-02-2026 10:00' },
    text: 'Enter a valid date.',
    right: { date: '12-03-2026 10:00' },
    isForDrafts: true,
  },
  {
    rule: 'arrival is on a day that exists',
    field: 'arrival_and_setup_date',
    wrong: { arrival_and_setup_date: '12-03-2026 25:00' },
    text: 'Enter a valid time, such as 9:30 am.',
    right: { arrival_and_setup_date: '12-03-2026 09:00' },
    isForDrafts: true,
  },
  {
    rule: 'the shoot is later than tomorrow',
    field: 'date',
    wrong: { date: '07-03-2026 23:30', arrival_and_setup_date: '07-03-2026 09:00' },
    text: 'Choose a date later than tomorrow.',
    right: { date: '08-03-2026 00:30', arrival_and_setup_date: '08-03-2026 00:00' },
    isForDrafts: true,
  },
  {
    rule: 'the shoot is at a time that the clocks do not skip',
    field: 'date',
    wrong: { ...inNewYork, date: '08-03-2026 02:30', arrival_and_setup_date: '08-03-2026 01:00' },
    text: skipped,
    right: { ...inNewYork, date: '08-03-2026 03:00', arrival_and_setup_date: '08-03-2026 01:00' },
    isForDrafts: true,
  },
  {
    rule: 'arrival is at a time that the clocks do not skip',
    field: 'arrival_and_setup_date',
    wrong: { ...inNewYork, date: '08-03-2026 10:00', arrival_and_setup_date: '08-03-2026 02:59' },
    text: skipped,
    right: { ...inNewYork, date: '08-03-2026 10:00', arrival_and_setup_date: '08-03-2026 03:00' },
    isForDrafts: true,
  },
  {
    rule: 'arrival is 30 minutes before the shoot',
    field: 'arrival_and_setup_date',
    wrong: { date: '12-03-2026 10:00', arrival_and_setup_date: '12-03-2026 09:31' },
    text: setUp,
    right: { date: '12-03-2026 10:00', arrival_and_setup_date: '12-03-2026 09:30' },
    isForDrafts: true,
  },
  {
    rule: 'arrival is 30 minutes before the shoot also where the clocks skip an hour between',
    field: 'arrival_and_setup_date',
    wrong: { ...inNewYork, date: '08-03-2026 03:15', arrival_and_setup_date: '08-03-2026 01:50' },
    text: setUp,
    right: { ...inNewYork, date: '08-03-2026 03:15', arrival_and_setup_date: '08-03-2026 01:45' },
    isForDrafts: true,
  },
];

const lengths: SpecifiedRule[] = [
  required('duration', select, 6),
  {
    rule: 'the shortest shoot',
    field: 'duration',
    wrong: { duration: 3 },
    text: 'The shortest shoot has 4 hours.',
    right: { duration: 4 },
    isForDrafts: true,
  },
  {
    rule: "the client's longest shoot",
    field: 'duration',
    wrong: { duration: 13 },
    text: 'The longest shoot has 12 hours.',
    right: { duration: 12 },
    isForDrafts: true,
  },
  {
    rule: 'a length is in whole hours',
    field: 'duration',
    wrong: { duration: 4.5 },
    text: number,
    right: { duration: 5 },
    isForDrafts: true,
  },
];

const places: SpecifiedRule[] = [
  {
    ...required('is_address_manual', select, false, suggested),
    rule: 'an address is manual or not',
  },
  {
    rule: 'an address is required',
    field: 'address',
    wrong: { is_address_manual: false, address: null },
    text: suggestion,
    right: suggested,
    isForDrafts: false,
  },
  {
    rule: 'an address is chosen, not only typed',
    field: 'address',
    wrong: { ...suggested, address: { formatted_address: '1 George Street' } },
    text: suggestion,
    right: suggested,
    isForDrafts: true,
  },
  addressPart('locality', 'is required', '', enter),
  addressPart('state', 'is required', '', enter),
  addressPart('postal_code', 'is required', '', enter),
  addressPart('country_code', 'is required', '', select),
  addressPart('timezone', 'is required', '', select),
  addressPart('country_code', 'exists', 'XX', select, true),
  addressPart('timezone', 'exists', 'Mars/Base', select, true),
  ...Object.entries({
    street_number: 50,
    route: 200,
    locality: 200,
    state: 200,
    postal_code: 30,
    additional_details: 2000,
  }).map(([part, limit]) =>
    addressPart(
      part as keyof AddressInput,
      `has ${limit} characters at most`,
      'x'.repeat(limit + 1),
      tooLong(limit),
      true,
    ),
  ),
];

/** A contact whose phone is not copied. */
const reached: BookingInput = {
  point_of_contact_type: 'submitter',
  booking_poc_phone_number: phone,
};

const limitedPhone = (
  field: 'booking_owner_phone_number' | 'booking_poc_phone_number',
): SpecifiedRule => ({
  ...limited(field, 60),
  wrong: { ...reached, [field]: '1'.repeat(61) },
  right: { ...reached, [field]: phone },
});

const people: SpecifiedRule[] = [
  required('project_owner_type', select, 'submitter'),
  choice('project_owner_type', 'submitter'),
  ...person('project_owner', { ...reached, project_owner_type: 'other' }),
  required('booking_owner_phone_number', enter, phone, reached),
  required('point_of_contact_type', select, 'submitter', { booking_poc_phone_number: phone }),
  {
    ...choice('point_of_contact_type', 'submitter'),
    wrong: { ...reached, point_of_contact_type: 'nobody' },
    right: reached,
  },
  ...person('point_of_contact', { ...reached, point_of_contact_type: 'other' }),
  required('booking_poc_phone_number', enter, phone, { point_of_contact_type: 'submitter' }),
  limitedPhone('booking_owner_phone_number'),
  limitedPhone('booking_poc_phone_number'),
  ...person('invoice_to_user'),
];

const details: SpecifiedRule[] = [
  required('is_parking_available', select, true),
  required('layout_lighting_details', enter, 'Bright room'),
  required('camera_operator_capture_details', enter, 'Two cameras'),
  required('video_type', select, 'event'),
  choice('video_type', 'event'),
  required('video_type_details', enter, 'A musical', { video_type: 'other' }),
  required('interviewee_type', select, 'staff'),
  choice('interviewee_type', 'staff'),
  required('interviewee_type_details', enter, 'Children', { interviewee_type: 'other' }),
  required('shoot_footage_upload_type', select, 'hub'),
  choice('shoot_footage_upload_type', 'hub'),
  required('is_equipment_terms_accepted', select, true),
  required('is_terms_accepted', select, true),
  {
    rule: 'the terms are accepted',
    field: 'is_terms_accepted',
    wrong: { is_terms_accepted: false },
    text: 'A booking can be submitted only when the terms are accepted.',
    right: { is_terms_accepted: true },
    isForDrafts: false,
  },
];

const money: SpecifiedRule[] = [
  required('purchase_order_type', select, 'available_later'),
  choice('purchase_order_type', 'available_later'),
  required('purchase_order', enter, 'PO-7', { purchase_order_type: 'available_now' }),
  { ...required('quote_number_type', select, 'not_available'), who: 'admin' },
  { ...choice('quote_number_type', 'not_available'), who: 'admin' },
  {
    ...required('quote_number', enter, 'Q-7', { quote_number_type: 'available_now' }),
    who: 'admin',
  },
  {
    rule: 'a budget is not below nothing',
    field: 'maximum_budget',
    wrong: { maximum_budget: -1 },
    text: number,
    right: { maximum_budget: 0 },
    isForDrafts: true,
  },
  {
    rule: 'a budget has an end',
    field: 'maximum_budget',
    wrong: { maximum_budget: 100_000_000_001 },
    text: number,
    right: { maximum_budget: 100_000_000_000 },
    isForDrafts: true,
  },
  { ...choice('maximum_budget_currency', 'SGD'), wrong: { maximum_budget_currency: 'ZZZ' } },
];

const clients: SpecifiedRule[] = [
  {
    rule: 'an admin chooses the client',
    field: 'client',
    wrong: { client: null },
    text: select,
    right: {},
    // A draft belongs to a client, too.
    isForDrafts: true,
    who: 'admin',
  },
  {
    rule: 'only an admin chooses the client',
    field: 'client',
    wrong: { client: '00000000-0000-4000-8000-000000000000' },
    text: 'Only an admin may choose the client.',
    right: {},
    isForDrafts: true,
    who: 'client',
  },
];

/**
 * Every rule of the booking form that a brief can break, at `briefedAt` and for a client whose longest shoot
 * has 12 hours. The tests of the rules, of the API and, in the soak, of the form hold the code against it.
 */
export const bookingRuleTable: SpecifiedRule[] = [
  required('title', enter, 'A film'),
  {
    ...required('title', enter, 'A film'),
    rule: 'a title is not of spaces',
    wrong: { title: ' ' },
  },
  limited('title', 200),
  ...clients,
  ...times,
  ...lengths,
  ...places,
  ...people,
  ...details,
  ...money,
  limited('purchase_order', 200, { purchase_order_type: 'available_now' }),
  { ...limited('quote_number', 200, { quote_number_type: 'available_now' }), who: 'admin' },
  { ...limited('invoice_notes', 5000), who: 'admin' },
  limited('parking_details', 5000, { is_parking_available: true }),
  limited('layout_lighting_details', 5000),
  limited('video_type_details', 5000, { video_type: 'other' }),
  limited('interviewee_type_details', 5000, { interviewee_type: 'other' }),
  limited('interviewees_presenters_details', 5000),
  limited('camera_operator_capture_details', 5000),
  limited('inspiration_details', 5000),
  limited('covid_19', 5000),
  limited('additional_details', 5000),
];
