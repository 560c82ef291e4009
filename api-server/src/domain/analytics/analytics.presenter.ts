import type {
  BookingAnalytics,
  ChartItem,
  FeedbackAnalytics,
  JobAnalytics,
  SystemStatistics,
} from '@shootline/shared-api/contract';
import { roleName } from '@shootline/shared-api/contract';
import {
  type Count,
  type countBookings,
  type countForSystem,
  type countJobs,
  notSpecified,
} from './booking-counts.repository.ts';
import type { newestFeedback } from './newest-feedback.repository.ts';
import type { FeedbackSource } from './ratings-summary.repository.ts';
import type { countClients, countSessions, countUsers, findMarkers } from './system.repository.ts';
import { type Fold, sumsOf } from './summary/summary-fold.ts';
import { timelineOf } from './timeline.rules.ts';

type Result<Query extends (...args: never[]) => unknown> = Awaited<ReturnType<Query>>;

const chart = (counts: Count[]): ChartItem[] =>
  counts.map(({ key, name, value }) => ({ key, name: name ?? key ?? notSpecified, value }));

const total = (rows: { value: number }[]) => rows.reduce((sum, { value }) => sum + value, 0);
const byName = (a: ChartItem, b: ChartItem) => a.name.localeCompare(b.name, 'en');
const named = (counts: Count[]) => counts.filter(({ key }) => key !== null);

/** The Overview tab's figures of bookings. `months` are in the viewer's zone. */
export function presentBookings(
  counts: Result<typeof countBookings>,
  months: { current: string; previous: string },
): BookingAnalytics {
  const { months: counted, clients, submitters, ...charts } = counts;
  const timeline = timelineOf(counted);
  const inMonth = (month: string) => timeline.find(({ name }) => name === month)?.all_ct ?? 0;
  const [top] = submitters;
  return {
    count: total(charts.by_status),
    current_month_bookings_count: inMonth(months.current),
    delta_change: inMonth(months.current) - inMonth(months.previous),
    top_submitter: top ? `${top.name}=${top.value}` : null,
    top_clients: chart(clients),
    timeline,
    ...charts,
  };
}

/** The CamOp Analytics tab's figures of bookings. */
export function presentJobs({ videographers, ...charts }: Result<typeof countJobs>): JobAnalytics {
  return { ...charts, top_videographers: chart(named(videographers)) };
}

function colorOf(mean: number | null): FeedbackAnalytics['color'] {
  if (mean === null) return 'info';
  if (mean >= 4) return 'success';
  return mean >= 3 ? 'warning' : 'danger';
}

/** Number of ratings of a source. */
export const ratingsCount = (fold: Fold, source: FeedbackSource): number =>
  total(sumsOf(fold, `${source} rating`));

/** The feedback of one source: mean to one decimal, shoots by rating, and the newest. */
export function presentFeedback(
  source: FeedbackSource,
  fold: Fold,
  newest: Result<typeof newestFeedback>,
): FeedbackAnalytics {
  const ratings = sumsOf(fold, `${source} rating`);
  const count = total(ratings);
  const sum = ratings.reduce((all, { key, value }) => all + Number(key) * value, 0);
  const mean = count > 0 ? Math.round((sum * 10) / count) / 10 : null;
  const shootsOf = (stars: number) => ratings.find(({ key }) => key === stars)?.amount ?? 0;
  return {
    mean,
    ratings_count: count,
    users_count: sumsOf(fold, `${source} author`).length,
    color: colorOf(mean),
    ratings: count
      ? [0, 1, 2, 3, 4, 5].map((stars) => ({
          key: String(stars),
          name: String(stars),
          value: shootsOf(stars),
        }))
      : [],
    stream: newest.map(({ bookingTitle, bookingId, date, ...item }) => ({
      type: source,
      ...item,
      date: date.toISOString(),
      booking_title: bookingTitle,
      booking_uuid: bookingId,
    })),
  };
}

function sumBy<Row extends { value: number }>(
  rows: Row[],
  keyOf: (row: Row) => string | null,
  label: (key: string) => string = (key) => key,
): ChartItem[] {
  const sums = new Map<string | null, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.value);
  const isUnknown = ({ key }: ChartItem) => Number(key === null);
  return [...sums]
    .map(([key, value]) => ({ key, name: key === null ? notSpecified : label(key), value }))
    .sort((a, b) => isUnknown(a) - isUnknown(b) || byName(a, b));
}

function roleLabel(role: string): string {
  const words = role.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The System tab's figures. */
export function presentSystem(of: {
  bookings: Result<typeof countForSystem>;
  clients: Result<typeof countClients>;
  users: Result<typeof countUsers>;
  sessions: Result<typeof countSessions>;
  markers: Result<typeof findMarkers>;
}): SystemStatistics {
  return {
    user_count: total(of.users),
    client_count: total(of.clients),
    session_count: of.sessions.sessions,
    active_users_count: of.sessions.users,
    bookings_by_client_region: of.bookings.billingRegions,
    top_shoot_locations: chart(named(of.bookings.shootLocations)),
    clients_by_billing_region: sumBy(of.clients, ({ region }) => region),
    users_by_billing_region: sumBy(of.users, ({ region }) => region),
    users_by_role: sumBy(of.users, ({ role }) => roleName(role) ?? String(role), roleLabel),
    markers: of.markers.map(({ lng, lat }) => [lng, lat]),
    places: of.markers.map(({ name, value }) => ({ name, value })),
  };
}
