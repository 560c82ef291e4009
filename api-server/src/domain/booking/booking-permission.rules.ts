import type { BookingFlag, BookingPermissions } from '@shootline/shared-api/contract';
import {
  type Allow,
  type RightRow,
  type Situation,
  bookingActions,
  editorUp,
  liveStates,
  reviewerUp,
} from './booking.rights.ts';
import { type Actor, type BookingFacts, type Relation, relationOf } from './booking-facts.ts';

const everyClient: Allow = { U: true, C: true, T: true };
const approvedClients: Allow = { C: true, T: true };
const videographer: Allow = { V: true };
/** The videographer's own: also what a fee gives to one who is not assigned. */
const own: Allow = { V: true, H: true };

function readable(allow: Allow): RightRow {
  return { from: liveStates, allow };
}

const reading = {
  read_booking_availabilities: readable(editorUp),
  read_auto_assign: readable(editorUp),
  read_cancellation_fees: readable({ ...approvedClients, ...own, ...editorUp }),
  read_state_logs: readable({ ...everyClient, ...editorUp }),
  read_files: readable({ ...everyClient, ...videographer, ...editorUp }),
  read_project_comment_thread: readable({ ...everyClient, ...videographer, ...editorUp }),
  read_internal_comment_thread: readable(editorUp),
  read_client_cost_estimate: readable({ ...everyClient, ...reviewerUp }),
  read_client_cost: readable({ ...approvedClients, ...reviewerUp }),
  read_camera_operator_cost: readable({ ...own, ...reviewerUp }),
  read_camera_operator_cost_estimate: readable({ ...own, ...reviewerUp }),
} satisfies Partial<Record<BookingFlag, RightRow>>;

/** The one table of rights on a booking: each flag of `permissions` is a row of it. */
const bookingFlags: Record<BookingFlag, RightRow> = { ...bookingActions, ...reading };

const flagNames = Object.keys(bookingFlags) as BookingFlag[];

function holds(row: RightRow, relation: Relation | undefined, situation: Situation): boolean {
  const { state } = situation.facts;
  const cell = relation && row.allow[relation];
  if (!cell || !row.from.includes(state)) return false;
  if (cell !== true && !cell.includes(state)) return false;
  return row.when?.(situation) ?? true;
}

/** Everything that a user may do with a booking and read of it now. All false: not even view it. */
export function permissionsOf(facts: BookingFacts, actor: Actor, now: Date): BookingPermissions {
  const relation = relationOf(facts, actor);
  const situation = { facts, actor, now };
  return Object.fromEntries(
    flagNames.map((flag) => [flag, holds(bookingFlags[flag], relation, situation)]),
  ) as BookingPermissions;
}
