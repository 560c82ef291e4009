import type { BookingState } from '@shootline/shared-api/contract';
import type { Actor, BookingFacts } from './booking-facts.ts';

/**
 * A user's relation to a booking: the letters of decisions §2, and H, a videographer who has a
 * cancellation fee but is not assigned, for what "own" covers there.
 */
export type Relation = 'U' | 'C' | 'T' | 'V' | 'H' | 'E' | 'R' | 'F' | 'A';

/** For whom: in every state of the row, or only in these. */
export type Allow = Partial<Record<Relation, true | BookingState[]>>;

export type Situation = { facts: BookingFacts; actor: Actor; now: Date };

/** A row of the rights on a booking: in which states, for whom. */
export type Right = {
  from: BookingState[];
  allow: Allow;
  /** A further condition, in a state that needs one. */
  when?: (situation: Situation) => boolean;
};

/** The right to an action, with its texts. */
export type ActionRight = Right & {
  /** Its name in the actions menu (S1 §2). */
  label: string;
  /** The reason given if `when` does not hold. */
  otherwise?: string;
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
