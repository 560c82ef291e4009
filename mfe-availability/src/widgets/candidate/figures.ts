import { t, type Candidate, numberText } from '@shootline/shared-api';

const shoots = (count: number) =>
  count === 0
    ? t('no shoots in 30 days')
    : t('{count, plural, one {# shoot} other {# shoots}} in 30 days', { count });

/** A videographer's figures from the ranking besides the rating, without an unknown distance. */
export function figuresOf({ distance_km, recent_jobs }: Candidate): string[] {
  return [...(distance_km === null ? [] : [`${numberText(distance_km)} km`]), shoots(recent_jobs)];
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
