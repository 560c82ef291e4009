import type { Candidate } from '@shootline/shared-api';
import type { Widgets } from '@shootline/shared-api/portal';
import { nameOf } from '../candidate/names.ts';

export type Purpose = Widgets['availability/videographer-picker']['purpose'];

interface Conflict {
  /** A sentence that starts with the name. */
  text: string;
  isFinal: boolean;
}

/** The reason why a videographer cannot be chosen, or only after confirmation; null if they can. */
export function conflictOf(candidate: Candidate, purpose: Purpose): Conflict | null {
  if (purpose === 'fee') return null;
  const { hindrances, is_assigned, offer_state } = candidate;
  const sentence = (ends: string[]) => `${nameOf(candidate)} ${ends.join(' and ')}.`;
  if (is_assigned) return { text: sentence(['is assigned already']), isFinal: true };
  if (hindrances.length > 0) {
    const isFinal = purpose === 'offer' || hindrances.some(({ is_final }) => is_final);
    return { text: sentence(hindrances.map(({ message }) => message)), isFinal };
  }
  if (purpose === 'offer' && offer_state === 'available') {
    return { text: sentence(['has accepted an offer already']), isFinal: true };
  }
  return null;
}
