import type { Candidate } from '@shootline/shared-api/contract';
import type { BookingRow } from '../../booking/booking.repository.ts';
import { presentPerson, presentRating } from '../../people/user/user.presenter.ts';
import type { CandidateRow } from './candidate.repository.ts';
import { distanceOf } from './distance.rules.ts';

const rounded = (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits;

/** A videographer's place in the ranking for a booking, for staff. */
export function presentCandidate(
  row: BookingRow,
  { ranked, videographer, conflicts, travel, offer, queuePlace }: CandidateRow,
): Candidate {
  const distance = distanceOf(row, videographer);
  const { videographerId, state } = row.booking;
  const { rating, distance: near, jobs, answered } = ranked.points;
  return {
    ...presentPerson(videographer),
    locality: videographer.locality,
    state: videographer.state,
    score: rounded(ranked.score, 1),
    points: {
      rating: rounded(rating, 2),
      distance: rounded(near, 2),
      jobs: rounded(jobs, 2),
      answered: rounded(answered, 2),
    },
    average_rating: presentRating(videographer),
    distance_km: distance === undefined ? null : rounded(distance),
    travel_before: travel.before ?? null,
    travel_after: travel.after ?? null,
    recent_jobs: ranked.jobs,
    answered_percent: ranked.asked === 0 ? null : rounded((ranked.answered / ranked.asked) * 100),
    queue_place: queuePlace ?? null,
    offer_state: offer?.state ?? null,
    is_assigned: videographerId === videographer.id && state !== 'cancelled',
    conflicts,
  };
}
