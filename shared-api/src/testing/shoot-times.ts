/** A shoot around a clock change, as typed and as shown everywhere. */
export interface ShootTime {
  zone: string;
  /** DD-MM-YYYY HH:mm in the shoot's zone, as sent by the form. */
  arrival: string;
  shoot: string;
  /** Arrival and start as ISO instants in UTC. */
  arrivesAt: string;
  shootsAt: string;
  /**
   * The day of both without the year, and their times as shown in the list, detail, mail and call sheet.
   */
  day: string;
  arrivalText: string;
  shootText: string;
}

const shootTime = (
  zone: string,
  [arrival, arrivesAt, arrivalText]: [string, string, string],
  [shoot, shootsAt, shootText]: [string, string, string],
  day: string,
): ShootTime => ({ zone, arrival, shoot, arrivesAt, shootsAt, day, arrivalText, shootText });

const newYork = 'America/New_York';
const sydney = 'Australia/Sydney';
const london = 'Europe/London';
const singapore = 'Asia/Singapore';

/**
 * Shoots of 2026 before, during and after both clock changes, worked out by hand: in each zone the night
 * when the clocks go forward, and the night when an hour comes twice.
 */
export const shootTimes: ShootTime[] = [
  shootTime(
    newYork,
    ['07-03-2026 09:00', '2026-03-07T14:00:00.000Z', '9:00 AM (EST)'],
    ['07-03-2026 10:00', '2026-03-07T15:00:00.000Z', '10:00 AM (EST)'],
    'Sat, 7 Mar',
  ),
  shootTime(
    newYork,
    ['08-03-2026 01:00', '2026-03-08T06:00:00.000Z', '1:00 AM (EST)'],
    ['08-03-2026 03:30', '2026-03-08T07:30:00.000Z', '3:30 AM (EDT)'],
    'Sun, 8 Mar',
  ),
  shootTime(
    newYork,
    ['09-03-2026 09:00', '2026-03-09T13:00:00.000Z', '9:00 AM (EDT)'],
    ['09-03-2026 10:00', '2026-03-09T14:00:00.000Z', '10:00 AM (EDT)'],
    'Mon, 9 Mar',
  ),
  shootTime(
    newYork,
    ['01-11-2026 00:30', '2026-11-01T04:30:00.000Z', '12:30 AM (EDT)'],
    ['01-11-2026 01:30', '2026-11-01T05:30:00.000Z', '1:30 AM (EDT)'],
    'Sun, 1 Nov',
  ),
  shootTime(
    newYork,
    ['01-11-2026 01:00', '2026-11-01T05:00:00.000Z', '1:00 AM (EDT)'],
    ['01-11-2026 02:30', '2026-11-01T07:30:00.000Z', '2:30 AM (EST)'],
    'Sun, 1 Nov',
  ),
  shootTime(
    newYork,
    ['02-11-2026 09:00', '2026-11-02T14:00:00.000Z', '9:00 AM (EST)'],
    ['02-11-2026 10:00', '2026-11-02T15:00:00.000Z', '10:00 AM (EST)'],
    'Mon, 2 Nov',
  ),
  shootTime(
    sydney,
    ['04-04-2026 09:00', '2026-04-03T22:00:00.000Z', '9:00 AM (AEDT)'],
    ['04-04-2026 10:00', '2026-04-03T23:00:00.000Z', '10:00 AM (AEDT)'],
    'Sat, 4 Apr',
  ),
  shootTime(
    sydney,
    ['05-04-2026 01:30', '2026-04-04T14:30:00.000Z', '1:30 AM (AEDT)'],
    ['05-04-2026 02:30', '2026-04-04T15:30:00.000Z', '2:30 AM (AEDT)'],
    'Sun, 5 Apr',
  ),
  shootTime(
    sydney,
    ['05-04-2026 02:00', '2026-04-04T15:00:00.000Z', '2:00 AM (AEDT)'],
    ['05-04-2026 03:30', '2026-04-04T17:30:00.000Z', '3:30 AM (AEST)'],
    'Sun, 5 Apr',
  ),
  shootTime(
    sydney,
    ['03-10-2026 09:00', '2026-10-02T23:00:00.000Z', '9:00 AM (AEST)'],
    ['03-10-2026 10:00', '2026-10-03T00:00:00.000Z', '10:00 AM (AEST)'],
    'Sat, 3 Oct',
  ),
  shootTime(
    sydney,
    ['04-10-2026 01:00', '2026-10-03T15:00:00.000Z', '1:00 AM (AEST)'],
    ['04-10-2026 03:30', '2026-10-03T16:30:00.000Z', '3:30 AM (AEDT)'],
    'Sun, 4 Oct',
  ),
  shootTime(
    sydney,
    ['05-10-2026 09:00', '2026-10-04T22:00:00.000Z', '9:00 AM (AEDT)'],
    ['05-10-2026 10:00', '2026-10-04T23:00:00.000Z', '10:00 AM (AEDT)'],
    'Mon, 5 Oct',
  ),
  shootTime(
    london,
    ['28-03-2026 09:00', '2026-03-28T09:00:00.000Z', '9:00 AM (GMT)'],
    ['28-03-2026 10:00', '2026-03-28T10:00:00.000Z', '10:00 AM (GMT)'],
    'Sat, 28 Mar',
  ),
  shootTime(
    london,
    ['29-03-2026 00:30', '2026-03-29T00:30:00.000Z', '12:30 AM (GMT)'],
    ['29-03-2026 02:30', '2026-03-29T01:30:00.000Z', '2:30 AM (BST)'],
    'Sun, 29 Mar',
  ),
  shootTime(
    london,
    ['25-10-2026 00:30', '2026-10-24T23:30:00.000Z', '12:30 AM (BST)'],
    ['25-10-2026 01:30', '2026-10-25T00:30:00.000Z', '1:30 AM (BST)'],
    'Sun, 25 Oct',
  ),
  shootTime(
    london,
    ['25-10-2026 01:00', '2026-10-25T00:00:00.000Z', '1:00 AM (BST)'],
    ['25-10-2026 02:30', '2026-10-25T02:30:00.000Z', '2:30 AM (GMT)'],
    'Sun, 25 Oct',
  ),
  shootTime(
    london,
    ['26-10-2026 09:00', '2026-10-26T09:00:00.000Z', '9:00 AM (GMT)'],
    ['26-10-2026 10:00', '2026-10-26T10:00:00.000Z', '10:00 AM (GMT)'],
    'Mon, 26 Oct',
  ),
  // The hours of other zones' clock changes are ordinary there.
  shootTime(
    singapore,
    ['08-03-2026 01:00', '2026-03-07T17:00:00.000Z', '1:00 AM (SGT)'],
    ['08-03-2026 02:30', '2026-03-07T18:30:00.000Z', '2:30 AM (SGT)'],
    'Sun, 8 Mar',
  ),
  shootTime(
    singapore,
    ['01-11-2026 00:30', '2026-10-31T16:30:00.000Z', '12:30 AM (SGT)'],
    ['01-11-2026 01:30', '2026-10-31T17:30:00.000Z', '1:30 AM (SGT)'],
    'Sun, 1 Nov',
  ),
];
