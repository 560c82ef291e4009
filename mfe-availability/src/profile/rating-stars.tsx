import { t } from '@shootline/shared-api';
import { chakra, Icon } from '@shootline/shared-ui';
import Star from 'lucide-react/icons/star';

const most = 5;

/** A rating as stars. */
export function RatingStars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={t('{rating} of {most} stars', { rating, most })}>
      {Array.from({ length: most }, (_, at) => (
        <span key={at} data-filled={at < rating || undefined}>
          <Icon icon={Star} size={14} isFilled={at < rating} />
        </span>
      ))}
    </Row>
  );
}

const Row = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '0.5',
    color: 'border.control',
    '& [data-filled]': { color: 'star' },
  },
});
