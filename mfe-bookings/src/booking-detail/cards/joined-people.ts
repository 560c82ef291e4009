import { t, type Booking, type Contact, listText } from '@shootline/shared-api';

/** A person of a booking with their role. */
export interface BookingPerson {
  label: string;
  contact: Partial<Contact>;
}

interface Part {
  label: string;
  /** Lower-case role for joined labels, as in 'Creator, owner and contact'. */
  noun: string;
  contact: Partial<Contact>;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function identityOf({ full_name, phone, email, company }: Partial<Contact>): string | null {
  if (!full_name && !email) return null;
  const digits = phone?.replace(/[^\d+]/g, '');
  return JSON.stringify([full_name?.trim(), digits, email?.trim().toLowerCase(), company?.trim()]);
}

function labelOf([first, ...others]: Part[]): string {
  if (!first) return '';
  const nouns = [first, ...others].map(({ noun }) => noun);
  return others.length === 0 ? first.label : capitalized(listText(nouns));
}

const partsOf = (booking: Booking): Part[] => {
  const { submitter, project_owner: owner, point_of_contact: contact } = booking;
  return [
    { label: t('Project Creator'), noun: t('creator'), contact: submitter },
    {
      label: t('Project Owner'),
      noun: t('owner'),
      contact: { ...owner, phone: booking.booking_owner_phone_number || owner?.phone },
    },
    {
      label: t('Point of Contact'),
      noun: t('contact'),
      contact: { ...contact, phone: booking.booking_poc_phone_number || contact?.phone },
    },
  ];
};

/** The client's people of a booking. Someone in several roles appears once, under a joined label. */
export function joinedPeople(booking: Booking): BookingPerson[] {
  const parts = partsOf(booking);
  const groups = Map.groupBy(parts, (part) => identityOf(part.contact) ?? part.label);
  return [...groups.values()].map((same) => ({
    label: labelOf(same),
    contact: same[0]?.contact ?? {},
  }));
}
