import { numberText, t } from '@shootline/shared-api';
import { HStack, Icon, Text, VisuallyHidden } from '@shootline/shared-ui';
import Star from 'lucide-react/icons/star';

/** An average rating of 0 to 5 stars and how many ratings it comes from. */
export function RatingBadge(props: {
  rating: number;
  count: number;
  /** Whether it stands in a line of small text. */
  isSmall?: boolean;
}) {
  const { rating, count, isSmall = false } = props;
  const value = numberText(rating, 1);
  return (
    <HStack as="span" display="inline-flex" gap="1" fontSize={isSmall ? 'xs' : 'sm'}>
      <VisuallyHidden>
        {t('Rated {value} of 5, {count, plural, one {# rating} other {# ratings}}', {
          value,
          count,
        })}
      </VisuallyHidden>
      <Text as="span" aria-hidden color="star" display="inline-flex">
        <Icon icon={Star} size={isSmall ? 12 : 16} isFilled />
      </Text>
      <Text as="span" aria-hidden fontWeight="semibold">
        {value}
      </Text>
      <Text as="span" aria-hidden color="fg.muted">
        ({count})
      </Text>
    </HStack>
  );
}
