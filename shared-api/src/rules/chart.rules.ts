import { t } from '../texts/texts.ts';
import type {
  Analytics,
  AnalyticsPart,
  ChartItem,
  MarginItem,
  operations,
  TimelinePoint,
} from '../contract/index.ts';

type Answer = Required<Analytics>;

/** Paths to the values of a type, such as `camop.ratings`. */
type PathTo<Value, Of> = {
  [Name in keyof Of & string]: Of[Name] extends Value
    ? Name
    : Of[Name] extends readonly unknown[]
      ? never
      : Of[Name] extends object
        ? `${Name}.${PathTo<Value, Of[Name]>}`
        : never;
}[keyof Of & string];

/** Fields of the answer whose items are drawn, each as a chart. */
export type ItemField = PathTo<readonly ChartItem[], Answer>;
type TimelineField = PathTo<readonly TimelinePoint[], Answer>;
type MarginField = PathTo<readonly MarginItem[], Answer>;
/** Fields of the answer that a chart shows. */
export type ChartField = ItemField | TimelineField | MarginField;

export type AnalyticsTab = 'overview' | 'camop' | 'feedback' | 'system';

/** A filter of the list of bookings. */
export type BookingsFilter = Exclude<
  keyof NonNullable<operations['listBookings']['parameters']['query']>,
  'offset' | 'limit' | 'view' | 'sortBy' | 'asc'
>;

/** A chart of Analytics: the page, its placeholder, its table and files, and the export read it. */
export interface Chart<Kind = 'bar' | 'column' | 'pie'> {
  title: string;
  /** The counted things: 'Bookings'. */
  unit: string;
  kind: Kind;
  tabs: readonly AnalyticsTab[];
  /** Filters the list of bookings by an item's key. Without it items have no link. */
  link?: BookingsFilter;
  /** Order of the items when compared with the period before. Otherwise the largest come first. */
  order?: 'name' | 'hours' | 'lifecycle';
  /** Draws only the largest values, up to this number; the table lists all. */
  mostDrawn?: number;
  /** Leaves the chart out if all its values are 0. */
  isHiddenIfEmpty?: boolean;
  /** Added to the title in the export, where single figures have the title alone. */
  section?: string;
}

/** Every chart, in the order of the page and of the export: money first. */
export const charts: Readonly<
  Record<ItemField, Chart> &
    Record<TimelineField, Chart<'line'>> &
    Record<MarginField, Chart<'bar'>>
> = {
  'margin.by_client': {
    title: t('Margin by Client'),
    unit: t('Bookings'),
    kind: 'bar',
    tabs: ['overview'],
  },
  'margin.by_billing_region': {
    title: t('Margin by Region'),
    unit: t('Bookings'),
    kind: 'bar',
    tabs: ['overview'],
  },
  'bookings.top_clients': {
    title: t('Top Clients'),
    unit: t('Bookings'),
    kind: 'bar',
    tabs: ['overview'],
    link: 'client',
    mostDrawn: 5,
  },
  'bookings.by_status': {
    title: t('Bookings by Status'),
    unit: t('Bookings'),
    kind: 'bar',
    tabs: ['overview'],
    link: 'state',
    order: 'lifecycle',
  },
  'bookings.by_billing_region': {
    title: t('Bookings by Billing Regions'),
    unit: t('Bookings'),
    kind: 'pie',
    tabs: ['overview'],
    link: 'billing_region',
    order: 'name',
  },
  'bookings.timeline': {
    title: t('Bookings Timeline'),
    unit: t('Bookings'),
    kind: 'line',
    tabs: ['overview'],
  },
  'jobs.job_types': {
    title: t('Job Types'),
    unit: t('Bookings'),
    kind: 'bar',
    tabs: ['camop'],
    link: 'video_type',
  },
  'jobs.durations': {
    title: t('Job Durations'),
    unit: t('Bookings'),
    kind: 'column',
    tabs: ['camop'],
    link: 'duration',
    order: 'hours',
  },
  'jobs.top_videographers': {
    title: t('Top Videographers'),
    unit: t('Bookings'),
    kind: 'bar',
    tabs: ['camop'],
    link: 'camop',
    mostDrawn: 10,
  },
  'feedback.camop.ratings': {
    title: t('Videographer Feedback'),
    unit: t('Shoots'),
    kind: 'column',
    tabs: ['camop', 'feedback'],
    link: 'videographer_rating',
    section: t('Stars'),
  },
  'feedback.booking.ratings': {
    title: t('Client Feedback'),
    unit: t('Shoots'),
    kind: 'column',
    tabs: ['camop', 'feedback'],
    link: 'shoot_rating',
    section: t('Stars'),
  },
  'work.approval_time.by_length': {
    title: t('Time to Approval'),
    unit: t('Bookings'),
    kind: 'column',
    tabs: ['overview'],
    link: 'approval_time',
    section: t('Length'),
  },
  'work.staffing_time.by_length': {
    title: t('Time to Staffing'),
    unit: t('Bookings'),
    kind: 'column',
    tabs: ['overview'],
    link: 'staffing_time',
    section: t('Length'),
  },
  'work.offers.by_answer': {
    title: t('Offers Accepted'),
    unit: t('Offers'),
    kind: 'bar',
    tabs: ['camop'],
    section: t('Answers'),
  },
  'work.unstaffed.by_month': {
    title: t('Unstaffed 48 Hours Before'),
    unit: t('Shoots'),
    kind: 'column',
    tabs: ['overview'],
    section: t('Months'),
  },
  'system.bookings_by_client_region': {
    title: t('Bookings by Client Regions'),
    unit: t('Bookings'),
    kind: 'bar',
    tabs: ['system'],
    link: 'billing_region',
  },
  'system.top_shoot_locations': {
    title: t('Top Shoot Locations'),
    unit: t('Bookings'),
    kind: 'bar',
    tabs: ['system'],
    link: 'location',
    mostDrawn: 10,
  },
  'system.clients_by_billing_region': {
    title: t('Clients by Billing Region'),
    unit: t('Clients'),
    kind: 'pie',
    tabs: ['system'],
    isHiddenIfEmpty: true,
  },
  'system.users_by_billing_region': {
    title: t('Users by Billing Region'),
    unit: t('Users'),
    kind: 'pie',
    tabs: ['system'],
    isHiddenIfEmpty: true,
  },
  'system.users_by_role': {
    title: t('Users by Roles'),
    unit: t('Users'),
    kind: 'pie',
    tabs: ['system'],
    isHiddenIfEmpty: true,
  },
};

/** The fields of the charts that a tab shows of one part of the answer. */
export function chartsOf(tab: AnalyticsTab, part: AnalyticsPart): ChartField[] {
  return chartFields.filter(
    (field) => field.startsWith(`${part}.`) && charts[field].tabs.includes(tab),
  );
}

export const chartFields = Object.keys(charts) as ChartField[];

/** Whether a field has items, unlike the timeline and the margins. */
export const isItemField = (field: ChartField): field is ItemField =>
  charts[field].kind !== 'line' && !field.startsWith('margin.');

/** The items of a chart in an answer that has its part. */
export function itemsOf(answer: Analytics, field: ItemField): readonly ChartItem[] {
  const value = field
    .split('.')
    .reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], answer);
  return value as readonly ChartItem[];
}
