import { type ApiFailure, conflict, forbidden } from '../../../platform/errors/errors.ts';
import { bookingStates, labelOf } from '../../reference/option-sets.ts';
import type { Actor, BookingFacts } from './booking-facts.ts';
import { permissionsOf, relationOf } from './booking-permission.rules.ts';
import { type ActionName, bookingRights } from './booking.rights.ts';
import type { ActionRight } from './right.ts';

const rights: Record<ActionName, ActionRight> = bookingRights;
const names = Object.keys(rights) as ActionName[];

function sentence(name: ActionName, facts: BookingFacts, actor: Actor, now: Date): string {
  const { label, from, otherwise } = rights[name];
  const state = labelOf(bookingStates, facts.state);
  const isState = from.includes(facts.state);
  const reason = typeof otherwise === 'function' ? otherwise({ facts, actor, now }) : otherwise;
  const why = isState && reason !== undefined ? `: ${reason}` : '';
  const permissions = permissionsOf(facts, actor, now);
  const possible = names.filter((one) => permissions[one]).map((one) => rights[one].label);
  const rest =
    possible.length === 0 ? 'Nothing is possible now.' : `Possible now: ${possible.join(', ')}.`;
  return `"${label}" is not possible while the booking is ${state}${why}. ${rest}`;
}

/**
 * The error for a user who may view a booking but not act on it now: 403 if the action is never theirs,
 * 409 with the possible actions if the state does not permit it. Undefined if they may.
 */
export function refusalOf(
  name: ActionName,
  facts: BookingFacts,
  actor: Actor,
  now: Date,
): ApiFailure | undefined {
  if (permissionsOf(facts, actor, now)[name]) return undefined;
  const { allow, from } = rights[name];
  const relation = relationOf(facts, actor);
  const cell = relation && allow[relation];
  if (!cell) return forbidden();
  const isTheirs = cell === true || cell.includes(facts.state);
  if (from.includes(facts.state) && !isTheirs) return forbidden();
  return conflict(sentence(name, facts, actor, now));
}
