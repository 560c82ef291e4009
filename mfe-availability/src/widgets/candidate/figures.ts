import { t, type Candidate } from '@shootline/shared-api';

const shoots = (count: number) => {
  const number = count === 0 ? 'no' : String(count);
  return `${number} ${count === 1 ? 'shoot' : 'shoots'} in 30 days`;
};

/**
 * A videographer's figures from the ranking besides the rating, without an unknown distance
 * (decisions §4).
 */
export function figuresOf({ distance_km, recent_jobs }: Candidate): string[] {
  return [
    ...(distance_km === null ? [] : [`${distance_km.toLocaleString('en')} km`]),
    shoots(recent_jobs),
  ];
}

const answers: Partial<Record<NonNullable<Candidate['offer_state']>, string>> = {
  awaiting_send: 'queued',
  unknown: 'asked',
  available: t('has accepted'),
};

/** Says whether a videographer is assigned or free, and the state of the booking's offer to them. */
export function stateTextsOf({ hindrances, offer_state, is_assigned }: Candidate): string[] {
  if (is_assigned) return ['assigned'];
  const answer = offer_state && answers[offer_state];
  return [...(hindrances.length === 0 ? ['free'] : []), ...(answer ? [answer] : [])];
}
