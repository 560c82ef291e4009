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

const half = 'Cancelling now may cost A$535.00 of A$1,070.01: within 48 hours, 50% of the price.';
const full = 'Cancelling now may cost A$1,070.01: within 24 hours, the full price.';
const none = 'Cancellation fee: none (A$0.00 of A$1,070.01).';
const byFinance = 'Finance decides on it.';

test.each([
  [300, `The shoot begins in 300 hours (12 days). ${none}`],
  [48, `The shoot begins in 48 hours. ${none}`],
  [47.9, `${half} ${byFinance} The shoot begins in 47 hours.`],
  [24, `${half} ${byFinance} The shoot begins in 24 hours.`],
  [23.9, `${full} ${byFinance} The shoot begins in 23 hours.`],
  [1, `${full} ${byFinance} The shoot begins in 1 hour.`],
  [0.5, `${full} ${byFinance} The shoot begins in less than an hour.`],
  [-1, `${full} ${byFinance} The shoot has begun.`],
])('%d hours before the shoot it states amount, category and hours', (hours, text) => {
  expect(costIn(hours)).toBe(text);
});

test('names no amount to a user who may not read the price', () => {
  expect(costIn(30, {})).toBe(
    'Cancellation fee: within 48 hours, 50% of the price. Finance decides on it. The shoot begins in 30 hours.',
  );
  expect(costIn(60, {})).toBe('The shoot begins in 60 hours. Cancellation fee: none.');
});

test('is null for a booking without a date', () => {
  expect(cancellationCost(buildBooking({ date: null }), now)).toBeNull();
});

describe('states a fee only for an approved booking:', () => {
  const notApproved =
    'The shoot begins in 3 hours. Cancellation fee: none (A$0.00 of A$1,070.01), as the booking is not approved yet.';
  const log = {
    id: '1',
    timestamp: '2030-08-01T00:00:00.000Z',
    by_display: 'Mia Holt',
    staffing: [],
  };
  const was = (state: 'new' | 'active' | 'on_hold') => ({ ...log, state, state_display: state });

  test('not for a new one, even if it was put on hold', () => {
    expect(costIn(3, { ...price, state: 'new' })).toBe(notApproved);
    const state_logs = [was('on_hold'), was('new')];
    expect(costIn(3, { ...price, state: 'on_hold', state_logs })).toBe(notApproved);
  });

  test('for one on hold that was active, until its date has passed', () => {
    const held = {
      ...price,
      state: 'on_hold' as const,
      state_logs: [was('on_hold'), was('active')],
    };
    expect(costIn(3, held)).toBe(`${full} ${byFinance} The shoot begins in 3 hours.`);
    expect(costIn(-3, held)).toBe(`The date of the shoot has passed. ${none}`);
  });
});

describe('with a cancellation fee already there', () => {
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

  test('names the fee and the share of the price that is due', () => {
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

  test("adds the assignee's fee category when the fee is for an earlier videographer", () => {
    const [ivo, zoe] = ['Ivo Lund', 'Zoe Marsh'].map((full_name, index) => ({
      uuid: `00000000-0000-4000-8000-00000000ee0${index}`,
      full_name,
      email: `${index}@example.test`,
      phone: '',
      company: '',
    }));
    const assigned = { state: 'assigned' as const, camera_operator: zoe! };
    const already =
      'There is a cancellation fee already (Cancelled within 48 hours): A$535.00 of A$1,070.01 is due.';
    const withFeeOf = (holder: typeof ivo, hours: number) =>
      costIn(hours, {
        ...price,
        ...assigned,
        cancellation_fees: [{ ...fee, camera_operator: holder! }],
      });
    expect(withFeeOf(ivo, 3)).toBe(
      `The shoot begins in 3 hours. ${already} Zoe Marsh, who is assigned now, has no fee yet: within 24 hours, the full price. Finance decides on it.`,
    );
    expect(withFeeOf(zoe, 3)).toBe(`The shoot begins in 3 hours. ${already}`);
    expect(withFeeOf(ivo, 60)).toBe(`The shoot begins in 60 hours. ${already}`);
  });

  test('names no amount to a user who may not read the price', () => {
    expect(costIn(3, { cancellation_fees: [fee] })).toBe(
      'The shoot begins in 3 hours. There is a cancellation fee already (Cancelled within 48 hours).',
    );
  });
});
