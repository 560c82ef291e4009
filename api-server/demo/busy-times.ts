import { busySpan, wallText } from '@shootline/shared-api/rules';
import type { booking, bookingAvailability, busyTime } from '../src/domain/schema.ts';
import type { Random } from './random.ts';
import type { Member } from './roster.ts';
import { after, day, hour } from './time.ts';

type BusyTime = typeof busyTime.$inferInsert;
type Span = { from: Date; to: Date };

/** Reasons, the days that they last, and the hours; whole days without hours. */
const kinds: readonly { note: string; days: number; hours?: [string, string] }[] = [
  { note: 'Dentist', days: 1, hours: ['09:00', '11:30'] },
  { note: 'Family holiday', days: 5 },
  { note: 'Equipment service', days: 1, hours: ['13:00', '17:00'] },
  { note: 'Wedding', days: 2 },
  { note: 'Teaching at film school', days: 1, hours: ['10:00', '16:00'] },
  { note: '', days: 1 },
];

/** From how many days before now on, and until how many after. */
const [first, last] = [-2, 24];

/** One operator in so many has busy times, of those without an account. */
const oneIn = 3;

// Room for the way and the set-up.
const margin = 3 * hour;

const overlap = (a: Span, b: Span) =>
  a.from.getTime() - margin < b.to.getTime() && b.from.getTime() - margin < a.to.getTime();

function spanOn(kind: (typeof kinds)[number], offset: number, zone: string, now: Date): Span {
  const dayOf = (days: number) => wallText(after(now, (offset + days) * day), zone).slice(0, 10);
  const [from, to] = kind.hours ?? ['00:00', '00:00'];
  const input = { starts: `${dayOf(0)} ${from}`, ends: `${dayOf(kind.days - 1)} ${to}` };
  return busySpan({ ...input, is_all_day: !kind.hours }, zone);
}

/** When each operator films or was asked to. */
function spansOf(
  bookings: (typeof booking.$inferInsert)[],
  offers: (typeof bookingAvailability.$inferInsert)[],
): (videographerId: string) => Span[] {
  const spans = new Map<string, Span[]>();
  const bookingOf = new Map(bookings.map((row) => [row.id, row]));
  const add = (
    videographerId: string | null | undefined,
    row: (typeof bookings)[number] | undefined,
  ) => {
    if (!videographerId || !row?.date) return;
    const span = { from: row.date, to: after(row.date, (row.duration ?? 0) * hour) };
    spans.set(videographerId, [...(spans.get(videographerId) ?? []), span]);
  };
  for (const row of bookings) add(row.videographerId, row);
  for (const offer of offers) add(offer.videographerId, bookingOf.get(offer.bookingId));
  return (videographerId) => spans.get(videographerId) ?? [];
}

type Setting = {
  bookings: (typeof booking.$inferInsert)[];
  offers: (typeof bookingAvailability.$inferInsert)[];
  random: Random;
  now: Date;
};

/** Some busy times of the coming weeks, of the first operator and of some others, beside their shoots. */
export function busyTimesOf(videographers: Member[], setting: Setting): BusyTime[] {
  const { bookings, offers, random, now } = setting;
  const takenBy = spansOf(bookings, offers);
  const others = videographers.slice(1).filter(({ spec }) => !spec.account);
  const chosen = [
    ...videographers.slice(0, 1),
    ...others.filter((_, place) => place % oneIn === 0),
  ];
  return chosen.flatMap(({ id: userId, tenantId, timezone = 'Australia/Sydney' }, place) => {
    const taken = [...takenBy(userId)];
    return [kinds[place % kinds.length], kinds[(place + 1) % kinds.length]].flatMap((kind) => {
      for (let offset = random.int(first, 8); kind && offset < last; offset += 1) {
        const span = spanOn(kind, offset, timezone, now);
        if (taken.some((other) => overlap(span, other))) continue;
        taken.push(span);
        const created = after(now, -random.int(3, 40) * day);
        const { note, hours } = kind;
        const times = { starts: span.from, ends: span.to, isAllDay: !hours, timezone };
        return [{ id: random.uuid(), tenantId, userId, ...times, note, created }];
      }
      return [];
    });
  });
}
