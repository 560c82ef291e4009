import { Box, Flex, Icon } from '@shootline/shared-ui';
import Star from 'lucide-react/icons/star';

export const MOST_STARS = 5;

/** A rating, or the mean of several, as stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Flex
      as="span"
      display="inline-flex"
      role="img"
      aria-label={`${rating} of ${MOST_STARS} stars`}
      gap="0.5"
    >
      {Array.from({ length: MOST_STARS }, (_, at) => {
        const isFilled = at < Math.round(rating);
        return (
          <Box as="span" key={at} color={isFilled ? 'star' : 'border.control'}>
            <Icon icon={Star} size={14} isFilled={isFilled} />
          </Box>
        );
      })}
    </Flex>
  );
}
