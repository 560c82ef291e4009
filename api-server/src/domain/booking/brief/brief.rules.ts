import {
  type Address,
  type AddressInput,
  type BookingInput,
  type Contact,
  type ContactInput,
} from '@shootline/shared-api/contract';
import { instantOf, wallText, zoneOf } from '@shootline/shared-api/rules';
import { type BriefName, briefField, isRevealed } from '@shootline/shared-api/rules/brief';
import type { booking } from '../../schema.ts';
import { listCountries } from '../../reference/places.ts';
import { regionOf } from '../../reference/region-of.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import {
  type Stored,
  type StoredName,
  answersOf,
  columnOf,
  storedNames,
} from './brief-columns.rules.ts';
import { editableFields } from './editable-fields.rules.ts';

export type BriefColumns = Partial<typeof booking.$inferInsert>;

const countryNames = new Map(listCountries().map(({ value, label }) => [value, label]));

/** A stored booking as form input, with times in the zone of its place. */
export function inputOf(stored: Stored): BookingInput {
  const zone = zoneOf(stored);
  const { address } = stored;
  const time = (at: Date | null) => at && wallText(at, zone);
  const { country_code, is_manual, ...place } = address ?? {};
  return {
    ...answersOf(stored, storedNames),
    client: stored.clientId,
    date: time(stored.date),
    arrival_and_setup_date: time(stored.arrivalAndSetupDate),
    is_address_manual: address ? (is_manual ?? false) : null,
    address: address && { ...place, country_code: country_code || null },
  };
}

/**
 * The base with the viewer's changes: null clears a field, absent keeps it. Throws a ValidationError for
 * a field that the viewer may not set.
 */
export function overlaid(
  base: BookingInput,
  changes: BookingInput,
  viewer: Pick<Viewer, 'role'>,
): BookingInput {
  return { ...base, ...editableFields(changes, viewer) };
}

function contactOf(input: ContactInput | null | undefined): Contact | null {
  if (!input) return null;
  const { full_name, phone, email, company } = input;
  return {
    full_name: full_name ?? '',
    phone: phone ?? '',
    email: email ?? '',
    company: company ?? '',
  };
}

function addressOf(input: AddressInput | null | undefined, isManual: boolean): Address | null {
  if (!input) return null;
  const text = (value: string | null | undefined) => value ?? '';
  const code = text(input.country_code).toUpperCase();
  const country = countryNames.get(code) ?? text(input.country);
  const short = [input.locality, input.state].filter(Boolean).join(' ');
  const street = [input.street_number, input.route].filter(Boolean).join(' ');
  const town = [short, input.postal_code].filter(Boolean).join(' ');
  const written = [street, town, country].filter(Boolean).join(', ');
  return {
    country_code: code,
    country,
    locality: text(input.locality),
    state: text(input.state),
    timezone: text(input.timezone),
    formatted_address: isManual ? written : text(input.formatted_address),
    formatted_address_short: (isManual ? '' : text(input.formatted_address_short)) || short,
    is_manual: isManual,
    is_valid: isManual || input.is_valid === true,
    verified: isManual || input.is_valid !== true ? 'typed' : (input.verified ?? 'town'),
    additional_details: text(input.additional_details),
    street_number: text(input.street_number),
    route: text(input.route),
    postal_code: text(input.postal_code),
    location: isManual ? null : (input.location ?? null),
  };
}

function storedAnswer(name: StoredName, values: BookingInput) {
  const answer = values[name];
  switch (briefField(name).kind) {
    case 'contact':
      return isRevealed(name, values) ? contactOf(answer as ContactInput) : null;
    case 'line':
    case 'text':
    case 'phone':
      return answer ?? '';
    default:
      return answer ?? (name === 'maximum_budget_currency' ? 'AUD' : null);
  }
}

/** Validated input as the booking's columns. */
export function columnsOf(values: BookingInput): BriefColumns {
  const address = addressOf(values.address, values.is_address_manual === true);
  const zone = zoneOf(values);
  const at = (text: string | null | undefined) => (text && instantOf(text, zone)) || null;
  return {
    ...Object.fromEntries(storedNames.map((name) => [columnOf(name), storedAnswer(name, values)])),
    ...(values.client ? { clientId: values.client } : {}),
    date: at(values.date),
    arrivalAndSetupDate: at(values.arrival_and_setup_date),
    address,
    region: address && regionOf(address),
    ...(values.submittedTimezone ? { submittedTimezone: values.submittedTimezone } : {}),
  };
}

const fieldOf: Partial<Record<keyof BriefColumns, BriefName>> = {
  ...Object.fromEntries(storedNames.map((name) => [columnOf(name), name])),
  clientId: 'client',
  date: 'date',
  arrivalAndSetupDate: 'arrival_and_setup_date',
  address: 'address',
};

function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    return JSON.stringify(value ?? null);
  }
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The contract's names of the fields that differ from the stored booking. */
export function changedFields(stored: Stored, columns: BriefColumns): BriefName[] {
  return (Object.keys(columns) as (keyof BriefColumns)[]).flatMap((column) => {
    const field = fieldOf[column];
    const isSame = plain(stored[column as keyof Stored]) === plain(columns[column]);
    return field === undefined || isSame ? [] : [field];
  });
}
