import type { TimeTaken, WorkAnalytics } from '@shootline/shared-api/contract';
import { timeLengths } from '../schema/time-length.ts';
import type { Tally } from './tally.ts';
import type { OfferAnswer } from './work-tally.repository.ts';

const answers: Record<OfferAnswer, string> = {
  accepted: 'Accepted',
  declined: 'Declined',
  no_answer: 'No answer',
  withdrawn: 'Withdrawn',
  open: 'Open',
};

const of = (tallies: Tally[], figure: string, key?: string) =>
  tallies.filter((tally) => tally.figure === figure && (key === undefined || tally.key === key));
const count = (tallies: Tally[]) => tallies.reduce((sum, { value }) => sum + value, 0);

function timeTaken(tallies: Tally[]): TimeTaken {
  const all = count(tallies);
  if (all === 0) return { count: 0, mean_hours: null, by_length: [] };
  const seconds = tallies.reduce((sum, { amount }) => sum + amount, 0);
  return {
    count: all,
    mean_hours: Math.round(seconds / all / 360) / 10,
    by_length: timeLengths.map(({ value: key, label: name }) => ({
      key,
      name,
      value: count(tallies.filter((tally) => tally.key === key)),
    })),
  };
}

/** Figures of approval, staffing and offers, from the tallies of `work-tally.repository.ts`. */
export function presentWork(tallies: Tally[]): WorkAnalytics {
  const months = Map.groupBy(of(tallies, 'unstaffed'), ({ key }) => String(key ?? ''));
  return {
    approval_time: timeTaken(of(tallies, 'approval_time')),
    staffing_time: timeTaken(of(tallies, 'staffing_time')),
    offers: {
      sent_count: count(of(tallies, 'offers')),
      accepted_count: count(of(tallies, 'offers', 'accepted')),
      by_answer: Object.entries(answers).map(([key, name]) => ({
        key: null,
        name,
        value: count(of(tallies, 'offers', key)),
      })),
    },
    unstaffed: {
      shoots_count: count(of(tallies, 'staffed')) + count(of(tallies, 'unstaffed')),
      unstaffed_count: count(of(tallies, 'unstaffed')),
      by_month: [...months]
        .map(([month, some]) => ({ key: month, name: month, value: count(some) }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    },
  };
}
