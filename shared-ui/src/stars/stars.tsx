import { t } from '@shootline/shared-api';
import { styled, Icon } from '@shootline/shared-ui';
import Star from 'lucide-react/icons/star';

export const MOST_STARS = 5;

/** A rating or a mean rating as stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={t('{rating} of {most} stars', { rating, most: MOST_STARS })}>
      {Array.from({ length: MOST_STARS }, (_, at) => {
        const isFilled = at < Math.round(rating);
        return (
          <span key={at} data-filled={isFilled || undefined}>
            <Icon icon={Star} size={14} isFilled={isFilled} />
          </span>
        );
      })}
    </Row>
  );
}

// One style on the row: a list has hundreds of stars.
const Row = styled('span', {
  base: {
    display: 'inline-flex',
    color: 'border.control',
    '& [data-filled]': { color: 'star' },
  },
});
