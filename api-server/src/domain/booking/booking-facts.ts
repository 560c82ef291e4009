import {
  type AutoAssignState,
  type BookingState,
  type Role,
  isInternal,
  roles,
} from '@shootline/shared-api/contract';

/** What rights depend on, beside the viewer and the time. */
export type BookingFacts = {
  state: BookingState;
  date: Date | null;
  clientId: string;
  submitterId: string;
  cameraOperatorId: string | null;
  autoAssignState: AutoAssignState;
  hasApprovedInvoice: boolean;
  /** Videographers with a cancellation fee on the booking. */
  feeHolderIds: string[];
};

export type Actor = { id: string; role: Role; clientId: string | null };

/**
 * How a user stands to a booking (decisions §2): the letters of its table, and H, a videographer
 * with a cancellation fee who is not assigned: "own" there covers what is theirs.
 */
export type Relation = 'U' | 'C' | 'T' | 'V' | 'H' | 'E' | 'R' | 'F' | 'A';

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
      if (facts.cameraOperatorId === actor.id) return 'V';
      return facts.feeHolderIds.includes(actor.id) ? 'H' : undefined;
  }
}
