import { roles } from '@shootline/shared-api/contract';
import {
  countedBookings,
  dayOf,
  type Filter,
  type Row,
  type Rows,
  countsOf,
  ten,
} from './figures.ts';
import { homes } from './varied-places.ts';

const texts = (rows: Row[], column: string) => rows.map((row) => row[column]);
const nameOf = (rows: Row[], column: string) => (id: string) =>
  String(rows.find((row) => row.id === id)?.[column]);

/** The clients' billing regions of the bookings, in the same order. */
function regionsOf(rows: Rows, bookings: Row[]): string[] {
  const regions = new Map(rows.client.map((one) => [one.id, String(one['billing_region'])]));
  return bookings.map((one) => regions.get(String(one['client_id'])) ?? '');
}

function monthsBetween(first = 'none', last = ''): string[] {
  const months = [];
  let [year = 0, month = 0] = first.split('-').map(Number);
  for (let name = first; name <= last;) {
    months.push(name);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    name = `${year}-${String(month).padStart(2, '0')}`;
  }
  return months;
}

/** The figures of `bookings` as the contract describes them, in March 2026. */
export function bookingFigures(rows: Rows, filter: Filter) {
  const bookings = countedBookings(rows, filter);
  const regions = regionsOf(rows, bookings);
  const dated = bookings.flatMap((one, index) => {
    const day = dayOf(one);
    return day ? [{ month: day.slice(0, 7), region: regions[index] }] : [];
  });
  const inMonth = (month: string, region?: string) =>
    dated.filter((one) => one.month === month && (!region || one.region === region)).length;
  const months = dated.map(({ month }) => month).sort();
  const submitterName = nameOf(rows.app_user, 'full_name');
  const [[submitter, most] = []] = Object.entries(
    ten(countsOf(texts(bookings, 'submitter_id')), submitterName),
  );
  return {
    count: bookings.length,
    current_month_bookings_count: inMonth('2026-03'),
    delta_change: inMonth('2026-03') - inMonth('2026-02'),
    top_submitter: submitter ? `${submitterName(submitter)}=${most}` : null,
    top_clients: countsOf(texts(bookings, 'client_id')),
    by_status: countsOf(texts(bookings, 'state')),
    by_billing_region: countsOf(regions),
    timeline: monthsBetween(months[0], months.at(-1)).map((name) => ({
      name,
      aus_ct: inMonth(name, 'Australia'),
      asia_ct: inMonth(name, 'Asia'),
      us_ct: inMonth(name, 'US'),
      uk_ct: inMonth(name, 'UK'),
      all_ct: inMonth(name),
    })),
  };
}

/** The figures of `jobs`. */
export function jobFigures(rows: Rows, filter: Filter) {
  const bookings = countedBookings(rows, filter);
  return {
    job_types: countsOf(texts(bookings, 'video_type')),
    durations: countsOf(texts(bookings, 'duration')),
    top_videographers: countsOf(
      texts(
        bookings.filter((one) => one['camera_operator_id'] !== null),
        'camera_operator_id',
      ),
    ),
  };
}

const colorOf = (mean: number) => (mean >= 4 ? 'success' : mean >= 3 ? 'warning' : 'danger');

/** The figures of one source of `feedback`; its stream only gives the bookings. */
export function feedbackFigures(rows: Rows, filter: Filter, source: 'camop' | 'booking') {
  const bookings = new Set(countedBookings(rows, filter).map(({ id }) => id));
  const received = rows.feedback.filter(
    (one) =>
      one['received'] &&
      bookings.has(String(one['booking_id'])) &&
      (one['camera_operator_id'] !== null) === (source === 'camop'),
  );
  const ratings = texts(received, 'rating').map(Number);
  // A shoot with the same rating by two users counts once.
  const shoots = new Map(received.map((one) => [`${one['booking_id']} ${one['rating']}`, one]));
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const mean = ratings.length > 0 ? Math.round((sum * 10) / ratings.length) / 10 : null;
  const newest = received.toSorted((one, other) =>
    String(one['created']) < String(other['created']) ? 1 : -1,
  );
  return {
    mean,
    ratings_count: ratings.length,
    users_count: new Set(texts(received, 'author_id')).size,
    color: mean === null ? 'info' : colorOf(mean),
    ratings:
      ratings.length > 0
        ? { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, ...countsOf(texts([...shoots.values()], 'rating')) }
        : {},
    stream: texts(newest.slice(0, 50), 'booking_id'),
  };
}

/** The figures of `system`, which ignore filters. */
export function systemFigures(rows: Rows, now: Date) {
  const bookings = countedBookings(rows, {});
  const clients = rows.client.filter((one) => one['is_active']);
  const users = rows.app_user.filter((one) => one['is_active']);
  const sessions = rows.session.filter((one) => new Date(String(one['expires'])) > now);
  const regionOfClient = nameOf(rows.client, 'billing_region');
  const roleOf = new Map<unknown, string>(
    Object.entries(roles).map(([name, code]) => [code, name]),
  );
  const locations = bookings.map(({ address }) => {
    const { locality, country } = (address ?? {}) as Record<string, string>;
    return locality && (locality === country ? locality : `${locality}, ${country}`);
  });
  return {
    user_count: users.length,
    client_count: clients.length,
    session_count: sessions.length,
    active_users_count: new Set(texts(sessions, 'user_id')).size,
    bookings_by_client_region: countsOf(regionsOf(rows, bookings)),
    top_shoot_locations: ten(countsOf(locations), (place) => place),
    clients_by_billing_region: countsOf(texts(clients, 'billing_region')),
    users_by_billing_region: countsOf(
      users.map((one) =>
        one['client_id'] ? regionOfClient(String(one['client_id'])) : one['billing_region'],
      ),
    ),
    users_by_role: countsOf(texts(users, 'role').map((code) => roleOf.get(code))),
  };
}

const toTenth = (degrees: number) => Math.round(degrees * 10) / 10;
const markerOf = (lng: number, lat: number) => `${toTenth(lng)} ${toTenth(lat)}`;

/** The number of active users at each marker, and the city that it is named after. */
export function markerFigures({ app_user: users }: Rows) {
  const located = users.filter((one) => one['is_active'] && one['latitude'] !== null);
  const counts = countsOf(
    located.map((one) => markerOf(Number(one['longitude']), Number(one['latitude']))),
  );
  const cities = new Map(homes.map(({ lng, lat, city }) => [markerOf(lng, lat), city]));
  return Object.fromEntries(
    Object.entries(counts).map(([marker, value]) => [
      marker,
      { name: cities.get(marker) ?? null, value },
    ]),
  );
}
