/** Settings for offers and for docs/product/offers-and-assignment.md#ranking. */
export const offerSettings = {
  /** Videographers per queue. */
  queueLength: 10,
  /** Percent of the score; they add up to 100. */
  weights: { rating: 40, distance: 30, jobs: 20, answered: 10 },
  rating: {
    best: 5,
    /** Added to everyone's ratings: this many ratings with this mean. */
    prior: { mean: 4, count: 5 },
  },
  distance: {
    /**
     * Kilometres from home beyond which distance makes no difference; also the limit outside every
     * region.
     */
    far: 100,
    /** Used if the home's or the shoot's location is unknown. */
    unknown: 0.5,
  },
  jobs: {
    /** Days back within which jobs count. */
    days: 30,
    /** More jobs than this make no difference. */
    many: 10,
  },
  answered: {
    /** Days back within which offers count. */
    days: 365,
    /** Used for videographers never asked before. */
    unknown: 0.5,
  },
} as const;
