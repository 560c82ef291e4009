import { t, type Videographer, numberText } from '@shootline/shared-api';
import { phoneLink } from '@shootline/shared-api/values';
import {
  Box,
  styled,
  Flex,
  Heading,
  InitialsAvatar,
  Link,
  RouterLink,
  Text,
} from '@shootline/shared-ui';
import { RatingBadge } from '@shootline/shared-ui/rating-badge';
import { memo } from 'react';
import { profilePath } from '../profile-path.ts';

interface VideographerCardProps {
  videographer: Videographer;
  isHighlighted: boolean;
  /** Gets the uuid when the card is hovered or focused; null when that ends. */
  onHighlight: (id: string | null) => void;
}

export const cardId = (uuid: string): string => `videographer-${uuid}`;

const cityOf = ({ locality, state }: Videographer) => [locality, state].filter(Boolean).join(', ');

/** The card of a videographer in the search results. */
export const VideographerCard = memo(function VideographerCard(props: VideographerCardProps) {
  const { videographer, isHighlighted, onHighlight } = props;
  const { uuid, full_name, initials, email, phone_formatted, bookings_count } = videographer;
  const { average_rating: rating } = videographer;
  const city = cityOf(videographer);
  const highlight = () => onHighlight(uuid);
  const end = () => onHighlight(null);
  return (
    <Card
      id={cardId(uuid)}
      tabIndex={-1}
      data-highlighted={isHighlighted ? '' : undefined}
      onMouseEnter={highlight}
      onMouseLeave={end}
      onFocus={highlight}
      onBlur={end}
    >
      <InitialsAvatar initials={initials} />
      <Box minW="0" flex="1" fontSize="sm" overflowWrap="anywhere">
        <Flex justify="space-between" gap="3">
          <Heading as="h2" size="sm">
            <RouterLink to={profilePath(videographer)}>{full_name || '--'}</RouterLink>
          </Heading>
          {rating && <RatingBadge {...rating} />}
        </Flex>
        {city && <Text color="fg.muted">{city}</Text>}
        <Link href={`mailto:${email}`}>{email}</Link>
        {phone_formatted && (
          <Box>
            <Link href={phoneLink(phone_formatted)}>{phone_formatted}</Link>
          </Box>
        )}
        <Text color="fg.muted">
          {t('Bookings: {count}', { count: numberText(bookings_count) })}
        </Text>
      </Box>
    </Card>
  );
});

// Lets the browser skip layout and paint of cards far from the viewport.
const Card = styled('li', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 9.5rem',
    scrollMarginTop: 'calc(var(--top-bar-height) + 1rem)',
    outline: 'none',
    '&[data-highlighted]': { borderColor: 'brand.solid', shadow: 'md' },
  },
});
