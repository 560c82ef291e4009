import { shootNotes, zoneOf } from '@shootline/shared-api/rules';
import { briefNamesWith, calendarFacts } from '@shootline/shared-api/rules/brief';
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import type { MailSettings } from '../../platform/mail/mail.settings.ts';
import { answersOf } from '../booking/brief/brief-columns.rules.ts';
import { hoursText, momentText } from '../booking/brief/shoot-time.rules.ts';
import { pointOfContactOf } from '../call-sheet/call-sheet-contacts.ts';
import { workSpan } from '../availability/shoot-span.rules.ts';
import { availabilityStates, labelOf } from '../reference/option-sets.ts';
import type { SharedShoot } from './shared-shoot.repository.ts';
import { timeZoneBlock, zonedTimes } from './zoned-time.ts';

/** Interval at which calendar apps should read the file again. */
const refreshSeconds = 3600;

function timesOf({ booking }: SharedShoot): (string | null)[] {
  const { date, arrivalAndSetupDate: arrival, duration } = booking;
  const zone = zoneOf(booking);
  return [
    arrival && `Arrive: ${momentText(arrival, zone)}`,
    date && `Shoot: ${momentText(date, zone)}, ${hoursText(duration ?? 0)}`,
  ];
}

function notesOf(shoot: SharedShoot, url: string): string {
  const { booking, offer } = shoot;
  const contact = pointOfContactOf(shoot);
  const lines = offer
    ? [
        'An offer: this shoot is not yours yet.',
        `Your availability: ${labelOf(availabilityStates, offer.state)}`,
        ...timesOf(shoot),
      ]
    : [
        shootNotes({
          bookingNumber: booking.bookingUid,
          times: timesOf(shoot),
          contact: contact ? [contact.full_name, contact.phone] : [],
          facts: {
            'Getting there': booking.address?.additional_details,
            ...calendarFacts(answersOf(booking, briefNamesWith('calendar'))),
          },
        }),
      ];
  return [...lines, url].filter(Boolean).join('\n');
}

function latest(...instants: (Date | null | undefined)[]): Date {
  return new Date(Math.max(...instants.map((at) => at?.getTime() ?? 0)));
}

function eventOf(shoot: SharedShoot, portalUrl: string) {
  const { booking, offer } = shoot;
  const span = workSpan(booking);
  if (!span) return undefined;
  const { zone, times } = zonedTimes([span.from, span.to], zoneOf(booking));
  const [start, end] = times;
  if (!start || !end) return undefined;
  const changed = latest(booking.modified, offer?.sent, offer?.answered);
  const title = booking.title || 'Untitled booking';
  const path = offer ? `/booking-availability/${offer.id}` : `/booking/${booking.id}`;
  const url = `${portalUrl}${path}`;
  const { formatted_address: whole, formatted_address_short: short } = booking.address ?? {};
  return {
    // An offer that becomes an assignment replaces its entry.
    id: booking.id,
    sequence: booking.version,
    // Keeps an unchanged entry the same on each read.
    stamp: changed,
    lastModified: changed,
    start,
    end,
    timezone: zone,
    summary: offer ? `Offer: ${title}` : title,
    description: notesOf(shoot, url),
    location: (offer ? short : whole) || null,
    url,
    status: offer ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    busystatus: offer ? ICalEventBusyStatus.TENTATIVE : ICalEventBusyStatus.BUSY,
  };
}

/**
 * Shoots and offers as a calendar to subscribe to (RFC 5545), each in its own zone. Unchanged records
 * give the same text.
 */
export function calendarFile(
  shoots: SharedShoot[],
  { brand, portalUrl }: Pick<MailSettings, 'brand' | 'portalUrl'>,
): string {
  const calendar = ical({
    name: `${brand} shoots`,
    prodId: { company: brand, product: 'Calendar' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: timeZoneBlock },
    ttl: refreshSeconds,
  });
  for (const shoot of shoots) {
    const event = eventOf(shoot, portalUrl);
    if (event) calendar.createEvent(event);
  }
  return `${calendar.toString()}\r\n`;
}
