import { type Brief, briefsOf } from './data/briefs.ts';
import { type Place, type Spot, placeOf } from './data/places.ts';
import type { Calendar } from './calendar.ts';
import type { Roster, RosterClient, Member } from './roster.ts';
import type { Random } from './random.ts';
import type { Slot } from './slots.ts';
import { after, atLocalTime, day, startOfDay } from './time.ts';

export type Schedule = {
  client: RosterClient;
  brief: Brief;
  place: Place;
  spot: Spot;
  date: Date;
  duration: number;
  /** Free at that time and serving the place: the named videographer first. */
  candidates: Member[];
};

type World = { roster: Roster; calendar: Calendar; now: Date };

/** The day of the shoot counted from today, plausible for its state. */
function daysFromNow(slot: Slot, random: Random): number {
  const u = random.float();
  if (slot.dayFromNow !== undefined) return slot.dayFromNow;
  if (slot.fee) return -Math.floor(3 + (slot.state === 'cancelled' ? 330 : 40) * u);
  switch (slot.state) {
    case 'job_complete':
      return -Math.floor(6 + 358 * u ** 1.2);
    case 'footage_provided':
      return -random.int(4, 24);
    case 'shoot_completed':
      return -random.int(3, 9);
    case 'assigned':
      return u < 0.05 ? -1 : Math.floor(1 + 95 * u ** 1.7);
    case 'requested':
      return Math.floor(4 + 60 * u ** 1.4);
    case 'active':
      return Math.floor(5 + 150 * u ** 1.4);
    case 'on_hold':
      return Math.floor(6 + 170 * u);
    case 'cancelled':
    case 'request_cancelled':
      return random.int(-320, 70);
    case 'deleted':
      return random.int(-200, 120);
    default:
      return Math.floor(4 + 355 * u ** 1.8);
  }
}

/** The Monday after a weekend or, in the past, the Friday before it. */
function awayFromWeekend(midnight: Date, now: Date, random: Random): Date {
  const weekday = midnight.getUTCDay();
  if ((weekday !== 0 && weekday !== 6) || random.chance(0.15)) return midnight;
  if (midnight > now) return after(midnight, (weekday === 6 ? 2 : 1) * day);
  return after(midnight, -(weekday === 6 ? 1 : 2) * day);
}

function clientFor(slot: Slot, { roster }: World, random: Random): RosterClient {
  if (slot.client) return roster.client(slot.client);
  const videographer = slot.videographer && roster.member(slot.videographer);
  return random.pick(
    videographer
      ? roster.clients.filter(({ regions }) =>
          regions.some(([region]) => videographer.locations?.includes(region)),
        )
      : roster.clients,
  );
}

function weightOf(videographer: Member): number {
  // The first account has its own wishes already; the other accounts should see plenty.
  return videographer.spec.account && videographer.spec.key !== 'camop' ? 4 : 1;
}

function inLikelyOrder(videographers: Member[], random: Random): Member[] {
  return videographers
    .map((videographer) => ({ videographer, key: random.float() ** (1 / weightOf(videographer)) }))
    .sort((a, b) => b.key - a.key)
    .map(({ videographer }) => videographer);
}

function draw(slot: Slot, world: World, random: Random): Schedule {
  const client = clientFor(slot, world, random);
  const named = slot.videographer ?? slot.released ?? slot.offeredTo;
  const videographer = named === undefined ? undefined : world.roster.member(named);
  const served = videographer?.locations;
  const region = random.weighted(client.regions.filter(([each]) => served?.includes(each) ?? true));
  const place = placeOf(region);
  const spot = random.pick(place.spots);
  const brief = random.pick(briefsOf(client.industry));
  const duration = Math.max(
    4,
    Math.min(client.shootDurationMax, random.int(...brief.hours) + (random.chance(0.1) ? 1 : 0)),
  );
  const first = 7;
  const last = Math.min(15, 21 - duration);
  const start = Math.round(random.between(first, last) * 2) * 30;
  const drawn = after(startOfDay(world.now), daysFromNow(slot, random) * day);
  const midnight =
    slot.dayFromNow === undefined ? awayFromWeekend(drawn, world.now, random) : drawn;
  const date = atLocalTime(midnight, start, spot.timezone);
  const free = world.roster.videographers.filter(
    (each) => each.locations?.includes(region) && world.calendar.isFree(each, date, duration),
  );
  const others = inLikelyOrder(
    free.filter((each) => each !== videographer),
    random,
  );
  const candidates =
    videographer && free.includes(videographer) ? [videographer, ...others] : others;
  return { client, brief, place, spot, date, duration, candidates };
}

/** A time and place at which the named videographer, or else any, is free. */
export function scheduleOf(slot: Slot, world: World, random: Random): Schedule {
  const named = slot.videographer ?? slot.released ?? slot.offeredTo;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const schedule = draw(slot, world, random);
    const [first] = schedule.candidates;
    if (first && (named === undefined || first.spec.key === named)) return schedule;
  }
  throw new Error(`No videographer is free for a shoot in state ${slot.state}.`);
}
