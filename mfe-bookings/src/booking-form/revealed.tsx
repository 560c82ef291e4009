import { type RevealedField, revealing } from '@shootline/shared-api/values';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

/** Shows a field only while another answer reveals it (S1 §2). */
export function Revealed({ field, children }: { field: RevealedField; children: ReactNode }) {
  const [question, answer] = revealing(field);
  const current: unknown = useWatch({ name: question });
  return current === answer ? children : null;
}
