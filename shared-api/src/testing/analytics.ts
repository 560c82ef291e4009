import type { Analytics, ChartItem } from '../contract/index.ts';
import { errorResponse, mockApi } from './mock-api.ts';

const id = (serial: number) => `00000000-0000-4000-9000-${String(serial).padStart(12, '0')}`;

const items = (...values: [key: string | null, name: string, value: number][]): ChartItem[] =>
  values.map(([key, name, value]) => ({ key, name, value }));

const stars = (...values: number[]): ChartItem[] =>
  values.map((value, rating) => ({ key: String(rating), name: String(rating), value }));

/** An Analytics response for a workspace of 42 bookings, 7 clients and 5 videographers. */
export function buildAnalytics(changes: Analytics = {}): Required<Analytics> {
  return {
    bookings: {
      count: 42,
      current_month_bookings_count: 9,
      delta_change: 3,
      top_submitter: 'Mia Chen=12',
      top_clients: items(
        [id(1), 'Northwind', 14],
        [id(2), 'Harbour Bank', 9],
        [id(3), 'Kestrel Energy', 7],
        [id(4), 'Bluegum Health', 5],
        [id(5), 'Lumen Labs', 4],
        [id(6), 'Orchard Foods', 2],
        [id(7), 'Tidewater', 1],
      ),
      by_status: items(
        ['draft', 'Draft', 3],
        ['new', 'New', 8],
        ['assigned', 'Assigned', 11],
        ['job_complete', 'Job Complete', 20],
      ),
      by_billing_region: items(['Asia', 'Asia', 10], ['Australia', 'Australia', 32]),
      timeline: [
        { name: '2026-01', aus_ct: 6, asia_ct: 2, us_ct: 0, uk_ct: 0, all_ct: 8 },
        { name: '2026-02', aus_ct: 12, asia_ct: 3, us_ct: 0, uk_ct: 0, all_ct: 16 },
        { name: '2026-03', aus_ct: 11, asia_ct: 4, us_ct: 0, uk_ct: 0, all_ct: 15 },
      ],
    },
    jobs: {
      job_types: items(
        ['event', 'Event', 20],
        ['interview', 'Interview', 19],
        [null, 'Not specified', 3],
      ),
      durations: items(['4', '4 hours', 21], ['6', '6 hours', 18], [null, 'Not specified', 3]),
      top_videographers: items(
        [id(11), 'Noah Walsh', 10],
        [id(12), 'Theo Lindqvist', 7],
        [id(13), 'Ines Duarte', 3],
      ),
    },
    feedback: {
      camop: {
        mean: 4.3,
        ratings_count: 12,
        users_count: 5,
        color: 'success',
        ratings: stars(0, 0, 1, 1, 4, 6),
        stream: [
          {
            type: 'camop',
            by: 'Mia Chen',
            camop: 'Noah Walsh',
            camop_uuid: id(31),
            date: '2026-03-04T02:10:00.000Z',
            rating: 5,
            note: 'Calm and quick.',
            booking_title: 'Annual results interview',
            booking_uuid: id(21),
          },
          {
            type: 'camop',
            by: 'Pat Lee',
            camop: 'Ines Duarte',
            camop_uuid: id(32),
            date: '2026-02-18T05:30:00.000Z',
            rating: 2,
            note: '',
            booking_title: 'Product launch',
            booking_uuid: id(22),
          },
        ],
      },
      booking: {
        mean: 3.5,
        ratings_count: 4,
        users_count: 2,
        color: 'warning',
        ratings: stars(0, 0, 1, 1, 1, 1),
        stream: [
          {
            type: 'booking',
            by: 'Noah Walsh',
            camop: 'Noah Walsh',
            camop_uuid: id(31),
            date: '2026-03-05T00:00:00.000Z',
            rating: 5,
            note: 'Parking at the door.',
            booking_title: 'Annual results interview',
            booking_uuid: id(21),
          },
        ],
      },
    },
    work: {
      approval_time: {
        count: 30,
        mean_hours: 5.5,
        by_length: items(
          ['under_1_hour', 'Under 1 hour', 8],
          ['1_to_4_hours', '1 to 4 hours', 12],
          ['4_to_24_hours', '4 to 24 hours', 10],
        ),
      },
      staffing_time: {
        count: 25,
        mean_hours: 50,
        by_length: items(
          ['4_to_24_hours', '4 to 24 hours', 10],
          ['1_to_2_days', '1 to 2 days', 15],
        ),
      },
      offers: {
        sent_count: 60,
        accepted_count: 24,
        by_answer: items([null, 'Accepted', 24], [null, 'Declined', 20], [null, 'No answer', 16]),
      },
      unstaffed: {
        shoots_count: 40,
        unstaffed_count: 6,
        by_month: items(['2026-02', '2026-02', 4], ['2026-03', '2026-03', 2]),
      },
    },
    margin: {
      by_client: [
        {
          key: id(1),
          name: 'Northwind',
          currency: 'AUD',
          bookings_count: 12,
          client_due: 1_512_000,
          camop_due: 888_000,
          margin: 624_000,
        },
        {
          key: id(2),
          name: 'Harbour Bank',
          currency: 'SGD',
          bookings_count: 5,
          client_due: 690_000,
          camop_due: 720_000,
          margin: -30_000,
        },
      ],
      by_billing_region: [
        {
          key: 'Australia',
          name: 'Australia',
          currency: 'AUD',
          bookings_count: 12,
          client_due: 1_512_000,
          camop_due: 888_000,
          margin: 624_000,
        },
        {
          key: 'Asia',
          name: 'Asia',
          currency: 'SGD',
          bookings_count: 5,
          client_due: 690_000,
          camop_due: 720_000,
          margin: -30_000,
        },
      ],
      mixed_currencies_count: 1,
      unpriced_count: 2,
    },
    system: {
      user_count: 18,
      client_count: 7,
      session_count: 6,
      active_users_count: 4,
      bookings_by_client_region: items(['Australia', 'Australia', 32], ['Asia', 'Asia', 10]),
      top_shoot_locations: items(
        ['Sydney, Australia', 'Sydney, Australia', 25],
        ['Singapore, Singapore', 'Singapore, Singapore', 10],
      ),
      clients_by_billing_region: items(['Asia', 'Asia', 2], ['Australia', 'Australia', 5]),
      users_by_billing_region: items(
        ['Asia', 'Asia', 4],
        ['Australia', 'Australia', 9],
        [null, 'Not specified', 5],
      ),
      users_by_role: items(
        ['admin', 'Admin', 2],
        ['camera_operator', 'Camera operator', 5],
        ['client_user', 'Client user', 11],
      ),
      markers: [
        [151.2, -33.9],
        [103.9, 1.3],
      ],
      places: [
        { name: 'Sydney, Australia', value: 12 },
        { name: 'Singapore', value: 4 },
      ],
    },
    ...changes,
  };
}

/** The same value without data. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, emptied(of)]));
}

/** An Analytics response without any data. */
export function emptyAnalytics(): Required<Analytics> {
  const empty = emptied(buildAnalytics()) as Required<Analytics>;
  const { feedback, work } = empty;
  const noRatings = { mean: null, color: 'info' } as const;
  return {
    ...empty,
    feedback: {
      camop: { ...feedback.camop, ...noRatings },
      booking: { ...feedback.booking, ...noRatings },
    },
    work: {
      ...work,
      approval_time: { ...work.approval_time, mean_hours: null },
      staffing_time: { ...work.staffing_time, mean_hours: null },
    },
  };
}

/** A handler for Analytics; `answer` may depend on the query. */
export function mockAnalytics(
  answer: (query: URLSearchParams) => Analytics | Response = () => buildAnalytics(),
) {
  return mockApi.get('/analytics', ({ query }) => {
    const figures = answer(query);
    const part = query.get('part') as keyof Analytics | null;
    if (figures instanceof Response || part === null) return figures;
    return figures[part] ? { [part]: figures[part] } : errorResponse('Forbidden');
  });
}
