import { t, type FeedbackAnalytics, numberText } from '@shootline/shared-api';
import { MOST_STARS, Stars } from '@shootline/shared-ui/stars';
import { StatCard } from './stat-card.tsx';

/** The mean of one kind of rating, with the numbers of ratings and of users who gave them. */
export function FeedbackStat(props: {
  title: string;
  feedback: FeedbackAnalytics;
  before: FeedbackAnalytics | undefined;
  to: string;
}) {
  const { title, feedback, before, to } = props;
  const { mean, ratings_count, users_count } = feedback;
  if (mean === null) return <StatCard title={title} value={undefined} />;
  const earlier = before?.mean;
  const by = t(
    '{ratings, plural, one {# rating} other {{ratingsNumber} ratings}} by {people, plural, one {# person} other {{peopleNumber} people}}',
    {
      ratings: ratings_count,
      ratingsNumber: numberText(ratings_count),
      people: users_count,
      peopleNumber: numberText(users_count),
    },
  );
  return (
    <StatCard
      title={title}
      value={t('{mean} of {most}', { mean: numberText(mean, 1), most: MOST_STARS })}
      note={<Stars rating={mean} />}
      line={
        typeof earlier === 'number'
          ? t('{now}, {before} in the period before', { now: by, before: numberText(earlier, 1) })
          : by
      }
      to={to}
    />
  );
}
