import { type BookingState, roles } from '@shootline/shared-api/contract';
import type { Calendar } from './calendar.ts';
import type { Roster, Member } from './roster.ts';
import { type Step, historyOf } from './history.ts';
import { type Offering, routeOf } from './route.ts';
import type { Random } from './random.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import type { Slot } from './slots.ts';

/** Everything about one booking that its records are derived from. */
export type Plan = Omit<Schedule, 'date' | 'duration'> & {
  id: string;
  slot: Slot;
  state: BookingState;
  random: Random;
  submitter: Member;
  /** Null on a draft without one. */
  date: Date | null;
  duration: number | null;
  /** How much of a draft is filled in. */
  fill: 'bare' | 'half' | 'full';
  offering: Offering;
  videographer: Member | null;
  /** Was assigned before. */
  former: Member | null;
  steps: Step[];
};

export type World = { roster: Roster; calendar: Calendar; now: Date };

const withVideographer: BookingState[] = [
  'assigned',
  'shoot_completed',
  'footage_provided',
  'job_complete',
  'cancelled',
];

export const hasVideographer = (state: BookingState) => withVideographer.includes(state);

function submitterFor(slot: Slot, { client }: Schedule, { roster }: World, random: Random): Member {
  if (slot.submitter) return roster.member(slot.submitter);
  const own = roster.members.filter(({ clientId }) => clientId === client.row.id);
  const approved = own.filter(({ role }) => role !== roles.unapproved_client_user);
  // Now and then an admin enters a booking for a client.
  return random.chance(0.05) ? random.pick(roster.staff('admin')) : random.pick(approved);
}

/** Draws one booking at random and blocks its videographer's time. */
export function createPlan(slot: Slot, random: Random, world: World): Plan {
  const schedule = scheduleOf(slot, world, random);
  const { date, duration, candidates } = schedule;
  const { route, offering } = routeOf(slot, random, candidates.length);
  const [first = null, second = null] = candidates;
  const videographer = hasVideographer(slot.state) ? first : null;
  const isReleased = route.filter((state) => state === 'assigned').length > (videographer ? 1 : 0);
  const former = isReleased ? (videographer ? second : first) : null;
  for (const each of [videographer, former]) {
    if (each) world.calendar.take(each, date, duration);
  }
  const fill =
    slot.state === 'draft'
      ? random.weighted([['bare', 2] as const, ['half', 3] as const, ['full', 4] as const])
      : 'full';
  const isDated = fill === 'full' || (fill === 'half' && random.chance(0.5));
  const plan = {
    ...schedule,
    id: random.uuid(),
    slot,
    state: slot.state,
    random,
    submitter: submitterFor(slot, schedule, world, random),
    date: isDated ? date : null,
    duration: fill === 'bare' ? null : duration,
    fill,
    offering,
    videographer,
    former,
  };
  const steps = historyOf({ ...plan, date, duration, route }, world);
  return { ...plan, steps };
}

/** When the booking first came to a state. */
export function reached(plan: Plan, state: BookingState): Date | undefined {
  return plan.steps.find(({ to }) => to === state)?.at;
}

/** When the booking last came to a state. */
export function lastReached(plan: Plan, state: BookingState): Date | undefined {
  return plan.steps.findLast(({ to }) => to === state)?.at;
}

export function createdAt(plan: Plan): Date {
  const [first] = plan.steps;
  if (!first) throw new Error('A booking has a beginning.');
  return first.at;
}
