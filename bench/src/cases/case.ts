import type { ExportKind } from '../../../api-server/src/domain/schema/export.ts';

/** The caller; each may read a different part of the bookings. */
export type Who = 'admin' | 'lead' | 'submitter' | 'videographer';

/** A path to request, or an export whose first batch is read. */
export type Call = string | { export: ExportKind };

export type Case = {
  who: Who;
  what: string;
  /** The call on each of the two workspaces. */
  small: Call;
  large: Call;
  /** How many times as long the large workspace may take; defaults to 3. */
  limit?: number;
};

export type Ids = {
  client: string;
  submitter: string;
  manager: string;
  videographer: string;
  booking: string;
  /** The next bookings that can be offered, 25 at most. */
  ahead: string[];
  invoice: string;
};

/** A case with the same call for both workspaces. */
export const same = (who: Who, what: string, call: Call): Case => ({
  who,
  what,
  small: call,
  large: call,
});
