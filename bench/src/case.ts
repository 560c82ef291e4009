import type { ExportKind } from '../../api-server/src/domain/schema/export.ts';

/** Who asks: each sees another share of the bookings. */
export type Who = 'admin' | 'lead' | 'submitter' | 'videographer';

/** A path to ask, or an export of which the first batch is read. */
export type Call = string | { export: ExportKind };

export type Case = {
  who: Who;
  what: string;
  /** The call on the small workspace and on the large one. */
  small: Call;
  large: Call;
  /** How many times as long the large one may take; 3 without it. */
  limit?: number;
};

export type Ids = {
  client: string;
  submitter: string;
  manager: string;
  videographer: string;
  booking: string;
  /** The next booking that can be offered. */
  ahead: string;
  invoice: string;
};

/** A case that asks both the same. */
export const same = (who: Who, what: string, call: Call): Case => ({
  who,
  what,
  small: call,
  large: call,
});
