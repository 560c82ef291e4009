import type { BookingPermissions, BookingState } from '@shootline/shared-api/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { booking } from '../../schema.ts';
import type { BookingChange } from './booking-change.ts';
import type { BookingRow } from '../booking.repository.ts';

/** The parts of a call that every action needs. */
export type CallContext = { tx: Db; viewer: Viewer; deps: { clock: Clock } };

/** The contract's header with the seconds for which an action can be undone. */
export type UndoHeader = { 'Undoable-For'?: number };

/** A call on one record. */
export type RecordCall = CallContext & { path: { id: string }; header?: object };

/** A locked booking, who changes it (undefined: the system) and when. */
export type ChangeContext = {
  tx: Db;
  viewer: Viewer | undefined;
  row: BookingRow;
  now: Date;
  /** When mails may be sent and others asked, as the change can be undone until shortly before. */
  heldUntil?: Date | undefined;
};

/** A locked booking with the actor and their rights on it. */
export type ActionContext = ChangeContext & { viewer: Viewer; permissions: BookingPermissions };

/** The changes of an action; `applyOutcome` writes, logs and announces them. */
export type Outcome = {
  /** The new state; the current one if absent. */
  to?: BookingState;
  set?: Partial<typeof booking.$inferInsert>;
  /** The contract's names of the changed fields, without the state. */
  fields?: string[];
  reason?: string;
  /** Keeps the version, as nothing in the form changed and open forms stay valid. */
  keepsVersion?: boolean;
  changes?: BookingChange[];
  /** The name in the log; the action's own if absent. */
  name?: string;
  /** The outcome of a second action on the changed booking, written after this one. */
  next?: (row: BookingRow) => Promise<Outcome>;
};

/** Code of an action, given the parts of its call that it needs: `{ body }`, `{ query }`. */
export type Run<Call = unknown> = (context: ActionContext, call: Call) => Promise<Outcome>;

/** Notifies everyone concerned, in the same transaction; `row` is the changed booking. */
export type NotifyOfChanges = (context: ChangeContext, changes: BookingChange[]) => Promise<void>;
