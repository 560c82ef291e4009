import type { Analytics } from '@shootline/shared-api/contract';
import { useAnalyticsFilter } from '../filters/use-analytics-filter.ts';
import { RatingCard } from './rating-card.tsx';

type Feedback = NonNullable<Analytics['feedback']>;

export const ratingTitles = ['Videographer Feedback', 'Client Feedback'] as const;

/** Clients' ratings of videographers, and videographers' ratings of shoots. */
export function RatingCards({ feedback, before }: { feedback: Feedback; before?: Feedback }) {
  const { bookingsLink } = useAnalyticsFilter();
  return (
    <>
      <RatingCard
        title={ratingTitles[0]}
        feedback={feedback.camop}
        before={before?.camop}
        linkOf={(stars) => bookingsLink({ videographer_rating: stars })}
      />
      <RatingCard
        title={ratingTitles[1]}
        feedback={feedback.booking}
        before={before?.booking}
        linkOf={(stars) => bookingsLink({ shoot_rating: stars })}
      />
    </>
  );
}
