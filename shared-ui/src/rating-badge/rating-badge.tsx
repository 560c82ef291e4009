import { HStack, Icon, Text, VisuallyHidden } from '@shootline/shared-ui';
import Star from 'lucide-react/icons/star';

/** An average rating of 0 to 5 stars and how many ratings it comes from. */
export function RatingBadge({ rating, count }: { rating: number; count: number }) {
  const value = rating.toFixed(1);
  const times = count === 1 ? '1 rating' : `${count} ratings`;
  return (
    <HStack as="span" display="inline-flex" gap="1" fontSize="sm">
      <VisuallyHidden>{`Rated ${value} of 5, ${times}`}</VisuallyHidden>
      <Text as="span" aria-hidden color="star" display="inline-flex">
        <Icon icon={Star} size={16} isFilled />
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
