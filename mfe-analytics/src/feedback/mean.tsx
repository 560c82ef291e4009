import { t, numberText } from '@shootline/shared-api';
import type { FeedbackAnalytics } from '@shootline/shared-api/contract';
import { Badge, HStack, Text } from '@shootline/shared-ui';
import { RatingBadge } from '@shootline/shared-ui/rating-badge';

const palettes = { success: 'green', warning: 'orange', danger: 'red', info: 'blue' } as const;

/** The mean of one kind of rating, with the numbers of ratings and of their authors. */
export function Mean({ feedback }: { feedback: FeedbackAnalytics }) {
  const { mean, color, ratings_count: ratings, users_count: users } = feedback;
  return (
    <HStack gap="3" wrap="wrap" minH="8" mb="2">
      {mean !== null && (
        <Badge colorPalette={palettes[color]}>
          <RatingBadge rating={mean} count={ratings} />
        </Badge>
      )}
      <Text fontSize="sm" color="fg.muted">
        {t(
          '{ratings, plural, one {# rating} other {{ratingsNumber} ratings}} by {users, plural, one {# user} other {{usersNumber} users}}',
          {
            ratings,
            ratingsNumber: numberText(ratings),
            users,
            usersNumber: numberText(users),
          },
        )}
      </Text>
    </HStack>
  );
}
