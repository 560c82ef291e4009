import type { BookingPermissions, BookingState } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { booking } from '../schema.ts';
import type { BookingChange } from './booking-change.ts';
import type { BookingRow } from './booking.repository.ts';

/** What an action needs of the call that asks for it. */
export type CallContext = { tx: Db; viewer: Viewer; deps: Pick<Deps, 'clock'> };

/** The same of a call on one record. */
export type RecordCall = CallContext & { path: { id: string } };

/** A locked booking in its transaction, who changes it (undefined: the system itself), and when. */
export type ChangeContext = { tx: Db; viewer: Viewer | undefined; row: BookingRow; now: Date };

/** A booking on which someone acts, with the rights that they have on it. */
export type ActionContext = ChangeContext & { viewer: Viewer; permissions: BookingPermissions };

/** What an action makes of a booking; `applyOutcome` writes, logs and announces it. */
export type Outcome = {
  /** Missing: the state stays. */
  to?: BookingState;
  set?: Partial<typeof booking.$inferInsert>;
  /** The contract's names of the fields that changed, beside the state. */
  fields?: string[];
  reason?: string;
  /** Nothing that a form holds has changed: an open one stays good. */
  keepsVersion?: boolean;
  changes?: BookingChange[];
};

/** What an action does, given what it needs of its call: `{ body }`, `{ query }`. */
export type Run<Call = unknown> = (context: ActionContext, call: Call) => Promise<Outcome>;

/** Tells everyone concerned what happened, in the same transaction; `row` is the changed booking. */
export type Tell = (context: ChangeContext, changes: BookingChange[]) => Promise<void>;
