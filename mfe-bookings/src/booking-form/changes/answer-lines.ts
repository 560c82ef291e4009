import {
  type AddressInput,
  type BookingInput,
  type ContactInput,
  zoneName,
  t,
} from '@shootline/shared-api';
import { zoneOf } from '@shootline/shared-api/rules';
import {
  type BriefName,
  type BriefNameOf,
  type OptionSet,
  briefField,
  isRevealed,
} from '@shootline/shared-api/rules/brief';
import { amountText, instantOf, isOwnerContact, timeOfDayText } from '@shootline/shared-api/values';
import { formatDuration } from '@shootline/shared-ui';
import { yesNo } from '../../facts/yes-no.ts';
import { type Field, fieldsOf } from './questions.ts';

type Line = string | null | undefined;

/** The names behind the codes of a brief. */
export interface Names {
  option: (set: OptionSet, code: string | null) => string | null;
  client: (id: string) => string;
}

function timeLine(text: Line, zone: string): Line {
  const at = text && instantOf(text, zone);
  if (!text || !at) return text;
  return `${text.slice(0, 10)}, ${timeOfDayText(text.slice(-5))} ${zoneName(zone, at)}`;
}

const personLines = (person: ContactInput | null | undefined): Line[] => [
  person?.full_name,
  person?.phone,
  person?.email,
  person?.company,
];

const joined = (parts: Line[], by: string) => parts.filter(Boolean).join(by);

function addressLines(address: AddressInput, isManual: boolean, { option }: Names): Line[] {
  const { street_number, route, locality, state, postal_code, timezone } = address;
  if (!isManual) return [address.formatted_address, address.additional_details];
  return [
    joined([street_number, route], ' '),
    joined([locality, state, postal_code], ' '),
    option('countries', address.country_code ?? null),
    option('timezones', timezone ?? null),
    address.additional_details,
    t('Entered manually'),
  ];
}

type Words = (brief: BookingInput, names: Names) => Line[];

const specialLines: Record<BriefNameOf<'special'>, Words> = {
  client: ({ client }, names) => [client && names.client(client)],
  date: (brief) => [timeLine(brief.date, zoneOf(brief))],
  arrival_and_setup_date(brief) {
    const arrival = timeLine(brief.arrival_and_setup_date, zoneOf(brief));
    return [arrival && t('Arrival {arrival}', { arrival })];
  },
  duration: ({ duration }) => [typeof duration === 'number' ? formatDuration(duration) : null],
  is_address_manual: () => [],
  address: ({ address, is_address_manual }, names) =>
    address ? addressLines(address, is_address_manual === true, names) : [],
  maximum_budget({ maximum_budget: budget, maximum_budget_currency }) {
    const currency = maximum_budget_currency || 'AUD';
    return [typeof budget === 'number' ? `${currency} ${amountText(budget, currency)}` : null];
  },
  maximum_budget_currency: () => [],
};

function linesOf(name: BriefName, brief: BookingInput, names: Names): Line[] {
  const field = briefField(name);
  if (!isRevealed(name, brief)) return [];
  switch (field.kind) {
    case 'special':
      return specialLines[name as BriefNameOf<'special'>](brief, names);
    case 'contact':
      return personLines(brief[name as BriefNameOf<'contact'>]);
    case 'yes-no':
      return [yesNo(brief[name as BriefNameOf<'yes-no'>] ?? null)];
    case 'choice':
      return [names.option(field.options, brief[name as BriefNameOf<'choice'>] ?? null)];
    case 'phone':
      return name === 'booking_poc_phone_number' && isOwnerContact(brief)
        ? []
        : [brief[name as BriefNameOf<'phone'>]];
    default:
      return [brief[name as BriefNameOf<'line' | 'text'>]];
  }
}

/** A brief's answer to a question in words, line by line. */
export function answerLines(field: Field, brief: BookingInput, names: Names): string[] {
  const lines = fieldsOf(field).flatMap((name) => linesOf(name, brief, names));
  const given = lines.filter((line) => line?.trim());
  const distinct = [...new Set(given)] as string[];
  return distinct.length > 0 ? distinct : [t('Not specified')];
}
