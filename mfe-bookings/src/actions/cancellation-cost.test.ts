import type { Booking } from '@shootline/shared-api';
import { buildBooking } from '@shootline/shared-api/testing';
import { cancellationCost } from './cancellation-cost.ts';

const now = new Date('2030-08-14T00:00:00.000Z');
const price = {
  client_cost: 107_001,
  client_cost_formatted: 'A$1,070.01',
  client_cost_currency: 'AUD',
} as const;

const costIn = (hours: number, changes: Partial<Booking> = price) =>
  cancellationCost(
    buildBooking({
      state: 'active',
      date: new Date(now.getTime() + hours * 3_600_000).toISOString(),
      ...changes,
    }),
    now,
  );

test.each([
  [300, 'The shoot begins in 12 days: no fee applies.'],
  [48, 'The shoot begins in 48 hours: no fee applies.'],
  [
    47.9,
    'The shoot begins in 47 hours: a fee of 50% of the price, A$535.00 of A$1,070.01, may apply (Cancelled within 48 hours). Finance decides on it.',
  ],
  [
    24,
    'The shoot begins in 24 hours: a fee of 50% of the price, A$535.00 of A$1,070.01, may apply (Cancelled within 48 hours). Finance decides on it.',
  ],
  [
    23.9,
    'The shoot begins in 23 hours: the full fee, A$1,070.01, may apply (Cancelled within 24 hours). Finance decides on it.',
  ],
  [
    1,
    'The shoot begins in 1 hour: the full fee, A$1,070.01, may apply (Cancelled within 24 hours). Finance decides on it.',
  ],
  [
    0.5,
    'The shoot begins in less than an hour: the full fee, A$1,070.01, may apply (Cancelled within 24 hours). Finance decides on it.',
  ],
  [
    -1,
    'The shoot has begun: the full fee, A$1,070.01, may apply (Cancelled within 24 hours). Finance decides on it.',
  ],
])('%d hours before the shoot', (hours, text) => {
  expect(costIn(hours)).toBe(text);
});

test('without the right to read the price there is no amount', () => {
  expect(costIn(30, {})).toBe(
    'The shoot begins in 30 hours: a fee of 50% of the price may apply (Cancelled within 48 hours). Finance decides on it.',
  );
});

test('a booking without a date costs nothing to say', () => {
  expect(cancellationCost(buildBooking({ date: null }), now)).toBeNull();
});

test('a booking that is not approved yet costs nothing', () => {
  expect(costIn(3, { ...price, state: 'new' })).toBe(
    'No fee applies, as the booking is not approved yet.',
  );
});

describe('with a cancellation fee already', () => {
  const fee: Booking['cancellation_fees'][number] = {
    uuid: '00000000-0000-4000-8000-00000000fe01',
    created: '2030-08-13T00:00:00.000Z',
    category: 'within_48_hours',
    category_display: 'Cancelled within 48 hours',
    camera_operator: null,
    camera_operator_cost: null,
    created_by_name: 'Mia Holt',
    discount: 50,
  };

  test('it is said with what is due of the price before it', () => {
    const total = {
      cost: 53_500,
      cost_formatted: 'A$535.00',
      currency: 'AUD',
      discount: 50,
      cancellation_type: 'within_48_hours',
    } as const;
    expect(costIn(3, { ...price, total_client_cost: total, cancellation_fees: [fee] })).toBe(
      'The shoot begins in 3 hours. There is a cancellation fee already (Cancelled within 48 hours): A$535.00 of A$1,070.01 is due.',
    );
  });

  test('without the right to read the price there is no amount', () => {
    expect(costIn(3, { cancellation_fees: [fee] })).toBe(
      'The shoot begins in 3 hours. There is a cancellation fee already (Cancelled within 48 hours).',
    );
  });
});
