import type { Candidate } from '@shootline/shared-api';
import { placeText } from '../../place-text.ts';

/** A videographer's name, or the email where there is none. */
export const nameOf = ({ full_name, email }: Candidate): string => full_name || email || '--';

/** 'Mia Chan — Sydney NSW', without a place that is unknown. */
export function nameAndPlace(candidate: Candidate): string {
  return [nameOf(candidate), placeText(candidate)].filter(Boolean).join(' — ');
}
