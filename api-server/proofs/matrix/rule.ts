import type { BookingFlag, InvoiceFlag } from '@shootline/shared-api/contract';
import {
  type OfferAction,
  type Situation,
  answerTo,
  expected,
  feeHolderAnswer,
  feeHolderMay,
  invoiceAnswerTo,
  offerAnswerTo,
  who,
} from '../../tests/expected-rights.ts';
import { type ActorName, type HomeActor, actors } from '../fixtures/actors.ts';
import type { BookingSpec } from '../fixtures/booking-fixture.ts';

export type Letter = (typeof who)[number];

/** The row of the expected rights that rules a call. */
export type Rule =
  /** Anyone, even without a sign-in. */
  | { is: 'public' }
  /** All signed-in users. */
  | { is: 'open' }
  /** A page for these roles; 403 for others. */
  | { is: 'page'; for: readonly Letter[] }
  /** A record of such a page; 404 in another workspace. */
  | { is: 'record'; for: readonly Letter[] }
  /** Nobody, signed in or not; 404. */
  | { is: 'missing' }
  /** Users who may view the booking; 404 for others. */
  | { is: 'view' }
  /** A right to read; 404 without it. */
  | { is: 'read'; flag: BookingFlag }
  /** An action: 404 for users who may not view the booking, 403 and 409 as the tables say. */
  | { is: 'act'; flag: BookingFlag }
  /** Belongs to these actors, who also need the flag if given; `otherwise` for everyone else. */
  | { is: 'own'; of: readonly ActorName[]; flag?: BookingFlag; otherwise?: 403 | 404 }
  /** Belongs to these actors and to the booking, so it disappears with a deleted booking. */
  | { is: 'ownAbout'; of: readonly ActorName[] }
  /** Belongs to one of these actors but is readable with the flag: 403 for readers, 404 for others. */
  | { is: 'ownWithin'; of: readonly ActorName[]; flag: BookingFlag }
  /** The offer to `offered`: answering it, or reading it, which needs no sign-in. */
  | { is: 'offer'; action?: OfferAction }
  /** The invoice of `assigned`. */
  | { is: 'invoice'; flag: InvoiceFlag | 'read' };

/**
 * The column of the tables for an actor's relation to a booking; `H` for a fee holder without another
 * relation.
 */
type Relation = Letter | 'H' | undefined;

function relationOf(actor: ActorName, spec: BookingSpec): Relation {
  switch (actor) {
    case 'unapproved':
      return spec.submitter === 'unapproved' ? 'U' : undefined;
    case 'submitter':
      return spec.submitter === 'unapproved' ? undefined : 'C';
    case 'teamAdmin':
    case 'owner':
      return 'T';
    case 'assigned':
      return 'V';
    case 'feeHolder':
      return 'H';
    case 'editor':
    case 'reviewer':
    case 'finance':
    case 'admin':
      return actors[actor].letter;
    default:
      return undefined;
  }
}

function letterOf(actor: Exclude<ActorName, 'nobody'>): Letter {
  return actor === 'outsider' ? 'A' : actors[actor as HomeActor].letter;
}

function situationOf(spec: BookingSpec): Situation {
  const {
    hasStarted = false,
    hasHubFailed = false,
    isBilled = false,
    isFeeDue = false,
    isContentLate,
  } = spec;
  return {
    hasStarted,
    isAutoAssigning: spec.autoAssignState === 'awaiting_availabilities',
    isApproved: false,
    isBilled,
    hasOwnFee: false,
    hasHubFailed,
    isFeeDue,
    isContentLate,
  };
}

function may(relation: Relation, flag: BookingFlag, spec: BookingSpec): boolean {
  if (relation === undefined) return false;
  if (relation === 'H') return feeHolderMay(flag, spec.state);
  return expected(flag, who.indexOf(relation), spec.state, situationOf(spec));
}

function actionAnswer(relation: Relation, flag: BookingFlag, spec: BookingSpec): number {
  if (relation === undefined || spec.state === 'deleted') return 404;
  if (relation === 'H') return feeHolderAnswer(flag, spec.state);
  return answerTo(flag, who.indexOf(relation), spec.state, situationOf(spec));
}

function readAnswer(relation: Relation, flag: BookingFlag, spec: BookingSpec): number {
  return may(relation, flag, spec) ? 200 : 404;
}

const staff: readonly ActorName[] = ['editor', 'reviewer', 'finance', 'admin'];

function offerAnswer(
  actor: ActorName,
  action: OfferAction | undefined,
  { state, hasStarted }: BookingSpec,
): number {
  const isStaff = staff.includes(actor);
  if (state === 'deleted' || (actor !== 'offered' && !isStaff)) return 404;
  return action
    ? offerAnswerTo(action, isStaff ? 'S' : 'O', 'unknown', state, {
        hasStarted: hasStarted ?? false,
      })
    : 200;
}

/** The status for an offer read without a sign-in: ended unless it can be answered. */
function publicOfferAnswer({ state, hasStarted }: BookingSpec): number {
  if (state === 'deleted') return 404;
  return state === 'requested' && !hasStarted ? 200 : 410;
}

function invoiceAnswer(actor: ActorName, flag: InvoiceFlag | 'read', spec: BookingSpec): number {
  const { state, invoiceState = 'init' } = spec;
  const isTheirs = actor === 'assigned' || staff.includes(actor);
  if (state === 'deleted' || !isTheirs) return 404;
  return invoiceAnswerTo(flag, who.indexOf(actors[actor as HomeActor].letter), invoiceState);
}

/** Whether an actor, signed in or not, may read the offer on a booking. */
export function mayReadOffer(actor: ActorName, spec: BookingSpec): boolean {
  return statusFor({ is: 'offer' }, actor, spec) === 200;
}

/** Whether an actor may view a booking. */
export function mayView(actor: ActorName, spec: BookingSpec): boolean {
  return relationOf(actor, spec) !== undefined && spec.state !== 'deleted';
}

/** The expected status of a call by an actor. */
export function statusFor(rule: Rule, actor: ActorName, spec: BookingSpec): number {
  if (rule.is === 'public') return 200;
  if (rule.is === 'missing') return 404;
  if (rule.is === 'offer' && !rule.action && actor === 'nobody') return publicOfferAnswer(spec);
  if (actor === 'nobody') return 401;
  const relation = relationOf(actor, spec);
  switch (rule.is) {
    case 'open':
      return 200;
    case 'page':
      return rule.for.includes(letterOf(actor)) ? 200 : 403;
    case 'record':
      if (actor === 'outsider') return 404;
      return rule.for.includes(letterOf(actor)) ? 200 : 403;
    case 'offer':
      return offerAnswer(actor, rule.action, spec);
    case 'invoice':
      return invoiceAnswer(actor, rule.flag, spec);
    case 'view':
      return mayView(actor, spec) ? 200 : 404;
    case 'read':
      return readAnswer(relation, rule.flag, spec);
    case 'act':
      return actionAnswer(relation, rule.flag, spec);
    case 'own':
      if (!rule.of.includes(actor)) return rule.otherwise ?? 404;
      return rule.flag ? actionAnswer(relation, rule.flag, spec) : 200;
    case 'ownAbout':
      return rule.of.includes(actor) && spec.state !== 'deleted' ? 200 : 404;
    case 'ownWithin':
      if (!may(relation, rule.flag, spec)) return 404;
      return rule.of.includes(actor) ? 200 : 403;
  }
}
