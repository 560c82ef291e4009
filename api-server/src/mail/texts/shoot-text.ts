import { zoneOf } from '@shootline/shared-api/rules';
import type { booking } from '../../db/schema.ts';

type Shoot = Pick<typeof booking.$inferSelect, 'title' | 'date' | 'duration' | 'address'>;

/** An instant on the clocks of an IANA zone: Thu, 12 Mar 2026, 10:00 am AEDT. */
export function instantText(at: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  }).format(at);
}

/** What a mail says of a shoot, a line each; its time in the zone of its place. */
export function shootLines(shoot: Shoot): string[] {
  const { title, date, duration, address } = shoot;
  return [
    `Shoot: ${title}`,
    ...(date ? [`When: ${instantText(date, zoneOf(shoot))}`] : []),
    ...(duration === null ? [] : [`Length: ${duration} hours`]),
    ...(address ? [`Where: ${address.formatted_address_short}`] : []),
  ];
}
