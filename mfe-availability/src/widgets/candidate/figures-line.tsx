import { t, type Candidate } from '@shootline/shared-api';
import { RatingBadge } from '@shootline/shared-ui/rating-badge';
import { figuresOf } from './figures.ts';

/** A videographer's figures and further texts in one line: '★ 4.8 (12) · 6 km · free'. */
export function FiguresLine({ of, and = [] }: { of: Candidate; and?: readonly string[] }) {
  const { average_rating: rating } = of;
  return (
    <>
      {rating ? <RatingBadge {...rating} isSmall /> : t('No ratings yet')}
      {['', ...figuresOf(of), ...and].join(' · ')}
    </>
  );
}
