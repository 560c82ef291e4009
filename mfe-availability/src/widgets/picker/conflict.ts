import { type Candidate, t } from '@shootline/shared-api';
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
  const { conflicts, is_assigned, offer_state } = candidate;
  const name = nameOf(candidate);
  if (is_assigned) return { text: t('{name} is assigned already.', { name }), isFinal: true };
  if (conflicts.length > 0) {
    const isFinal = purpose === 'offer' || conflicts.some(({ is_final }) => is_final);
    const reasons = conflicts.map(({ message }) => message).join(` ${t('and')} `);
    return { text: `${name} ${reasons}.`, isFinal };
  }
  if (purpose === 'offer' && offer_state === 'available') {
    return { text: t('{name} has accepted an offer already.', { name }), isFinal: true };
  }
  return null;
}
