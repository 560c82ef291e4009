import { type BriefName, briefField, isRevealed } from '@shootline/shared-api/rules/brief';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

/** Shows a field only while another answer reveals it. */
export function Revealed({ field, children }: { field: BriefName; children: ReactNode }) {
  const question = briefField(field).shownWhen?.[0] ?? field;
  const answer: unknown = useWatch({ name: question });
  return isRevealed(field, { [question]: answer }) ? children : null;
}
