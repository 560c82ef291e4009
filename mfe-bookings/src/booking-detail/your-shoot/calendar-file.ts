import { isCancelled, t, type Booking } from '@shootline/shared-api';
import { shootNotes } from '@shootline/shared-api/rules';
import { calendarFacts } from '@shootline/shared-api/rules/brief';
import { formatDuration, formatTime } from '@shootline/shared-ui';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { contactOnTheDay } from './contact-on-the-day.ts';

const hourMs = 3_600_000;

function notesOf(booking: Booking): string {
  const { booking_uid, address, date, arrival_and_setup_date: arrival, duration } = booking;
  const time = (iso: string | null) => formatTime(iso, address?.timezone);
  const { name, phone } = contactOnTheDay(booking);
  return shootNotes({
    bookingNumber: booking_uid,
    times: [
      arrival && t('Arrive at {time}', { time: time(arrival) }),
      t('Shoot: {time}, {duration}', { time: time(date), duration: formatDuration(duration) }),
    ],
    contact: [name, phone],
    facts: { [t('Getting there')]: address?.additional_details, ...calendarFacts(booking) },
  });
}

/**
 * The shoot as a calendar file (RFC 5545): one event in UTC from arrival to the end of the shoot. Its uid
 * is the booking's, so a later file replaces the event, and that of a cancelled one removes it. `date` must be set.
 */
export function calendarFile(booking: Booking, url: string): Blob {
  const { uuid, version, title, address, date, arrival_and_setup_date, duration } = booking;
  const begin = new Date(date ?? '');
  const isOff = isCancelled(booking);
  const calendar = ical({
    prodId: { company: 'Shootline', product: 'Portal' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: uuid,
    sequence: version,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: arrival_and_setup_date ? new Date(arrival_and_setup_date) : begin,
    end: new Date(begin.getTime() + (duration ?? 0) * hourMs),
    summary: title || t('Untitled booking'),
    description: notesOf(booking),
    location: address?.formatted_address ?? null,
    url,
  });
  return new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' });
}
