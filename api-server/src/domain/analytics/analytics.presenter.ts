import type {
  BookingAnalytics,
  ChartItem,
  FeedbackAnalytics,
  SystemStatistics,
} from '@shootline/shared-api/contract';
import { roleName } from '@shootline/shared-api/contract';
import { bookingStates, labelOf, videoTypes } from '../reference/option-sets.ts';
import type { Count, countForCharts, countForSystem } from './booking-counts.repository.ts';
import type { FeedbackSource, countRatings, newestFeedback } from './ratings.repository.ts';
import type { countClients, countSessions, countUsers } from './system.repository.ts';
import { timelineOf } from './timeline.rules.ts';

type Result<Query extends (...args: never[]) => unknown> = Awaited<ReturnType<Query>>;

const notSpecified = 'Not specified';

function chart(counts: Count[], label: (key: string) => string = (key) => key): ChartItem[] {
  return counts.map(({ key, name, value }) => ({
    name: name ?? (key === null ? notSpecified : label(key)),
    value,
  }));
}

const byName = (a: ChartItem, b: ChartItem) => a.name.localeCompare(b.name, 'en');
const byValue = (a: ChartItem, b: ChartItem) => b.value - a.value || byName(a, b);
const named = (counts: Count[]) => counts.filter(({ key }) => key !== null);
const hours = (key: string) => `${key} ${key === '1' ? 'hour' : 'hours'}`;

const placeOfState = new Map(bookingStates.map(({ value }, place) => [value, place]));
const byLifecycle = (a: Count, b: Count) =>
  (placeOfState.get(a.key ?? '') ?? 0) - (placeOfState.get(b.key ?? '') ?? 0);
const byLength = (a: Count, b: Count) => Number(a.key ?? Infinity) - Number(b.key ?? Infinity);

/** The Overview tab's figures of bookings (S2 §2, §3). `months` are in the viewer's zone. */
export function presentBookings(
  counts: Result<typeof countForCharts>,
  months: { current: string; previous: string },
): BookingAnalytics {
  const timeline = timelineOf(counts.months);
  const inMonth = (month: string) => timeline.find(({ name }) => name === month)?.all_ct ?? 0;
  const [top] = counts.submitters;
  return {
    count: counts.all[0]?.value ?? 0,
    current_month_bookings_count: inMonth(months.current),
    delta_change: inMonth(months.current) - inMonth(months.previous),
    top_submitter: top ? `${top.name}=${top.value}` : null,
    top_clients: chart(counts.clients),
    by_status: chart(counts.states.sort(byLifecycle), (state) => labelOf(bookingStates, state)),
    by_billing_region: chart(counts.billingRegions).sort(byName),
    timeline,
    job_types: chart(counts.videoTypes, (type) => labelOf(videoTypes, type)).sort(byValue),
    durations: chart(counts.durations.sort(byLength), hours),
    top_videographers: chart(named(counts.operators)),
  };
}

function colorOf(mean: number | null): FeedbackAnalytics['color'] {
  if (mean === null) return 'info';
  if (mean >= 4) return 'success';
  return mean >= 3 ? 'warning' : 'danger';
}

/** The feedback of one source: mean, ratings by value, and the newest (S2 §3). */
export function presentFeedback(
  source: FeedbackSource,
  counts: Result<typeof countRatings>,
  newest: Result<typeof newestFeedback>,
): FeedbackAnalytics {
  const own = counts.filter((row) => row.source === source);
  const total = own.find(({ rating }) => rating === null);
  const mean = total?.mean ?? null;
  const numberOf = (stars: number) => own.find(({ rating }) => rating === stars)?.value ?? 0;
  return {
    mean,
    ratings_count: total?.value ?? 0,
    users_count: total?.people ?? 0,
    color: colorOf(mean),
    ratings: total
      ? [0, 1, 2, 3, 4, 5].map((stars) => ({ name: String(stars), value: numberOf(stars) }))
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

function sumBy<Row extends { value: number }>(rows: Row[], nameOf: (row: Row) => string) {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + row.value);
  const isUnknown = ({ name }: ChartItem) => Number(name === notSpecified);
  return [...sums]
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => isUnknown(a) - isUnknown(b) || byName(a, b));
}

function roleLabel(role: number): string {
  const words = (roleName(role) ?? String(role)).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const total = (rows: { value: number }[]) => rows.reduce((sum, { value }) => sum + value, 0);

/** The System tab's figures (S2 §2, §3). */
export function presentSystem(of: {
  bookings: Result<typeof countForSystem>;
  clients: Result<typeof countClients>;
  users: Result<typeof countUsers>;
  sessions: Result<typeof countSessions>;
  markers: [number, number][];
}): SystemStatistics {
  return {
    user_count: total(of.users),
    client_count: total(of.clients),
    session_count: of.sessions.sessions,
    active_users_count: of.sessions.people,
    bookings_by_client_region: chart(of.bookings.billingRegions).sort(byValue),
    top_shoot_locations: chart(named(of.bookings.shootLocations)),
    clients_by_billing_region: sumBy(of.clients, ({ region }) => region),
    users_by_billing_region: sumBy(of.users, ({ region }) => region ?? notSpecified),
    users_by_role: sumBy(of.users, ({ role }) => roleLabel(role)),
    markers: of.markers,
  };
}
