import {
  type Analytics,
  type BookingAnalytics,
  type ChartItem,
  type FeedbackAnalytics,
  type SystemStatistics,
  isAdmin,
  roles,
} from '@shootline/shared-api/contract';
import type { AnalyticsFilter } from '../analytics/analytics-filter.ts';
import { analyticsOf } from '../analytics/analytics.routes.ts';
import { type Column, cellsOf, number, text } from './export-csv.rules.ts';
import { type Report, sortableTime } from './report.ts';

type Figure = {
  section: string;
  name: string;
  value: number | null;
  feedback?: FeedbackAnalytics['stream'][number];
};

function chart(section: string, items: ChartItem[]): Figure[] {
  return items.map(({ name, value }) => ({ section, name, value }));
}

const timelineSeries = {
  all_ct: 'All',
  aus_ct: 'Australia',
  asia_ct: 'Asia',
  us_ct: 'US',
  uk_ct: 'UK',
} as const;

function ofBookings(bookings: BookingAnalytics): Figure[] {
  const [, submitter, submitted] = /^(.*)=(\d+)$/s.exec(bookings.top_submitter ?? '') ?? [];
  const series = Object.entries(timelineSeries) as [keyof typeof timelineSeries, string][];
  return [
    ...chart('Bookings', [
      { name: 'Count', value: bookings.count },
      { name: 'Current month', value: bookings.current_month_bookings_count },
      { name: 'Change since the previous month', value: bookings.delta_change },
    ]),
    ...chart(
      'Top Submitter',
      submitter === undefined ? [] : [{ name: submitter, value: Number(submitted) }],
    ),
    ...chart('Top Clients', bookings.top_clients),
    ...chart('Bookings by Status', bookings.by_status),
    ...chart('Bookings by Billing Regions', bookings.by_billing_region),
    ...series.flatMap(([field, region]) =>
      chart(
        `Bookings Timeline: ${region}`,
        bookings.timeline.map((point) => ({ name: point.name, value: point[field] })),
      ),
    ),
    ...chart('Job Types', bookings.job_types),
    ...chart('Job Durations', bookings.durations),
    ...chart('Top Videographers', bookings.top_videographers),
  ];
}

function ofFeedback(title: string, of: FeedbackAnalytics): Figure[] {
  return [
    { section: title, name: 'Mean', value: of.mean },
    { section: title, name: 'Ratings', value: of.ratings_count },
    { section: title, name: 'Users who rated', value: of.users_count },
    ...chart(`${title}: Stars`, of.ratings),
    ...of.stream.map((feedback) => ({
      section: `${title}: Stream`,
      name: feedback.camop,
      value: feedback.rating,
      feedback,
    })),
  ];
}

function ofSystem(system: SystemStatistics): Figure[] {
  return [
    ...chart('System', [
      { name: 'Users', value: system.user_count },
      { name: 'Clients', value: system.client_count },
      { name: 'Session', value: system.session_count },
      { name: 'Logged in user(s)', value: system.active_users_count },
    ]),
    ...chart('Bookings by Client Regions', system.bookings_by_client_region),
    ...chart('Top Shoot Locations', system.top_shoot_locations),
    ...chart('Clients by Billing Region', system.clients_by_billing_region),
    ...chart('Users by Billing Region', system.users_by_billing_region),
    ...chart('Users by Roles', system.users_by_role),
  ];
}

function figuresOf({ bookings, feedback, system }: Analytics): Figure[] {
  return [
    ...ofBookings(bookings),
    ...ofFeedback('Videographer Feedback', feedback.camop),
    ...ofFeedback('Shoot Feedback', feedback.booking),
    ...ofSystem(system),
  ];
}

const columns: Column<Figure>[] = [
  text('Section', ({ section }) => section),
  text('Name', ({ name }) => name),
  number('Value', ({ value }) => value),
  text('Feedback By', ({ feedback }) => feedback?.by ?? null),
  text('Feedback Date (UTC)', ({ feedback }) =>
    sortableTime(feedback ? new Date(feedback.date) : null, 'UTC'),
  ),
  text('Booking', ({ feedback }) => feedback?.booking_title ?? null),
  text('Note', ({ feedback }) => feedback?.note ?? null),
];

/** Every figure of Analytics, for those who may open the page (S2 §2). */
export const analyticsReport: Report<AnalyticsFilter> = {
  what: 'analytics',
  mayRequest: ({ role }, filter) =>
    role >= roles.reviewer && (filter.billing_region === undefined || isAdmin(role)),
  headings: columns.map(({ heading }) => heading),
  async *batches({ viewer, now, inside }, filter) {
    const shown = await inside((tx) => analyticsOf(tx, viewer, now, filter));
    yield figuresOf(shown).map((figure) => cellsOf(columns, figure));
  },
};
