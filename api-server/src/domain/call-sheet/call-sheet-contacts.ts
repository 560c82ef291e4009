import type { Contact } from '@shootline/shared-api/contract';
import { phoneLink } from '@shootline/shared-api/rules';
import type { BookingRow, ShownPerson } from '../booking/booking.repository.ts';
import { type Fact, type Section, fact } from './call-sheet-facts.ts';

type Named = { full_name: string; phone: string; email: string; company?: string | null };

const isPhone = (value: string) => /^\+?[\d ]{3,}(?: ext\. \d+)?$/.test(value);
export const isEmail = (value: string) => /^[^\s<>?&]+@[^\s<>?&]+$/.test(value);

function contactFacts(label: string, contact: Named | null): Fact[] {
  if (!contact) return [];
  const { full_name, phone, email, company } = contact;
  const by = (value: string, link: string | undefined) => (value ? [fact('', value, link)] : []);
  return [
    fact(label, [full_name, company].filter(Boolean).join(', ')),
    ...by(phone, isPhone(phone) ? phoneLink(phone) : undefined),
    ...by(email, isEmail(email) ? `mailto:${email}` : undefined),
  ];
}

export function named(person: ShownPerson | null): Named | null {
  if (!person) return null;
  return { full_name: person.fullName, phone: person.phone, email: person.email };
}

function withPhone(contact: Contact | Named | null, phone: string): Named | null {
  return contact && { ...contact, phone: phone || contact.phone };
}

type OfBooking = Pick<BookingRow, 'booking' | 'submitter'>;

/** The owner of the project; null until the brief names one. */
export function ownerOf({ booking, submitter }: OfBooking): Named | null {
  return withPhone(
    booking.projectOwnerType === 'other' ? booking.projectOwner : named(submitter),
    booking.bookingOwnerPhoneNumber,
  );
}

/** The videographer's contact on the day; null until the brief names one. */
export function pointOfContactOf(row: OfBooking): Named | null {
  const { booking } = row;
  const ofType: Record<string, Named | null> = {
    submitter: named(row.submitter),
    project_owner: ownerOf(row),
    other: booking.pointOfContact,
  };
  return withPhone(ofType[booking.pointOfContactType ?? ''] ?? null, booking.bookingPocPhoneNumber);
}

/** Names, phones and emails of everyone involved in the shoot. */
export function contactSection(row: BookingRow, accountManager: ShownPerson | null): Section {
  return {
    heading: 'Contacts',
    facts: [
      ...contactFacts('Point of contact', pointOfContactOf(row)),
      ...contactFacts('Project owner', ownerOf(row)),
      ...contactFacts('Account manager', named(accountManager)),
      ...contactFacts('Videographer', named(row.videographer)),
      fact('Client', row.client.name),
    ],
  };
}
