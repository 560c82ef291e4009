import { t } from '../../texts/texts.ts';
/** The notes of a shoot's entry in a videographer's calendar: a line for each known fact. */
export function shootNotes(shoot: {
  bookingNumber: string | null;
  /** Arrival and shoot, as sentences. */
  times: (string | null)[];
  /** Name and phone of the contact on the day. */
  contact: (string | undefined)[];
  /** Other facts by label. */
  facts: Record<string, string | null | undefined>;
}): string {
  const facts = {
    [t('Contact on the day')]: shoot.contact.filter(Boolean).join(', '),
    ...shoot.facts,
  };
  return [
    t('Booking #{bookingNumber}', { bookingNumber: shoot.bookingNumber }),
    t('This entry lasts from your arrival to the end of the shoot.'),
    ...shoot.times,
    ...Object.entries(facts).map(([label, value]) => value && `${label}: ${value}`),
  ]
    .filter(Boolean)
    .join('\n');
}
