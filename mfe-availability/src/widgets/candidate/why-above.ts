import { t, type Candidate, numberText } from '@shootline/shared-api';

type Figure = keyof Candidate['points'];

const figures: readonly Figure[] = ['rating', 'distance', 'jobs', 'answered'];

/** Differences in the score below this many points are not mentioned. */
const leastLead = 0.1;

function rated({ average_rating: own }: Candidate, { average_rating: next }: Candidate): string {
  if (!own)
    return next ? t('the next is rated {rating}', { rating: numberText(next.rating, 1) }) : '';
  if (!next) {
    return t('rated {rating}, the next not yet', { rating: numberText(own.rating, 1) });
  }
  const higher = Math.round((own.rating - next.rating) * 10) / 10;
  if (higher > 0) return t('rated {higher} higher', { higher: numberText(higher, 1) });
  // Few ratings count towards a mean of 4.
  return own.count > next.count ? t('more good ratings') : t('fewer poor ratings');
}

function near({ distance_km: own }: Candidate, { distance_km: next }: Candidate): string {
  if (own === null) return t('the next is {distance} km away', { distance: numberText(next ?? 0) });
  if (next === null) return t('nearer than where a distance is unknown');
  const nearer = next - own;
  return nearer > 0
    ? t('{distance} km nearer', { distance: numberText(nearer) })
    : t('slightly nearer');
}

function idle({ recent_jobs: own }: Candidate, { recent_jobs: next }: Candidate): string {
  const fewer = next - own;
  return t('{fewer, plural, one {# shoot} other {# shoots}} fewer in 30 days', { fewer });
}

function answering({ answered_percent: own }: Candidate, { answered_percent: next }: Candidate) {
  if (own === null) return t('the next answers only {percent}% of offers', { percent: next });
  if (next === null) return t('answers {percent}% of offers', { percent: own });
  return t('answers more offers ({own}%, not {next}%)', { own, next });
}

const words: Record<Figure, (own: Candidate, next: Candidate) => string> = {
  rating: rated,
  distance: near,
  jobs: idle,
  answered: answering,
};

/**
 * The line that says why a candidate ranks above the next one: the two figures with the largest lead.
 * Undefined where the score does not decide, as for candidates who cannot be asked.
 */
export function whyAbove(own: Candidate, next: Candidate | undefined): string | undefined {
  if (!next || own.score < next.score) return undefined;
  if (own.conflicts.length > 0 || next.conflicts.length > 0) return undefined;
  const leads = figures
    .map((figure) => ({ figure, lead: own.points[figure] - next.points[figure] }))
    .filter(({ lead }) => lead >= leastLead)
    .sort((one, other) => other.lead - one.lead)
    .slice(0, 2);
  if (leads.length === 0) return t('Level with the next');
  return t('Ranks above the next: {reasons}', {
    reasons: leads.map(({ figure }) => words[figure](own, next)).join(', '),
  });
}
