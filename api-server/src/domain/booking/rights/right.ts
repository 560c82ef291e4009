import type { BookingState } from '@shootline/shared-api/contract';
import type { Actor, BookingFacts } from './booking-facts.ts';

/**
 * A user's relation to a booking (docs/product/roles-and-rights.md#relations). H is a videographer who has a
 * cancellation fee but is not assigned.
 */
export type Relation = 'U' | 'C' | 'T' | 'V' | 'H' | 'E' | 'R' | 'F' | 'A';

/** States in which a relation has the right: all of the row, or only these. */
export type Allow = Partial<Record<Relation, true | BookingState[]>>;

export type Situation = { facts: BookingFacts; actor: Actor; now: Date };

/** A right on a booking: its states and the relations that have it. */
export type Right = {
  from: BookingState[];
  allow: Allow;
  /** A further condition. */
  when?: (situation: Situation) => boolean;
};

/** The right to an action, with its texts. */
export type ActionRight = Right & {
  /** Its name in the actions menu. */
  label: string;
  /** The reason shown if `when` does not hold. */
  otherwise?: string | ((situation: Situation) => string);
};

export const liveStates: BookingState[] = [
  'init',
  'draft',
  'new',
  'active',
  'requested',
  'assigned',
  'shoot_completed',
  'footage_provided',
  'job_complete',
  'on_hold',
  'cancelled',
  'request_cancelled',
];

export const editorUp: Allow = { E: true, R: true, F: true, A: true };
export const reviewerUp: Allow = { R: true, F: true, A: true };

/** The shoot has begun; false without a date. */
export function hasStarted({ facts, now }: Pick<Situation, 'facts' | 'now'>): boolean {
  return facts.date !== null && facts.date <= now;
}

/** The shoot has a date and has not begun. */
export function isAhead({ facts, now }: Pick<Situation, 'facts' | 'now'>): boolean {
  return facts.date !== null && facts.date > now;
}
