/** Limits of exports. */
export const exportSettings = {
  /** How long a link works and the file is kept. */
  linkDays: 7,
  /** Exports per user. */
  mostPerHour: 20,
  /** A request repeated within this time is the same export. */
  repeatSeconds: 60,
  /** Rows per batch. */
  batchRows: 500,
  /** More than the largest export takes, because then another worker starts over. */
  leaseMinutes: 60,
  attempts: 3,
} as const;
