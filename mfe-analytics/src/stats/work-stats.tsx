import { t, type TimeTaken } from '@shootline/shared-api';
import { bookingsText } from '../figures/number-text.ts';
import { StatCard } from './stat-card.tsx';
import { commonUnit, timeText } from './time-text.ts';

/** The average time that a step takes. */
export function TimeStat(props: { title: string; time: TimeTaken; before: TimeTaken | undefined }) {
  const { title, time, before } = props;
  const { count, mean_hours } = time;
  if (mean_hours === null) return <StatCard title={title} value={undefined} />;
  const earlier = before?.mean_hours ?? null;
  const unit = earlier === null ? undefined : commonUnit(mean_hours, earlier);
  return (
    <StatCard
      title={title}
      value={timeText(mean_hours, unit)}
      note={t('of {bookings}', { bookings: bookingsText(count) })}
      line={
        earlier === null
          ? undefined
          : t('{time} in the period before', { time: timeText(earlier, unit) })
      }
    />
  );
}
