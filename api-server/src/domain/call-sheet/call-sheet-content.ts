import { zoneName } from '@shootline/shared-api/contract';
import { zoneOf } from '@shootline/shared-api/rules';
import { briefField, briefFields, briefNamesWith } from '@shootline/shared-api/rules/brief';
import { wholeWords } from '../booking/brief/brief-words.rules.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { isProjectToCome, uploadAddressOf } from '../booking/change/hub-project.ts';
import { hoursText, momentText } from '../booking/brief/shoot-time.rules.ts';
import type { UserRow } from '../schema/people.ts';
import { contactSection } from './call-sheet-contacts.ts';
import { type Fact, type Section, fact, optional } from './call-sheet-facts.ts';

export type CallSheetContent = {
  brand: string;
  bookingUid: string;
  title: string;
  version: number;
  /** Text with the time and the author. */
  generated: string;
  note: string;
  /** Link to the booking in the portal. */
  link: string;
  sections: Section[];
};

export type CallSheetSource = {
  row: BookingRow;
  accountManager: UserRow | null;
  version: number;
  by: string;
  now: Date;
  brand: string;
  portalUrl: string;
};

/** The facts of the brief on the sheet, by name; those that every brief needs are there even if empty. */
function factsOf(stored: BookingRow['booking'], isInPlace: boolean): [string, Fact[]][] {
  return briefNamesWith('callSheet')
    .filter((name) => (briefFields[name].section === 'shoot-location') === isInPlace)
    .sort((one, other) => briefFields[one].callSheet - briefFields[other].callSheet)
    .map((name) => {
      const { label, callSheetLabel = label, isRequired } = briefField(name);
      const words = wholeWords(name, stored);
      return [name, isRequired ? [fact(callSheetLabel, words)] : optional(callSheetLabel, words)];
    });
}

function when({ row: { booking }, now }: CallSheetSource): Section {
  const zone = zoneOf(booking);
  const { date, arrivalAndSetupDate: arrival, duration } = booking;
  const end = date && duration !== null && new Date(date.getTime() + duration * 3_600_000);
  return {
    heading: 'When',
    facts: [
      fact('Arrival and set-up', arrival ? momentText(arrival, zone) : ''),
      fact('Shoot begins', date ? momentText(date, zone) : ''),
      fact('Length', duration === null ? '' : hoursText(duration)),
      ...(end ? [fact('Shoot ends', momentText(end, zone))] : []),
      fact(
        'Time zone',
        `${zoneName(zone, date ?? now)} (${zone}): all times are the local ones of the shoot`,
      ),
    ],
  };
}

function where({ row: { booking } }: CallSheetSource): Section {
  const { address } = booking;
  const whole = address?.formatted_address ?? '';
  const query = encodeURIComponent(whole);
  const map = whole ? `https://www.openstreetmap.org/search?query=${query}` : undefined;
  return {
    heading: 'Where',
    facts: [
      fact('Address', whole, map),
      ...optional('Getting there', address?.additional_details),
      ...factsOf(booking, true).flatMap(([, facts]) => facts),
    ],
  };
}

function brief(source: CallSheetSource): Section {
  return {
    heading: 'Brief',
    facts: factsOf(source.row.booking, false).flatMap(([name, facts]) =>
      name === 'shoot_footage_upload_type' ? [...facts, ...footage(source)] : facts,
    ),
  };
}

function footage({ row: { booking }, portalUrl }: CallSheetSource): Fact[] {
  const address = uploadAddressOf(booking);
  if (address !== null) {
    const link = new URL(address, portalUrl).href;
    return [fact('Upload footage to', link, link)];
  }
  return isProjectToCome(booking)
    ? [fact('Upload footage to', 'The link will be on the page of the booking in the portal')]
    : [];
}

/** The content of a call sheet: everything needed on set, and no prices. */
export function callSheetContent(source: CallSheetSource): CallSheetContent {
  const { row, version, by, now, brand, portalUrl } = source;
  const { booking } = row;
  const generated = `Generated ${momentText(now, zoneOf(booking))} by ${by}`;
  return {
    brand,
    bookingUid: booking.bookingUid ?? '',
    title: booking.title || 'Untitled booking',
    version,
    generated,
    note: 'A newer version takes the place of this one; the booking says which is in force.',
    link: `${portalUrl}/booking/${booking.id}`,
    sections: [
      when(source),
      where(source),
      contactSection(source.row, source.accountManager),
      brief(source),
    ],
  };
}
