import type { CallSheetChange } from '@shootline/shared-api/contract';
import type { BookingRow } from '../booking/booking.repository.ts';
import type { SheetFacts } from '../schema/call-sheet.ts';
import { named, ownerOf, pointOfContactOf } from './call-sheet-contacts.ts';

type Contact = SheetFacts['point_of_contact'];

function shown(contact: Contact): Contact {
  if (!contact) return null;
  const { full_name, phone, email } = contact;
  return { full_name, phone, email };
}

type OfBooking = Pick<BookingRow, 'booking' | 'submitter' | 'videographer'>;

/** The facts of a booking that the readers of its call sheet confirm. */
export function sheetFactsOf(row: OfBooking): SheetFacts {
  const { arrivalAndSetupDate: arrival, date, duration, address, videographerId } = row.booking;
  const videographer = shown(named(row.videographer));
  return {
    arrival_and_setup_date: arrival?.toISOString() ?? null,
    date: date?.toISOString() ?? null,
    duration,
    address: address?.formatted_address ?? '',
    point_of_contact: shown(pointOfContactOf(row)),
    project_owner: shown(ownerOf(row)),
    videographer: videographer && videographerId ? { id: videographerId, ...videographer } : null,
  };
}

/** A contact as one line. */
export function contactText(contact: Contact): string | null {
  if (!contact) return null;
  const { full_name, phone, email } = contact;
  return [full_name, phone, email].filter(Boolean).join(', ') || null;
}

function texts({ arrival_and_setup_date, date, duration, address, ...contacts }: SheetFacts) {
  const { point_of_contact, project_owner, videographer } = contacts;
  return {
    arrival_and_setup_date,
    date,
    duration: duration === null ? null : String(duration),
    address: address || null,
    point_of_contact: contactText(point_of_contact),
    project_owner: contactText(project_owner),
    videographer: contactText(videographer),
  };
}

const compared = [
  'arrival_and_setup_date',
  'date',
  'duration',
  'address',
  'point_of_contact',
  'project_owner',
  'videographer',
] as const satisfies CallSheetChange['what'][];

/** The facts that differ, in the order of the sheet. Nobody reads of another videographer's contact. */
export function changesBetween(former: SheetFacts, present: SheetFacts): CallSheetChange[] {
  const [from, to] = [texts(former), texts(present)];
  const isSamePerson = former.videographer?.id === present.videographer?.id;
  return compared
    .filter((what) => from[what] !== to[what] && (what !== 'videographer' || isSamePerson))
    .map((what) => ({ what, from: from[what], to: to[what] }));
}

/**
 * The facts of a booking that differ from its newest call sheet, if that is outdated; otherwise those in which it
 * differs from the version before. `sheets` are the newest first.
 */
export function sheetChanges(
  row: OfBooking,
  [newest, before]: { facts: SheetFacts; outdated: Date | null }[],
): CallSheetChange[] {
  if (!newest) return [];
  if (newest.outdated) return changesBetween(newest.facts, sheetFactsOf(row));
  return before ? changesBetween(before.facts, newest.facts) : [];
}
