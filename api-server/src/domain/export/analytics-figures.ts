import type {
  Analytics,
  BookingAnalytics,
  ChartItem,
  FeedbackAnalytics,
  JobAnalytics,
  MarginAnalytics,
  MarginItem,
  SystemStatistics,
  TimeTaken,
  WorkAnalytics,
} from '@shootline/shared-api/contract';
import { plainMoney } from '@shootline/shared-api/rules';

/** A line of the export. */
export type Figure = {
  section: string;
  name: string;
  /** A number, or money as a plain decimal. */
  value: number | string | null;
  currency?: string;
  feedback?: FeedbackAnalytics['stream'][number];
};

function chart(section: string, items: Omit<ChartItem, 'key'>[]): Figure[] {
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
  ];
}

function ofJobs(jobs: JobAnalytics): Figure[] {
  return [
    ...chart('Job Types', jobs.job_types),
    ...chart('Job Durations', jobs.durations),
    ...chart('Top Videographers', jobs.top_videographers),
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

function ofTime(
  title: string,
  { count, mean_hours: mean, by_length: lengths }: TimeTaken,
): Figure[] {
  return [
    { section: title, name: 'Bookings', value: count },
    { section: title, name: 'Mean (hours)', value: mean },
    ...chart(`${title}: Length`, lengths),
  ];
}

function ofWork({ approval_time, staffing_time, offers, unstaffed }: WorkAnalytics): Figure[] {
  return [
    ...ofTime('Time to Approval', approval_time),
    ...ofTime('Time to Staffing', staffing_time),
    ...chart('Offers', [
      { name: 'Sent', value: offers.sent_count },
      { name: 'Accepted', value: offers.accepted_count },
    ]),
    ...chart('Offers: Answers', offers.by_answer),
    ...chart('Unstaffed 48 Hours Before', [
      { name: 'Shoots', value: unstaffed.shoots_count },
      { name: 'Unstaffed', value: unstaffed.unstaffed_count },
    ]),
    ...chart('Unstaffed 48 Hours Before: Months', unstaffed.by_month),
  ];
}

function ofMoney(title: string, items: MarginItem[]): Figure[] {
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

function ofMargin(margin: MarginAnalytics): Figure[] {
  return [
    ...ofMoney('Margin by Client', margin.by_client),
    ...ofMoney('Margin by Billing Region', margin.by_billing_region),
    ...chart('Margin: Left Out', [
      { name: 'In two currencies', value: margin.mixed_currencies_count },
      { name: 'Without a price', value: margin.unpriced_count },
    ]),
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

/** Every figure of an answer, in the order of the page. */
export function figuresOf(analytics: Analytics): Figure[] {
  const { bookings, jobs, feedback, work, margin, system } = analytics;
  return [
    ...(bookings ? ofBookings(bookings) : []),
    ...(jobs ? ofJobs(jobs) : []),
    ...(feedback
      ? [
          ...ofFeedback('Videographer Feedback', feedback.camop),
          ...ofFeedback('Shoot Feedback', feedback.booking),
        ]
      : []),
    ...(work ? ofWork(work) : []),
    ...(margin ? ofMargin(margin) : []),
    ...(system ? ofSystem(system) : []),
  ];
}
