import { t } from '@shootline/shared-api';
import type { Analytics, AnalyticsPart } from '@shootline/shared-api/contract';
import {
  type AnalyticsTab,
  type Chart,
  charts,
  chartsOf,
  isItemField,
  type ItemField,
  itemsOf,
} from '@shootline/shared-api/rules/charts';
import { useIsDesktop } from '@shootline/shared-ui';
import type { BookingsLink } from '../filters/bookings-path.ts';
import { useAnalyticsFilter } from '../filters/use-analytics-filter.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { extrasOf, hasSummary, type Shown } from './chart-extras.tsx';
import { barsHeight, CHART_HEIGHT, pieHeightOnPhones } from '../figures/chart-height.ts';
import { Figures } from '../figures/figures.tsx';
import { itemOrders } from '../charts/items/item-orders.ts';
import type { Part } from '../figures/part.ts';
import { BookingsTimeline } from './timeline-card.tsx';

interface PartChartsProps<Name extends AnalyticsPart> {
  tab: AnalyticsTab;
  part: Name;
  of: Part<Required<Analytics>[Name]>;
  before?: Analytics[Name];
  /** Whether other cards of the part already offer Retry. */
  isFailureShown?: boolean;
  /** Links to the bookings of an item; otherwise with the page's filter. */
  bookingsLink?: BookingsLink;
}

/** The number of bars that most charts without a limit have. */
const usualBars = 8;

/** The number of slices that most pies have: one a region. */
const usualSlices = 4;

/** The height of a chart whose data is not known yet. */
function reservedHeight(
  { kind, mostDrawn }: Chart<string>,
  { isCompared, isDesktop }: { isCompared: boolean; isDesktop: boolean },
) {
  if (kind === 'bar') return barsHeight(mostDrawn ?? usualBars, isCompared);
  return kind === 'pie' && !isDesktop ? pieHeightOnPhones(usualSlices) : CHART_HEIGHT;
}

/** The charts that a tab shows of one part of the answer, as `charts` declares them. */
export function PartCharts<Name extends AnalyticsPart>(props: PartChartsProps<Name>) {
  const { tab, part, of, before, isFailureShown } = props;
  const ofPage = useAnalyticsFilter();
  const bookingsLink = props.bookingsLink ?? ofPage.bookingsLink;
  const fields = chartsOf(tab, part);
  const titleOf = (field: (typeof fields)[number]) => charts[field].title;
  const isDesktop = useIsDesktop();
  const titles = fields.map(titleOf);
  const isCompared = ofPage.before !== null && part !== 'system';
  const heights = Object.fromEntries(
    fields.map((field) => [
      titleOf(field),
      reservedHeight(charts[field], { isCompared, isDesktop }),
    ]),
  );
  const summarised = fields.filter(hasSummary).map(titleOf);
  return (
    <Figures {...{ of, titles, heights, summarised, isFailureShown }}>
      {(data) => {
        const shown = { data, before, bookingsLink };
        const answers = { now: { [part]: data }, before: before && { [part]: before } };
        return fields.map((field) =>
          isItemField(field) ? (
            <ItemChart key={field} {...{ field, answers, shown }} />
          ) : (
            <BookingsTimeline key={field} {...(shown as Shown<'bookings'>)} />
          ),
        );
      }}
    </Figures>
  );
}

interface ItemChartProps<Name extends AnalyticsPart> {
  field: ItemField;
  answers: { now: Analytics; before: Analytics | undefined };
  shown: Shown<Name>;
}

function ItemChart<Name extends AnalyticsPart>({ field, answers, shown }: ItemChartProps<Name>) {
  const { now, before } = answers;
  const { title, unit, kind, link, order, mostDrawn, isHiddenIfEmpty } = charts[field];
  const items = itemsOf(now, field);
  if (isHiddenIfEmpty && items.every(({ value }) => value === 0)) return null;
  return (
    <ChartCard
      title={title}
      valueLabel={t('No. of {unit}', { unit })}
      kind={kind}
      items={items}
      before={before && itemsOf(before, field)}
      mostDrawn={mostDrawn}
      order={order && itemOrders[order]}
      linkOf={({ key }) => (link && key !== null ? shown.bookingsLink({ [link]: key }) : null)}
      {...extrasOf(field, shown)}
    />
  );
}
