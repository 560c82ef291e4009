import type { Candidate } from '@shootline/shared-api';
import { VisuallyHidden } from '@shootline/shared-ui';
import { figuresOf } from './figures.ts';

/** A videographer's figures and further texts in one line: '4.8 · 6 km · free'. */
export function FiguresLine({ of, and = [] }: { of: Candidate; and?: readonly string[] }) {
  return (
    <>
      {of.average_rating && <VisuallyHidden>Rated </VisuallyHidden>}
      {[...figuresOf(of), ...and].join(' · ')}
    </>
  );
}
