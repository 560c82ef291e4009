/** How offers are made and videographers are ranked (decisions §4). */
export const offerSettings = {
  /** How many videographers a queue holds. */
  queueLength: 10,
  /** Minutes between a videographer's shoots, to pack up and travel. */
  gapMinutes: 60,
  /** Percent of the score; together 100. */
  weights: { rating: 40, distance: 30, jobs: 20, answered: 10 },
  rating: {
    best: 5,
    /** Counts as this many ratings with this mean before the first real one. */
    prior: { mean: 4, count: 5 },
  },
  distance: {
    /** Kilometres from home beyond which all is equally far; also the limit outside every region. */
    far: 100,
    /** If the home's or the shoot's place is unknown. */
    unknown: 0.5,
  },
  jobs: {
    /** How many days back jobs count. */
    days: 30,
    /** More jobs than this count the same. */
    many: 10,
  },
  answered: {
    /** How many days back offers count. */
    days: 365,
    /** For someone never asked before. */
    unknown: 0.5,
  },
} as const;
