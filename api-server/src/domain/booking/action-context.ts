import type { BookingPermissions, BookingState } from '@shootline/shared-api/contract';
import type { Db } from '../../platform/db/db.ts';
import type { booking } from '../schema.ts';
import type { News } from '../notification/notify.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { BookingRow } from './booking.repository.ts';

/** A locked booking in its transaction, who changes it (undefined: the system itself), and when. */
export type Changing = {
  tx: Db;
  viewer: Viewer | undefined;
  row: BookingRow;
  now: Date;
};

/** What the `run` of an action gets: who acts, and with which rights. */
export type Running = Changing & { viewer: Viewer; permissions: BookingPermissions };

/** What an action makes of a booking; `performBookingAction` writes, logs and announces it. */
export type Change = {
  /** Missing: the state stays. */
  to?: BookingState;
  set?: Partial<typeof booking.$inferInsert>;
  /** The contract's names of the fields that changed, beside the state. */
  fields?: string[];
  reason?: string;
  /** Nothing that a form holds has changed: an open one stays good. */
  keepsVersion?: boolean;
  news?: News[];
};

export type Run<Input = undefined> = (running: Running, input: Input) => Promise<Change>;
