import type {
  Analytics,
  BookingAnalytics,
  ChartItem,
  FeedbackAnalytics,
  MarginAnalytics,
  MarginItem,
  SystemStatistics,
  TimeTaken,
  WorkAnalytics,
} from '@shootline/shared-api/contract';
import { plainMoney } from '@shootline/shared-api/rules';
import {
  type ChartField,
  chartFields,
  charts,
  isItemField,
  itemsOf,
} from '@shootline/shared-api/rules/charts';

/** A line of the export. */
export type Figure = {
  section: string;
  name: string;
  /** A number, or money as a plain decimal. */
  value: number | string | null;
  currency?: string;
  feedback?: FeedbackAnalytics['stream'][number];
};

const lines = (section: string, items: Omit<ChartItem, 'key'>[]): Figure[] =>
  items.map(({ name, value }) => ({ section, name, value }));

const timelineSeries = {
  all_ct: 'All',
  aus_ct: 'Australia',
  asia_ct: 'Asia',
  us_ct: 'US',
  uk_ct: 'UK',
} as const;

function totals(bookings: BookingAnalytics): Figure[] {
  const [, submitter, submitted] = /^(.*)=(\d+)$/s.exec(bookings.top_submitter ?? '') ?? [];
  return [
    ...lines('Bookings', [
      { name: 'Count', value: bookings.count },
      { name: 'Current month', value: bookings.current_month_bookings_count },
      { name: 'Change since the previous month', value: bookings.delta_change },
    ]),
    ...lines(
      'Top Submitter',
      submitter === undefined ? [] : [{ name: submitter, value: Number(submitted) }],
    ),
  ];
}

function timeline(title: string, { timeline: points }: BookingAnalytics): Figure[] {
  const series = Object.entries(timelineSeries) as [keyof typeof timelineSeries, string][];
  return series.flatMap(([field, region]) =>
    lines(
      `${title}: ${region}`,
      points.map((point) => ({ name: point.name, value: point[field] })),
    ),
  );
}

const meanRating = (section: string, of: FeedbackAnalytics): Figure[] => [
  { section, name: 'Mean', value: of.mean },
  { section, name: 'Ratings', value: of.ratings_count },
  { section, name: 'Users who rated', value: of.users_count },
];

const stream = (title: string, of: FeedbackAnalytics): Figure[] =>
  of.stream.map((feedback) => ({
    section: `${title}: Stream`,
    name: feedback.camop,
    value: feedback.rating,
    feedback,
  }));

const meanTime = (section: string, { count, mean_hours: mean }: TimeTaken): Figure[] => [
  { section, name: 'Bookings', value: count },
  { section, name: 'Mean (hours)', value: mean },
];

const sentOffers = (section: string, { offers }: WorkAnalytics) =>
  lines(section, [
    { name: 'Sent', value: offers.sent_count },
    { name: 'Accepted', value: offers.accepted_count },
  ]);

const unstaffedShoots = (section: string, { unstaffed }: WorkAnalytics) =>
  lines(section, [
    { name: 'Shoots', value: unstaffed.shoots_count },
    { name: 'Unstaffed', value: unstaffed.unstaffed_count },
  ]);

function margins(title: string, items: MarginItem[]): Figure[] {
  const money = (part: string, of: (item: MarginItem) => number) =>
    items.map((item) => ({
      section: `${title}: ${part}`,
      name: item.name,
      value: plainMoney(of(item), item.currency),
      currency: item.currency,
    }));
  return [
    ...money('Client Cost', (item) => item.client_due),
    ...money('Videographer Cost', (item) => item.camop_due),
    ...money('Margin', (item) => item.margin),
    ...items.map((item) => ({
      section: `${title}: Bookings`,
      name: item.name,
      value: item.bookings_count,
      currency: item.currency,
    })),
  ];
}

/** Revenue, cost and margin in each currency. */
function moneyTotals({ by_billing_region: regions }: MarginAnalytics): Figure[] {
  const byCurrency = Map.groupBy(regions, ({ currency }) => currency);
  const total = (section: string, of: (item: MarginItem) => number) =>
    [...byCurrency].map(([currency, items]) => ({
      section,
      name: 'Total',
      value: plainMoney(
        items.reduce((sum, item) => sum + of(item), 0),
        currency,
      ),
      currency,
    }));
  return [
    ...total('Revenue', (item) => item.client_due),
    ...total('Cost', (item) => item.camop_due),
    ...total('Margin', (item) => item.margin),
  ];
}

const leftOut = (margin: MarginAnalytics) =>
  lines('Margin: Left Out', [
    { name: 'In two currencies', value: margin.mixed_currencies_count },
    { name: 'Without a price', value: margin.unpriced_count },
  ]);

const systemTotals = (system: SystemStatistics) =>
  lines('System', [
    { name: 'Users', value: system.user_count },
    { name: 'Clients', value: system.client_count },
    { name: 'Session', value: system.session_count },
    { name: 'Logged in user(s)', value: system.active_users_count },
  ]);

type Of = { [Part in keyof Analytics]-?: NonNullable<Analytics[Part]> };
type PartOf<Field> = Field extends `${infer Part extends keyof Of}.${string}` ? Part : never;
type Lines<Part extends keyof Of> = (part: Of[Part], title: string) => Figure[];

/** Single figures before a chart's items, and lines after them or in their place. */
const others: {
  readonly [Field in ChartField]?: {
    before?: Lines<PartOf<Field>>;
    after?: Lines<PartOf<Field>>;
  };
} = {
  'bookings.top_clients': { before: totals },
  'bookings.timeline': { after: (bookings, title) => timeline(title, bookings) },
  'feedback.camop.ratings': {
    before: ({ camop }, title) => meanRating(title, camop),
    after: ({ camop }, title) => stream(title, camop),
  },
  'feedback.booking.ratings': {
    before: ({ booking }, title) => meanRating(title, booking),
    after: ({ booking }, title) => stream(title, booking),
  },
  'work.approval_time.by_length': { before: (work, title) => meanTime(title, work.approval_time) },
  'work.staffing_time.by_length': { before: (work, title) => meanTime(title, work.staffing_time) },
  'work.offers.by_answer': { before: (work, title) => sentOffers(title, work) },
  'work.unstaffed.by_month': { before: (work, title) => unstaffedShoots(title, work) },
  'margin.by_client': {
    before: moneyTotals,
    after: (margin, title) => margins(title, margin.by_client),
  },
  'margin.by_billing_region': {
    after: (margin, title) => [...margins(title, margin.by_billing_region), ...leftOut(margin)],
  },
  'system.bookings_by_client_region': { before: systemTotals },
};

function chartLines<Part extends keyof Of>(analytics: Analytics, field: ChartField): Figure[] {
  const part = analytics[field.split('.', 1)[0] as Part] as Of[Part] | undefined;
  if (!part) return [];
  const { title, section } = charts[field];
  const { before, after } = (others[field] ?? {}) as { before?: Lines<Part>; after?: Lines<Part> };
  const items = isItemField(field) ? itemsOf(analytics, field) : [];
  return [
    ...(before?.(part, title) ?? []),
    ...lines(section === undefined ? title : `${title}: ${section}`, [...items]),
    ...(after?.(part, title) ?? []),
  ];
}

/** Every figure of an answer, chart by chart in the order of `charts`. */
export function figuresOf(analytics: Analytics): Figure[] {
  return chartFields.flatMap((field) => chartLines(analytics, field));
}
