import type { BookingPermissions, BookingState } from '@shootline/shared-api/contract';
import type { Db } from '../db/client.ts';
import type { booking } from '../db/schema.ts';
import type { News } from '../notification/notify.ts';
import type { Viewer } from '../session/viewer.ts';
import type { BookingRow } from './booking.repository.ts';

/** What the `run` of an action gets: the locked booking, who acts with which rights, and when. */
export type Running = {
  tx: Db;
  viewer: Viewer;
  row: BookingRow;
  permissions: BookingPermissions;
  now: Date;
};

/** What an action makes of a booking; `performBookingAction` writes, logs and announces it. */
export type Change = {
  /** Missing: the state stays. */
  to?: BookingState;
  set?: Partial<typeof booking.$inferInsert>;
  /** The contract's names of the fields that changed, beside the state. */
  fields?: string[];
  reason?: string;
  news?: News[];
};

export type Run<Input = undefined> = (running: Running, input: Input) => Promise<Change>;
