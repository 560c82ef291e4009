/** The rule of docs/product/travel.md#estimate. */
export const travelSettings = {
  /** Length of a road compared with a straight line. */
  detour: 1.3,
  /** Kilometres an hour on the part of a way up to so many kilometres. The last part is flown. */
  speeds: [
    { upTo: 10, speed: 30 },
    { upTo: 50, speed: 60 },
    { upTo: 300, speed: 90 },
    { upTo: Infinity, speed: 700 },
  ],
  /** Minutes to pack up, park and set down. */
  setDownMinutes: 10,
  /** Minutes to which an estimate is rounded up. */
  stepMinutes: 5,
  /** Kilometres up to which two places are one. */
  samePlace: 0.2,
  /** The longest travel that counts; after a longer pause a videographer starts from home. */
  longestMinutes: 8 * 60,
} as const;
