import type { AvailabilityState } from '@shootline/shared-api/contract';
import type { bookingAvailability, job } from '../src/domain/schema.ts';
import type { Member } from './roster.ts';
import { type Plan, createdAt, lastReached, reached } from './plan.ts';
import { after, earliest, minute } from './time.ts';

export type Offer = typeof bookingAvailability.$inferInsert;
type Entry = Pick<Offer, 'state' | 'sent' | 'exclusiveUntil' | 'answered'> & { to: Member };

const exclusive = 30 * minute;

const unsent = (state: AvailabilityState, to: Member): Entry => ({ state, to });

/** A queued offer answered after so many minutes; lapsed if undefined. */
function queued(to: Member, sent: Date, state: AvailabilityState, answeredIn?: number): Entry {
  return {
    to,
    state,
    sent,
    exclusiveUntil: after(sent, exclusive),
    answered: answeredIn === undefined ? null : after(sent, answeredIn * minute),
  };
}

/** The queue of a running auto-assignment: some have passed, one is asked, the others wait. */
function running(plan: Plan, start: Date, passed: number): Entry[] {
  return plan.candidates.slice(0, 10).map((to, index) => {
    const sent = after(start, Math.min(index, passed) * exclusive);
    if (index > passed) return unsent('awaiting_send', to);
    if (index === passed) return queued(to, sent, 'unknown');
    return plan.random.chance(0.6)
      ? queued(to, sent, 'busy', plan.random.int(2, 28))
      : queued(to, sent, 'unknown');
  });
}

function asked(plan: Plan, sent: Date): Entry[] {
  return plan.candidates.slice(0, 6).map((to) => {
    const state = plan.random.pick(['available', 'busy', 'unknown', 'unknown'] as const);
    const answered = state === 'unknown' ? null : after(sent, plan.random.int(10, 600) * minute);
    return { to, state, sent, answered };
  });
}

/** The offers of a booking that was accepted: the others declined, lapsed or were withdrawn. */
function taken(plan: Plan, assignee: Member, sent: Date, accepted: Date): Entry[] {
  const { candidates, former, offering, random } = plan;
  const earlier = former === assignee ? null : former;
  const others = candidates.filter((each) => each !== assignee && each !== earlier).slice(0, 7);
  const declined = Math.min(random.int(0, 2), others.length);
  const isQueue = offering.kind === 'auto';
  let place = 0;
  const offered = (to: Member, state: AvailabilityState, answered?: Date): Entry => {
    const turn = isQueue ? after(sent, place * exclusive) : sent;
    place += 1;
    const at = earliest(turn, after(accepted, -3 * minute));
    return {
      to,
      state,
      sent: at,
      exclusiveUntil: isQueue ? after(at, exclusive) : null,
      answered: answered ?? (state === 'busy' ? after(at, 2 * minute) : null),
    };
  };
  const released = plan.steps.find(({ from }) => from === 'assigned')?.at;
  return [
    ...(earlier ? [offered(earlier, 'busy', released)] : []),
    ...others.slice(0, declined).map((to) => offered(to, 'busy')),
    offered(assignee, 'available', accepted),
    ...others
      .slice(declined)
      .map((to) => (isQueue ? unsent('cancelled', to) : offered(to, 'cancelled'))),
  ];
}

/** The same after somebody's offer was called back. */
const withdrawn = (entries: Entry[], from: Member): Entry[] =>
  entries.map((entry) => (entry.to === from ? { ...entry, state: 'cancelled' } : entry));

function entriesOf(plan: Plan, now: Date): Entry[] {
  const { offering, videographer, former, candidates, random } = plan;
  const sent = lastReached(plan, 'requested');
  if (!sent || offering.kind === 'none') return [];
  const accepted = lastReached(plan, 'assigned');
  if (videographer) {
    const entries = taken(plan, videographer, reached(plan, 'requested') ?? sent, accepted ?? sent);
    return plan.state === 'cancelled' ? withdrawn(entries, videographer) : entries;
  }
  if (offering.kind === 'reconfirming' && former) {
    const exclusiveUntil = earliest(after(sent, exclusive), now);
    return [{ to: former, state: 'unknown', sent, exclusiveUntil, answered: null }];
  }
  if (former) {
    return withdrawn(taken(plan, former, sent, accepted ?? sent), former);
  }
  if (plan.state !== 'requested') {
    return candidates.slice(0, 5).map((to) => ({ to, state: 'cancelled', sent, answered: null }));
  }
  switch (offering.kind) {
    case 'running':
      return running(plan, sent, offering.passed);
    case 'failed':
      return candidates.slice(0, 10).map((to, index) => {
        const at = after(sent, index * exclusive);
        return index % 3 === 2 || after(at, exclusive) > now
          ? queued(to, at, 'unknown')
          : queued(to, at, 'busy', random.int(1, 29));
      });
    case 'disabled':
      return candidates
        .slice(0, 6)
        .map((to, index) => (index === 0 ? queued(to, sent, 'unknown') : unsent('init', to)));
    default:
      return asked(plan, sent);
  }
}

export function offersOf(plan: Plan, tenantId: string, now: Date): Offer[] {
  const created = reached(plan, 'requested') ?? createdAt(plan);
  return entriesOf(plan, now).map(({ to, ...entry }, index) => ({
    ...entry,
    answered: entry.answered && entry.answered > now ? now : entry.answered,
    id: plan.random.uuid(),
    tenantId,
    bookingId: plan.id,
    videographerId: to.id,
    rank: index + 1,
    created,
  }));
}

/** The jobs that let open exclusive offers lapse, as the server enqueues them. */
export function lapsesOf(offers: Offer[], now: Date): (typeof job.$inferInsert)[] {
  return offers.flatMap(({ id, tenantId, bookingId, state, exclusiveUntil }) =>
    state === 'unknown' && exclusiveUntil && exclusiveUntil > now
      ? [
          {
            ...(id ? { id } : {}),
            tenantId,
            kind: 'lapse_offer',
            payload: { booking: bookingId },
            runAt: exclusiveUntil,
            created: now,
          },
        ]
      : [],
  );
}
