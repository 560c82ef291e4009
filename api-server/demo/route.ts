import type { BookingState } from '@shootline/shared-api/contract';
import type { Random } from './random.ts';
import type { Slot } from './slots.ts';

export type Offering =
  | { kind: 'none' }
  /** Auto-assignment is running: so many have passed, and the next was asked so long ago. */
  | { kind: 'running'; passed: number; minutes: number }
  | { kind: 'failed' | 'disabled' | 'reconfirming' | 'auto' | 'manual' };

export type Route = { route: BookingState[]; offering: Offering };

function startOf(random: Random): BookingState[] {
  return random.chance(0.3) ? ['draft', 'new'] : ['new'];
}

function requested(slot: Slot, random: Random, candidates: number): Route {
  const route: BookingState[] = [...startOf(random), 'active', 'requested'];
  const kind = slot.offeredTo
    ? 'running'
    : random.weighted([
        ['running', 10],
        ['manual', 6],
        ['failed', 3],
        ['disabled', 2],
        ['reconfirming', 2],
      ] as const);
  if (kind === 'running') {
    const passed = slot.offeredTo ? 0 : random.int(0, Math.min(3, candidates - 1));
    return { route, offering: { kind, passed, minutes: random.int(3, 25) } };
  }
  if (kind === 'reconfirming') {
    return { route: [...route, 'assigned', 'requested'], offering: { kind } };
  }
  return { route, offering: { kind } };
}

function toAssigned(random: Random, isReplaced: boolean): Route {
  const start = startOf(random);
  const kind = random.weighted([
    ['auto', 6],
    ['manual', 3],
    ['none', 1],
  ] as const);
  if (isReplaced) {
    return {
      route: [...start, 'active', 'requested', 'assigned', 'requested', 'assigned'],
      offering: { kind: 'auto' },
    };
  }
  if (kind === 'none') return { route: [...start, 'active', 'assigned'], offering: { kind } };
  return { route: [...start, 'active', 'requested', 'assigned'], offering: { kind } };
}

function towardsEnd(route: Route, ...states: BookingState[]): Route {
  return { ...route, route: [...route.route, ...states] };
}

/**
 * The states through which a booking came to its present one, and how it was offered to so many
 * candidates.
 */
export function routeOf(slot: Slot, random: Random, candidates: number): Route {
  const none = { kind: 'none' } as const;
  const start = startOf(random);
  const before = random.weighted<BookingState[]>([
    [start, 3],
    [[...start, 'active'], 3],
    [[...start, 'active', 'requested'], 3],
  ]);
  const offeringBefore: Offering = before.includes('requested') ? { kind: 'disabled' } : none;
  const staffed = toAssigned(random, !slot.fee && candidates > 1 && random.chance(0.08));
  switch (slot.state) {
    case 'draft':
      return { route: ['draft'], offering: none };
    case 'new':
      return { route: start, offering: none };
    case 'active':
      return random.weighted<Route>([
        [{ route: [...start, 'active'], offering: none }, 6],
        [{ route: [...start, 'active', 'on_hold', 'active'], offering: none }, 1],
      ]);
    case 'requested':
      return requested(slot, random, candidates);
    case 'assigned':
      return staffed;
    case 'shoot_completed':
      return towardsEnd(staffed, 'shoot_completed');
    case 'footage_provided':
      return towardsEnd(staffed, 'shoot_completed', 'footage_provided');
    case 'job_complete':
      return towardsEnd(staffed, 'shoot_completed', 'footage_provided', 'job_complete');
    case 'cancelled':
      return towardsEnd(staffed, 'cancelled');
    case 'on_hold':
      if (slot.released) return towardsEnd(toAssigned(random, false), 'on_hold');
      return { route: [...before, 'on_hold'], offering: offeringBefore };
    case 'request_cancelled':
      if (slot.released) {
        return towardsEnd(toAssigned(random, false), 'on_hold', 'request_cancelled');
      }
      return { route: [...before, 'request_cancelled'], offering: offeringBefore };
    default:
      return {
        route: random.pick<BookingState[]>([
          ['draft', 'deleted'],
          ['new', 'deleted'],
          ['new', 'request_cancelled', 'deleted'],
        ]),
        offering: none,
      };
  }
}
