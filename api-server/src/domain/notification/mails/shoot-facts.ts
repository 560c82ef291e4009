import { zoneOf, t, translated } from '@shootline/shared-api/rules';
import { briefFields, briefNamesWith } from '@shootline/shared-api/rules/brief';
import { briefWords } from '../../booking/brief/brief-words.rules.ts';
import { dayText, hoursText, momentText } from '../../booking/brief/shoot-time.rules.ts';
import type { MailBooking } from './mail-template.ts';

/** The booking's name for subjects and sentences. */
export function nameOf({ title, bookingUid }: MailBooking): string {
  return title ? `${title} (#${bookingUid})` : `#${bookingUid}`;
}

/** The booking with its day, for subjects. */
export function nameAndDay(booking: MailBooking): string {
  const { date } = booking;
  return date ? `${nameOf(booking)}, ${dayText(date, zoneOf(booking))}` : nameOf(booking);
}

/** Time and place of a shoot, in its own zone; `town` shows no more than an offer's public page. */
export function shootFacts(booking: MailBooking, place: 'whole' | 'town'): [string, string][] {
  const { date, arrivalAndSetupDate, duration, address } = booking;
  const zone = zoneOf(booking);
  const where = place === 'whole' ? address?.formatted_address : address?.formatted_address_short;
  const facts: [string, string | undefined][] = [
    [t('Shoot'), nameOf(booking)],
    [t('When'), date ? momentText(date, zone) : undefined],
    [t('Arrival'), arrivalAndSetupDate ? momentText(arrivalAndSetupDate, zone) : undefined],
    [t('Length'), duration === null ? undefined : hoursText(duration)],
    [t('Where'), where],
    ...briefNamesWith('mail').map((name): [string, string] => [
      translated(briefFields[name].mail),
      translated(briefWords(name, booking)),
    ]),
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** The link to the booking, if they may open it. */
export function bookingLink(booking: MailBooking, mayView: boolean) {
  return mayView ? [{ label: t('View the booking'), to: `/booking/${booking.id}` }] : [];
}
