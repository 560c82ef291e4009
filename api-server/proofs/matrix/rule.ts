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
} from '../../tests/decisions.ts';
import { type ActorName, type Member, cast } from '../scene/cast.ts';
import type { Wanted } from '../scene/fixture.ts';

export type Letter = (typeof who)[number];

/** Which line of decisions §1-§2 rules a call. */
export type Rule =
  /** Also without a sign-in. */
  | { is: 'public' }
  /** Everyone who is signed in. */
  | { is: 'open' }
  /** A page of these roles; 403 for the others. */
  | { is: 'page'; for: readonly Letter[] }
  /** A record of such a page: 404 in another workspace. */
  | { is: 'record'; for: readonly Letter[] }
  /** For nobody, signed in or not: 404. */
  | { is: 'missing' }
  /** Whoever may view the booking; 404 for the others. */
  | { is: 'view' }
  /** A right to read; 404 without it. */
  | { is: 'read'; flag: BookingFlag }
  /** An action: 404 for who may not view the booking, 403 and 409 as the tables say. */
  | { is: 'act'; flag: BookingFlag }
  /** Something of these people alone, who need the flag too; `otherwise` for everyone else. */
  | { is: 'own'; of: readonly ActorName[]; flag?: BookingFlag; otherwise?: 403 | 404 }
  /** Something of theirs about the booking: gone with it, for what is deleted is listed nowhere. */
  | { is: 'ownAbout'; of: readonly ActorName[] }
  /** Something of one person in what others may read: 403 for readers, 404 for the rest. */
  | { is: 'ownWithin'; of: readonly ActorName[]; flag: BookingFlag }
  /** The offer to `offered`: to answer it, or to read it, which needs no sign-in. */
  | { is: 'offer'; action?: OfferAction }
  /** The invoice of `assigned`. */
  | { is: 'invoice'; flag: InvoiceFlag | 'read' };

/** The column of the tables in which an actor stands to a booking; `H`: a fee and nothing else. */
type Standing = Letter | 'H' | undefined;

function standingOf(actor: ActorName, wanted: Wanted): Standing {
  switch (actor) {
    case 'unapproved':
      return wanted.submitter === 'unapproved' ? 'U' : undefined;
    case 'submitter':
      return wanted.submitter === 'unapproved' ? undefined : 'C';
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
      return cast[actor].letter;
    default:
      return undefined;
  }
}

function letterOf(actor: Exclude<ActorName, 'nobody'>): Letter {
  return actor === 'outsider' ? 'A' : cast[actor as Member].letter;
}

function situationOf({ hasStarted = false, autoAssignState }: Wanted): Situation {
  return {
    hasStarted,
    isAutoAssigning: autoAssignState === 'awaiting_availabilities',
    isApproved: false,
    hasOwnFee: false,
  };
}

function may(standing: Standing, flag: BookingFlag, wanted: Wanted): boolean {
  if (standing === undefined) return false;
  if (standing === 'H') return feeHolderMay(flag, wanted.state);
  return expected(flag, who.indexOf(standing), wanted.state, situationOf(wanted));
}

function actionAnswer(standing: Standing, flag: BookingFlag, wanted: Wanted): number {
  if (standing === undefined || wanted.state === 'deleted') return 404;
  if (standing === 'H') return feeHolderAnswer(flag, wanted.state);
  return answerTo(flag, who.indexOf(standing), wanted.state, situationOf(wanted));
}

function readAnswer(standing: Standing, flag: BookingFlag, wanted: Wanted): number {
  return may(standing, flag, wanted) ? 200 : 404;
}

const staff: readonly ActorName[] = ['editor', 'reviewer', 'finance', 'admin'];

function offerAnswer(actor: ActorName, action: OfferAction | undefined, { state }: Wanted): number {
  const isStaff = staff.includes(actor);
  if (state === 'deleted' || (actor !== 'offered' && !isStaff)) return 404;
  return action ? offerAnswerTo(action, isStaff ? 'S' : 'O', 'unknown', state) : 200;
}

function invoiceAnswer(actor: ActorName, flag: InvoiceFlag | 'read', wanted: Wanted): number {
  const { state, invoiceState = 'init' } = wanted;
  const isTheirs = actor === 'assigned' || staff.includes(actor);
  if (state === 'deleted' || !isTheirs) return 404;
  return invoiceAnswerTo(flag, who.indexOf(cast[actor as Member].letter), invoiceState);
}

/** Whether an actor may read the offer on a booking, signed in or not (decisions §2, §7.10). */
export function mayReadOffer(actor: ActorName, wanted: Wanted): boolean {
  return statusFor({ is: 'offer' }, actor, wanted) === 200;
}

/** Whether an actor may view a booking (decisions §2). */
export function mayView(actor: ActorName, wanted: Wanted): boolean {
  return standingOf(actor, wanted) !== undefined && wanted.state !== 'deleted';
}

/** The status with which a call must answer an actor. */
export function statusFor(rule: Rule, actor: ActorName, wanted: Wanted): number {
  if (rule.is === 'public') return 200;
  if (rule.is === 'missing') return 404;
  if (rule.is === 'offer' && !rule.action && actor === 'nobody')
    return wanted.state === 'deleted' ? 404 : 200;
  if (actor === 'nobody') return 401;
  const standing = standingOf(actor, wanted);
  switch (rule.is) {
    case 'open':
      return 200;
    case 'page':
      return rule.for.includes(letterOf(actor)) ? 200 : 403;
    case 'record':
      if (actor === 'outsider') return 404;
      return rule.for.includes(letterOf(actor)) ? 200 : 403;
    case 'offer':
      return offerAnswer(actor, rule.action, wanted);
    case 'invoice':
      return invoiceAnswer(actor, rule.flag, wanted);
    case 'view':
      return mayView(actor, wanted) ? 200 : 404;
    case 'read':
      return readAnswer(standing, rule.flag, wanted);
    case 'act':
      return actionAnswer(standing, rule.flag, wanted);
    case 'own':
      if (!rule.of.includes(actor)) return rule.otherwise ?? 404;
      return rule.flag ? actionAnswer(standing, rule.flag, wanted) : 200;
    case 'ownAbout':
      return rule.of.includes(actor) && wanted.state !== 'deleted' ? 200 : 404;
    case 'ownWithin':
      if (!may(standing, rule.flag, wanted)) return 404;
      return rule.of.includes(actor) ? 200 : 403;
  }
}
