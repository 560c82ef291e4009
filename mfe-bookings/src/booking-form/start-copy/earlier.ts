import type { BookingSummary } from '@shootline/shared-api';

/** By their numbers: the latest shoots may be far ahead. */
export const latestFirst = { sortBy: 'booking_uid', asc: false } as const;

export const uuidOf = ({ uuid }: BookingSummary) => uuid;

/** Leaves out drafts: users continue those, and a copy made here becomes one. */
export const mayStartFrom = ({ state, permissions }: BookingSummary) =>
  state !== 'draft' && permissions.duplicate;
