import { t, type Candidate, numberText } from '@shootline/shared-api';
import { travelText } from '@shootline/shared-api/values';

const shoots = (count: number) =>
  count === 0
    ? t('no shoots in 30 days')
    : t('{count, plural, one {# shoot} other {# shoots}} in 30 days', { count });

function travels({ travel_before: before, travel_after: after }: Candidate): string[] {
  const one = before !== null && { travel: travelText(before) };
  const other = after !== null && { travel: travelText(after) };
  return [
    one && (before ? t('about {travel} from the shoot before', one) : t('films there before')),
    other && (after ? t('about {travel} to the shoot after', other) : t('films there afterwards')),
  ].filter((text) => text !== false);
}

/**
 * A videographer's figures from the ranking besides the rating, without an unknown distance, and the
 * travel from and to other shoots.
 */
export function figuresOf(candidate: Candidate): string[] {
  const { distance_km: distance, recent_jobs } = candidate;
  const near = distance === null ? [] : [`${numberText(distance)} km`];
  return [...near, shoots(recent_jobs), ...travels(candidate)];
}

const answers: Partial<Record<NonNullable<Candidate['offer_state']>, string>> = {
  awaiting_send: t('queued'),
  unknown: t('asked'),
  available: t('has accepted'),
};

/** Says whether a videographer is assigned or free, and the state of the booking's offer to them. */
export function stateTextsOf({ conflicts, offer_state, is_assigned }: Candidate): string[] {
  if (is_assigned) return [t('assigned')];
  const answer = offer_state && answers[offer_state];
  return [...(conflicts.length === 0 ? [t('free')] : []), ...(answer ? [answer] : [])];
}
