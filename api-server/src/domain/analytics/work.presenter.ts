import type { TimeTaken, WorkAnalytics } from '@shootline/shared-api/contract';
import { timeLengths } from '../schema/time-length.ts';
import type { Sum } from './summary/summary.ts';
import type { OfferAnswer } from './work-summary.repository.ts';

const answers: Record<OfferAnswer, string> = {
  accepted: 'Accepted',
  declined: 'Declined',
  no_answer: 'No answer',
  withdrawn: 'Withdrawn',
  open: 'Open',
};

const of = (sums: Sum[], figure: string, key?: string) =>
  sums.filter((one) => one.figure === figure && (key === undefined || one.key === key));
const count = (sums: Sum[]) => sums.reduce((sum, { value }) => sum + value, 0);

function timeTaken(sums: Sum[]): TimeTaken {
  const all = count(sums);
  if (all === 0) return { count: 0, mean_hours: null, by_length: [] };
  const seconds = sums.reduce((sum, { amount }) => sum + amount, 0);
  return {
    count: all,
    mean_hours: Math.round(seconds / all / 360) / 10,
    by_length: timeLengths.map(({ value: key, label: name }) => ({
      key,
      name,
      value: count(sums.filter((one) => one.key === key)),
    })),
  };
}

/** Figures of approval, staffing and offers, from the sums of `work-summary.repository.ts`. */
export function presentWork(sums: Sum[]): WorkAnalytics {
  const months = Map.groupBy(of(sums, 'unstaffed'), ({ key }) => String(key ?? ''));
  return {
    approval_time: timeTaken(of(sums, 'approval_time')),
    staffing_time: timeTaken(of(sums, 'staffing_time')),
    offers: {
      sent_count: count(of(sums, 'offers')),
      accepted_count: count(of(sums, 'offers', 'accepted')),
      by_answer: Object.entries(answers).map(([key, name]) => ({
        key: null,
        name,
        value: count(of(sums, 'offers', key)),
      })),
    },
    unstaffed: {
      shoots_count: count(of(sums, 'staffed')) + count(of(sums, 'unstaffed')),
      unstaffed_count: count(of(sums, 'unstaffed')),
      by_month: [...months]
        .map(([month, some]) => ({ key: month, name: month, value: count(some) }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    },
  };
}
