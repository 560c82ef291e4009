/** How offers are made and videographers ranked (decisions §4). */
export const offerSettings = {
  /** How many of the best a queue holds. */
  queueLength: 10,
  /** Minutes between two shoots of one videographer: to pack up and travel. */
  gapMinutes: 60,
  /** Percent of the score; together 100. */
  weights: { rating: 40, distance: 30, jobs: 20, answered: 10 },
  rating: {
    best: 5,
    /** As if each had been rated this often with this mean before the first real one. */
    prior: { mean: 4, count: 5 },
  },
  distance: {
    /** Kilometres from home that count as far as any more, and how far is near without a region. */
    far: 100,
    /** Of a home or a shoot whose place is not known. */
    unknown: 0.5,
  },
  jobs: {
    /** Days in which jobs count. */
    days: 30,
    /** Jobs that count as many as any more. */
    many: 10,
  },
  answered: {
    /** Days in which offers count. */
    days: 365,
    /** Of someone who was not asked before. */
    unknown: 0.5,
  },
} as const;
