import type { Candidate } from '@shootline/shared-api';
import { placeText } from '../../place-text.ts';

/** A videographer's name, otherwise the email. */
export const nameOf = ({ full_name, email }: Candidate): string => full_name || email || '--';

/** 'Mia Chan — Sydney NSW', or only the name if the place is unknown. */
export function nameAndPlace(candidate: Candidate): string {
  return [nameOf(candidate), placeText(candidate)].filter(Boolean).join(' — ');
}
