import { t, type FeedbackAnalytics } from '@shootline/shared-api';
import { countText } from '../charts/number-text.ts';
import { MOST_STARS, Stars } from '../charts/stars.tsx';
import { StatCard } from '../charts/stat-card.tsx';

/** The mean of one kind of rating, with the numbers of ratings and of users who gave them (S2 §3). */
export function FeedbackStat(props: {
  title: string;
  feedback: FeedbackAnalytics;
  before: FeedbackAnalytics | undefined;
  to: string;
}) {
  const { title, feedback, before, to } = props;
  const { mean, ratings_count, users_count } = feedback;
  if (mean === null) return <StatCard title={title} value={undefined} />;
  const ratings = countText(ratings_count, 'rating');
  const people = countText(users_count, 'person', 'people');
  return (
    <StatCard
      title={title}
      value={`${mean.toFixed(1)} of ${MOST_STARS}`}
      note={<Stars rating={mean} />}
      line={t('{ratings} by {people}{before}', { ratings, people, before: beforeText(before) })}
      to={to}
    />
  );
}

const beforeText = (before: FeedbackAnalytics | undefined) =>
  typeof before?.mean === 'number' ? `, ${before.mean.toFixed(1)} in the period before` : '';
