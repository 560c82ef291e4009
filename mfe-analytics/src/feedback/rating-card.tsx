import type { ChartItem, FeedbackAnalytics } from '@shootline/shared-api/contract';
import { Badge, HStack, Text } from '@shootline/shared-ui';
import { RatingBadge } from '@shootline/shared-ui/rating-badge';
import { ChartCard } from '../charts/chart-card.tsx';
import { countText, numberText } from '../charts/number-text.ts';

const palettes = { success: 'green', warning: 'orange', danger: 'red', info: 'blue' } as const;

const named = (ratings: readonly ChartItem[]) =>
  ratings.map((item) => ({ ...item, name: countText(Number(item.key), 'star') }));

interface RatingCardProps {
  title: string;
  feedback: FeedbackAnalytics;
  before?: FeedbackAnalytics;
  /** The address of the bookings with this number of stars, 0 to 5. */
  linkOf: (stars: string) => string | null;
}

/** The mean of one kind of rating, and the number of shoots for each number of stars (S2 §2). */
export function RatingCard({ title, feedback, before, linkOf }: RatingCardProps) {
  return (
    <ChartCard
      title={title}
      valueLabel="No. of Shoots"
      kind="column"
      items={named(feedback.ratings)}
      before={before && named(before.ratings)}
      linkOf={({ key }) => (key === null ? null : linkOf(key))}
      tooltipOf={({ value, key }) => `${numberText(value)} Shoots were rated ${key} star(s).`}
      summary={<Mean feedback={feedback} />}
    />
  );
}

function Mean({ feedback }: { feedback: FeedbackAnalytics }) {
  const { mean, color, ratings_count: ratings, users_count: users } = feedback;
  return (
    <HStack gap="3" wrap="wrap" minH="8" mb="2">
      {mean !== null && (
        <Badge colorPalette={palettes[color]} variant="subtle" px="2" py="1">
          <RatingBadge rating={mean} count={ratings} />
        </Badge>
      )}
      <Text fontSize="sm" color="fg.muted">
        {`${countText(ratings, 'rating')} by ${countText(users, 'user')}`}
      </Text>
    </HStack>
  );
}
