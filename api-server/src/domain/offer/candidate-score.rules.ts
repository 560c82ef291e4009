import type { Coordinates } from '@shootline/shared-api/contract';
import { offerSettings } from './offer.settings.ts';

/** A videographer's record, for the ranking. */
export type CandidateHistory = {
  /** Sum and number of the ratings received, 0 to 5 each. */
  ratingSum: number;
  ratingCount: number;
  /** Recent jobs. */
  jobs: number;
  /** Offers sent, and how many of them were answered. */
  asked: number;
  answered: number;
  /** Kilometres from home to the shoot; undefined if either is unknown. */
  distance: number | undefined;
};

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const latitudes = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const longitudes = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const part = latitudes + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longitudes;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** How well a videographer fits, 0 to 100 (decisions §4). */
export function scoreOf(history: CandidateHistory): number {
  const { weights, rating, distance, jobs, answered } = offerSettings;
  const { mean, count } = rating.prior;
  const meanRating = (history.ratingSum + mean * count) / (history.ratingCount + count);
  const closeness =
    history.distance === undefined
      ? distance.unknown
      : 1 - Math.min(history.distance, distance.far) / distance.far;
  const idleness = 1 - Math.min(history.jobs, jobs.many) / jobs.many;
  const reliability = history.asked === 0 ? answered.unknown : history.answered / history.asked;
  return (
    (weights.rating * meanRating) / rating.best +
    weights.distance * closeness +
    weights.jobs * idleness +
    weights.answered * reliability
  );
}
