import type { BookingState } from '@shootline/shared-api/contract';
import type { Actor, BookingFacts } from './booking-facts.ts';

/**
 * How a user stands to a booking (decisions §2): the letters of its table, and H, a videographer
 * with a cancellation fee who is not assigned: "own" there covers what is theirs.
 */
export type Relation = 'U' | 'C' | 'T' | 'V' | 'H' | 'E' | 'R' | 'F' | 'A';

/** For whom: in every state of the row, or in these of them only. */
export type Allow = Partial<Record<Relation, true | BookingState[]>>;

export type Situation = { facts: BookingFacts; actor: Actor; now: Date };

/** A row of the rights on a booking: in which states, for whom. */
export type Right = {
  from: BookingState[];
  allow: Allow;
  /** A further condition, in a state that needs one. */
  when?: (situation: Situation) => boolean;
};

/** The right to an action, with the words for it. */
export type ActionRight = Right & {
  /** What the actions menu calls it (S1 §2). */
  label: string;
  /** What to say where `when` does not hold. */
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
