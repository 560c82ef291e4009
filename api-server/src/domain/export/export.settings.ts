/** Bounds of exports, a starting configuration. */
export const exportSettings = {
  /** How long a link works and its file is kept. */
  linkDays: 7,
  /** Exports of one user. */
  mostPerHour: 20,
  /** A request that comes again within it is the same export. */
  repeatSeconds: 60,
  /** Rows that are read and written at a time. */
  batchRows: 500,
  /** More than the largest export takes, because another worker begins anew after it. */
  leaseMinutes: 60,
  attempts: 3,
} as const;
