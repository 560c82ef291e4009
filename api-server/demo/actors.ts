import { type BookingState, isInternal } from '@shootline/shared-api/contract';
import type { Roster, Member } from './roster.ts';
import type { BookingOutline } from './booking-outline.ts';

type Change = {
  from: BookingState | null;
  to: BookingState;
  /** Whether the booking comes to this state for the first time. */
  isFirst: boolean;
};
type Attribution = { by: Member | null; reason: string };

const quiet = (by: Member | null): Attribution => ({ by, reason: '' });

/** The author of a change, and the reason if one is recorded. */
export function actorOf(
  { from, to, isFirst }: Change,
  outline: BookingOutline,
  roster: Roster,
): Attribution {
  const { submitter, videographer, former, random, offering, slot } = outline;
  const manager = roster.member(outline.client.manager);
  const approver =
    random.chance(0.7) && manager.spec.role !== 'editor'
      ? manager
      : random.pick(roster.staff('reviewer', 'admin'));
  const coordinator = random.chance(0.5) ? manager : random.pick(roster.staff('editor', 'admin'));
  // Unapproved users act on drafts and new ones only.
  const customer =
    submitter.spec.role === 'unapproved_client_user' && from !== 'new' ? approver : submitter;
  switch (to) {
    case 'draft':
    case 'new':
      return quiet(submitter);
    case 'active':
      return from === 'on_hold'
        ? { by: approver, reason: 'The client confirmed the new schedule.' }
        : quiet(approver);
    case 'requested':
      if (from !== 'assigned') return quiet(coordinator);
      return offering.kind === 'reconfirming'
        ? { by: isInternal(submitter.role) ? submitter : approver, reason: 'The date was moved.' }
        : { by: former, reason: 'The videographer is no longer available.' };
    case 'assigned': {
      const assignee = isFirst ? (former ?? videographer) : videographer;
      return quiet(
        offering.kind === 'auto' || offering.kind === 'reconfirming' ? assignee : coordinator,
      );
    }
    case 'on_hold':
      return {
        by: approver,
        reason: random.pick([
          'Waiting for the client to confirm the location.',
          'The script is not approved yet.',
          'Budget under review at the client.',
        ]),
      };
    case 'shoot_completed':
    case 'footage_provided':
      return quiet(random.chance(0.8) ? videographer : coordinator);
    case 'job_complete':
      return quiet(approver);
    case 'deleted':
      return quiet(from === 'draft' ? submitter : random.pick(roster.staff('admin')));
    default:
      return { by: slot.fee || random.chance(0.75) ? customer : approver, reason: '' };
  }
}
