import { buildBooking } from '@shootline/shared-api/testing';
import { cancellationCost } from './cancellation-cost.ts';

const now = new Date('2030-08-14T00:00:00.000Z');
const price = {
  cost: 107_001,
  cost_formatted: 'A$1,070.01',
  currency: 'AUD',
  discount: 0,
  cancellation_type: null,
} as const;

const costIn = (hours: number, total: typeof price | null = price) =>
  cancellationCost(
    buildBooking({
      date: new Date(now.getTime() + hours * 3_600_000).toISOString(),
      total_client_cost: total,
    }),
    now,
  );

test.each([
  [300, 'The shoot begins in 12 days: no fee applies.'],
  [48, 'The shoot begins in 48 hours: no fee applies.'],
  [
    47.9,
    'The shoot begins in 47 hours: a fee of half the price, A$535.01 of A$1,070.01, may apply (Cancelled within 48 hours). Finance decides on it.',
  ],
  [
    24,
    'The shoot begins in 24 hours: a fee of half the price, A$535.01 of A$1,070.01, may apply (Cancelled within 48 hours). Finance decides on it.',
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
  expect(costIn(30, null)).toBe(
    'The shoot begins in 30 hours: a fee of half the price may apply (Cancelled within 48 hours). Finance decides on it.',
  );
});

test('a booking without a date costs nothing to say', () => {
  expect(cancellationCost(buildBooking({ date: null }), now)).toBeNull();
});
