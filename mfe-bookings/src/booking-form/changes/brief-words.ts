import {
  type AddressInput,
  type BookingInput,
  type ContactInput,
  type ReferenceData,
  zoneName,
} from '@shootline/shared-api';
import { zoneOf } from '@shootline/shared-api/rules';
import { amountText, instantOf, isRevealed, timeOfDayText } from '@shootline/shared-api/values';
import { formatDuration } from '@shootline/shared-ui';
import { yesNo } from '../../booking-detail/yes-no.ts';
import type { RevealedText } from '../brief-values.ts';
import type { Field } from './questions.ts';

type Line = string | null | undefined;

/** The names behind the codes of a brief. */
export interface Names {
  option: (set: Exclude<keyof ReferenceData, 'config'>, code: string | null) => string | null;
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
    'Entered manually',
  ];
}

function linesOf(field: Field, brief: BookingInput, names: Names): Line[] {
  const { option } = names;
  const text = (part: RevealedText): Line => (isRevealed(part, brief) ? brief[part] : null);
  const person = (part: 'project_owner' | 'point_of_contact'): Line[] =>
    isRevealed(part, brief) ? personLines(brief[part]) : [];
  switch (field) {
    case 'client':
      return [brief.client && names.client(brief.client)];
    case 'date': {
      const zone = zoneOf(brief);
      const arrival = timeLine(brief.arrival_and_setup_date, zone);
      return [timeLine(brief.date, zone), arrival && `Arrival ${arrival}`];
    }
    case 'duration':
      return [typeof brief.duration === 'number' ? formatDuration(brief.duration) : null];
    case 'address':
      return brief.address
        ? addressLines(brief.address, brief.is_address_manual === true, names)
        : [];
    case 'is_parking_available': {
      const { is_parking_available: isAvailable } = brief;
      return [yesNo(isAvailable ?? null), text('parking_details')];
    }
    case 'project_owner_type': {
      const { project_owner_type: type, booking_owner_phone_number } = brief;
      return [
        option('project_owner_types', type ?? null),
        ...person('project_owner'),
        booking_owner_phone_number,
      ];
    }
    case 'point_of_contact_type': {
      const { point_of_contact_type: type, booking_poc_phone_number } = brief;
      return [
        option('point_of_contact_types', type ?? null),
        ...person('point_of_contact'),
        type === 'project_owner' ? null : booking_poc_phone_number,
      ];
    }
    case 'invoice_to_user':
      return personLines(brief.invoice_to_user);
    case 'video_type':
      return [option('video_types', brief.video_type ?? null), text('video_type_details')];
    case 'interviewee_type':
      return [
        option('interviewee_types', brief.interviewee_type ?? null),
        text('interviewee_type_details'),
      ];
    case 'purchase_order':
      return [
        option('purchase_order_types', brief.purchase_order_type ?? null),
        text('purchase_order'),
      ];
    case 'quote_number':
      return [option('quote_number_types', brief.quote_number_type ?? null), text('quote_number')];
    case 'shoot_footage_upload_type':
      return [option('shoot_footage_upload_types', brief.shoot_footage_upload_type ?? null)];
    case 'maximum_budget': {
      const { maximum_budget: budget, maximum_budget_currency } = brief;
      const currency = maximum_budget_currency || 'AUD';
      return [typeof budget === 'number' ? `${currency} ${amountText(budget, currency)}` : null];
    }
    case 'is_terms_accepted':
    case 'is_equipment_terms_accepted':
      return [yesNo(brief[field] ?? null)];
    default:
      return [brief[field]];
  }
}

/** A brief's answer to a question in words, line by line. */
export function briefWords(field: Field, brief: BookingInput, names: Names): string[] {
  const lines = linesOf(field, brief, names).filter((line) => line?.trim());
  const distinct = [...new Set(lines)] as string[];
  return distinct.length > 0 ? distinct : ['Not specified'];
}
