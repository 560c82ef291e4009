import type { ChartItem, WorkAnalytics } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { ChartCard } from '../charts/chart-card.tsx';
import { countText, numberText, percentText } from '../charts/number-text.ts';
import { monthText } from '../charts/timeline-model.ts';
import { everyMonth } from './every-month.ts';
import { useLinks } from './use-links.ts';

export const workTitles = [
  'Time to Approval',
  'Time to Staffing',
  'Unstaffed 48 Hours Before',
] as const;

/** '6 of 40 shoots (15 %)', '' without shoots. */
function unstaffedText({ shoots_count: all, unstaffed_count: part }: WorkAnalytics['unstaffed']) {
  if (all === 0) return '';
  return `${numberText(part)} of ${countText(all, 'shoot')} (${percentText(part, all)})`;
}

/** The same with the period before, which the bars cannot show, as its months are different. */
function comparedText(now: WorkAnalytics, before: WorkAnalytics | undefined): string {
  const earlier = before && unstaffedText(before.unstaffed);
  const text = unstaffedText(now.unstaffed);
  return earlier ? `${text || 'No shoots'}, ${earlier} in the period before` : text;
}

const withMonths = (items: readonly ChartItem[]) =>
  everyMonth(items).map((item) => ({ ...item, name: monthText(item.name) }));

/** Charts of times to approval and staffing, and of shoots that were unstaffed for too long. */
export function WorkCharts(props: { work: WorkAnalytics; before: WorkAnalytics | undefined }) {
  const { work, before } = props;
  const links = useLinks();
  return (
    <>
      <ChartCard
        title={workTitles[0]}
        valueLabel="No. of Bookings"
        kind="column"
        items={work.approval_time.by_length}
        before={before?.approval_time.by_length}
        linkOf={links.approvalTime}
      />
      <ChartCard
        title={workTitles[1]}
        valueLabel="No. of Bookings"
        kind="column"
        items={work.staffing_time.by_length}
        before={before?.staffing_time.by_length}
        linkOf={links.staffingTime}
      />
      <ChartCard
        title={workTitles[2]}
        valueLabel="No. of Shoots"
        kind="column"
        items={withMonths(work.unstaffed.by_month)}
        linkOf={links.unstaffedInMonth}
        summary={
          <Text minH="6" fontSize="sm" color="fg.muted">
            {comparedText(work, before)}
          </Text>
        }
      />
    </>
  );
}
