import {
  type BookingFlag,
  type BookingPermissions,
  type Role,
  isInternal,
  roles,
} from '@shootline/shared-api/contract';
import type { Actor, BookingFacts } from './booking-facts.ts';
import { bookingReadingRights } from './booking-reading.rights.ts';
import { bookingRights } from './booking.rights.ts';
import type { Relation, Right, Situation } from './right.ts';

/** Each flag of a booking's `permissions` is one row. */
const rights: Record<BookingFlag, Right> = { ...bookingRights, ...bookingReadingRights };

const flags = Object.keys(rights) as BookingFlag[];

const staff = new Map<Role, Relation>([
  [roles.editor, 'E'],
  [roles.reviewer, 'R'],
  [roles.finance, 'F'],
  [roles.admin, 'A'],
]);

/** The relation of a user who may view the booking; undefined for everyone else. */
export function relationOf(facts: BookingFacts, actor: Actor): Relation | undefined {
  if (facts.state === 'deleted') return undefined;
  if (isInternal(actor.role)) return staff.get(actor.role);
  switch (actor.role) {
    case roles.unapproved_client_user:
      return facts.submitterId === actor.id ? 'U' : undefined;
    case roles.client_user:
      return facts.submitterId === actor.id ? 'C' : undefined;
    case roles.client_team_admin:
    case roles.client_owner:
      return facts.clientId === actor.clientId ? 'T' : undefined;
    default:
      if (facts.videographerId === actor.id) return 'V';
      return facts.feeHolderIds.includes(actor.id) ? 'H' : undefined;
  }
}

function holds(right: Right, relation: Relation | undefined, situation: Situation): boolean {
  const { state } = situation.facts;
  const cell = relation && right.allow[relation];
  if (!cell || !right.from.includes(state)) return false;
  if (cell !== true && !cell.includes(state)) return false;
  return right.when?.(situation) ?? true;
}

/** A user's current rights to act on a booking and read its parts; all false if they may not view it. */
export function permissionsOf(facts: BookingFacts, actor: Actor, now: Date): BookingPermissions {
  const relation = relationOf(facts, actor);
  const situation = { facts, actor, now };
  return Object.fromEntries(
    flags.map((flag) => [flag, holds(rights[flag], relation, situation)]),
  ) as BookingPermissions;
}
