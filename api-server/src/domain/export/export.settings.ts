/** Limits of exports. */
export const exportSettings = {
  /** Days that a link works and the file is kept. */
  linkDays: 7,
  /** Exports per user. */
  mostPerHour: 20,
  /** Requests repeated within these seconds give the same export. */
  repeatSeconds: 60,
  /** Rows per batch. */
  batchRows: 500,
  /** Longer than the largest export takes, as it is then given up and starts over. */
  longestSeconds: 3600,
  /** Exports that may wait for a worker. */
  mostWaiting: { what: 'exports', ofWorkspace: 50, ofAll: 1000 },
  attempts: 3,
} as const;
