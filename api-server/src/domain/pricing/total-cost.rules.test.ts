import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type BookingState, isCancelled } from '@shootline/shared-api/contract';
import { feeDiscounts } from '@shootline/shared-api/rules';
import fc from 'fast-check';
import {
  type Fee,
  type PricedBooking,
  costOf,
  feeCost,
  totalClientCost,
  totalVideographerCost,
  totalVideographersCost,
} from './total-cost.rules.ts';

const booking: PricedBooking = {
  state: 'assigned',
  duration: 6,
  address: { country_code: 'AU', location: { lat: -33.87, lng: 151.21 } },
  townLocation: null,
  isClientCostManual: false,
  clientCost: null,
  clientCostCurrency: null,
  isVideographerCostManual: false,
  videographerCost: null,
  videographerCostCurrency: null,
  videographerId: 'ann',
  lateFee: null,
};
const whole: Fee = { category: 'within_24_hours', videographerId: 'ann', discount: 0 };
const half: Fee = { category: 'within_48_hours', videographerId: 'bob', discount: 50 };

const client = (state: BookingState, fees: Fee[]) =>
  totalClientCost({ ...booking, state }, fees)?.cost;
const videographer = (state: BookingState, fees: Fee[], who: string) =>
  totalVideographerCost({ ...booking, state }, fees, who)?.cost;
const videographers = (state: BookingState, fees: Fee[]) =>
  totalVideographersCost({ ...booking, state }, fees)?.cost;

describe('a total', () => {
  test('is the estimate without fees', () => {
    assert.equal(client('assigned', []), 1260_00);
    assert.equal(videographer('assigned', [], 'ann'), 740_00);
    assert.equal(videographers('assigned', []), 740_00);
  });

  test('is the manual cost if there is one', () => {
    const manual = {
      ...booking,
      state: 'cancelled',
      isClientCostManual: true,
      clientCost: 999_99,
      clientCostCurrency: 'SGD',
    } as const;
    const total = totalClientCost(manual, [half]);
    assert.deepEqual(
      [total?.cost, total?.currency, total?.cost_formatted],
      [500_00 - 1, 'SGD', 'S$499.99'],
    );
  });

  test('of a cancelled booking is nothing without a fee', () => {
    assert.equal(client('cancelled', []), 0);
    assert.equal(videographers('request_cancelled', []), 0);
    assert.equal(videographer('cancelled', [half], 'ann'), 0);
  });

  test('of a cancelled booking follows the first fee for the client', () => {
    assert.equal(client('cancelled', [whole, half]), 1260_00);
    assert.equal(client('request_cancelled', [half, whole]), 630_00);
    const total = totalClientCost({ ...booking, state: 'cancelled' }, [half]);
    assert.deepEqual([total?.discount, total?.cancellation_type], [50, 'within_48_hours']);
  });

  test("of a cancelled booking is a videographer's own fee", () => {
    assert.equal(videographer('cancelled', [whole], 'ann'), 740_00);
    assert.equal(videographer('cancelled', [whole, half], 'bob'), 370_00);
    assert.equal(videographers('cancelled', [whole, half]), 1110_00);
  });

  test('is unknown while place or length is unknown', () => {
    assert.equal(totalClientCost({ ...booking, address: null }, []), null);
    assert.equal(totalVideographersCost({ ...booking, duration: null }, [whole, half]), null);
    assert.equal(feeCost({ ...booking, duration: null }, half), null);
  });
});

describe('a fee on a booking that goes ahead', () => {
  for (const state of ['active', 'requested', 'assigned', 'on_hold', 'job_complete'] as const) {
    test(`does not change the prices of client and assignee: ${state}`, () => {
      assert.equal(client(state, [half]), 1260_00);
      assert.equal(videographer(state, [half], 'ann'), 740_00);
    });
  }

  test('goes to its videographer, in addition to the price of the shoot', () => {
    assert.equal(videographer('assigned', [half], 'bob'), 370_00);
    assert.equal(videographers('assigned', [half]), 740_00 + 370_00);
  });

  test('is added to the price of a videographer who is assigned again', () => {
    assert.equal(videographer('assigned', [{ ...half, videographerId: 'ann' }], 'ann'), 1110_00);
  });

  test('is due even while nobody is assigned', () => {
    const open = { ...booking, state: 'active', videographerId: null } as const;
    assert.equal(totalVideographersCost(open, [half])?.cost, 740_00 + 370_00);
  });
});

describe('a fee that finance has not decided on', () => {
  const late = { ...booking, state: 'cancelled', lateFee: 'within_48_hours' } as const;
  const open = (due: { fee_under_review?: number } | null) => due?.fee_under_review;

  test('may be charged to the client and paid to the last assignee', () => {
    assert.deepEqual(
      [
        totalClientCost(late, []),
        totalVideographersCost(late, []),
        totalVideographerCost(late, [], 'ann'),
      ].map((due) => [due?.cost, due?.fee_under_review, due?.cost_formatted]),
      [
        [0, 630_00, 'Fee under review: up to A$630.00'],
        [0, 370_00, 'Fee under review: up to A$370.00'],
        [0, 370_00, 'Fee under review: up to A$370.00'],
      ],
    );
    assert.equal(open(totalVideographerCost(late, [], 'bob')), undefined);
  });

  test('is added to the fee of a videographer released before, which the client pays', () => {
    assert.equal(open(totalClientCost(late, [half])), undefined);
    const all = totalVideographersCost(late, [half]);
    assert.deepEqual([all?.cost, open(all)], [370_00, 370_00]);
    assert.equal(all?.cost_formatted, 'Fee under review: up to A$740.00');
    assert.equal(open(totalVideographerCost(late, [half], 'bob')), undefined);
  });

  test('is decided with a fee, and no longer due once the booking is active again', () => {
    const own = { ...half, videographerId: 'ann' };
    assert.equal(open(totalClientCost(late, [own])), undefined);
    assert.equal(open(totalVideographersCost(late, [own])), undefined);
    assert.equal(open(totalClientCost({ ...late, state: 'active' }, [])), undefined);
  });
});

const users = ['ann', 'bob', 'cleo', 'dan'];

const cost = fc.integer({ min: 0, max: 5_000_00 });

const bookings: fc.Arbitrary<PricedBooking> = fc.record({
  state: fc.constantFrom<BookingState>(
    'new',
    'active',
    'requested',
    'assigned',
    'footage_provided',
    'job_complete',
    'on_hold',
    'cancelled',
    'request_cancelled',
  ),
  duration: fc.integer({ min: 1, max: 40 }).map((halves) => halves / 2),
  address: fc.constantFrom('AU', 'US', 'HK', 'DE').map((country_code) => ({ country_code })),
  townLocation: fc.option(fc.constant({ lat: -31.95, lng: 115.86 })),
  isClientCostManual: fc.boolean(),
  clientCost: cost,
  clientCostCurrency: fc.constantFrom('AUD', 'JPY'),
  isVideographerCostManual: fc.boolean(),
  videographerCost: cost,
  videographerCostCurrency: fc.constantFrom('AUD', 'JPY'),
  videographerId: fc.option(fc.constantFrom(...users)),
  lateFee: fc.option(fc.constantFrom('within_24_hours', 'within_48_hours')),
});

const fees: fc.Arbitrary<Fee[]> = fc
  .uniqueArray(
    fc.record({
      category: fc.constantFrom('within_24_hours' as const, 'within_48_hours' as const),
      videographerId: fc.option(fc.constantFrom(...users)),
    }),
    { selector: ({ videographerId }) => videographerId },
  )
  .map((some) => some.map((fee) => ({ ...fee, discount: feeDiscounts[fee.category] })));

test('the totals for staff, videographers and clients add up for any booking and fees', () => {
  fc.assert(
    fc.property(bookings, fees, (of, some) => {
      const price = costOf('videographer', of)?.amount ?? NaN;
      const sumOf = (ids: string[]) =>
        some
          .filter(({ videographerId: id }) => id !== null && ids.includes(id))
          .reduce((sum, fee) => sum + (feeCost(of, fee)?.cost ?? NaN), 0);
      const isAhead = !isCancelled(of);

      const all = totalVideographersCost(of, some)?.cost;
      assert.equal(all, (isAhead ? price : 0) + sumOf(users));

      const own = users.map((id) => totalVideographerCost(of, some, id)?.cost ?? NaN);
      for (const [index, id] of users.entries()) {
        const isTheirs = isAhead && of.videographerId === id;
        assert.equal(own[index], (isTheirs ? price : 0) + sumOf([id]));
      }
      const unassigned = isAhead && of.videographerId === null ? price : 0;
      assert.equal(
        all,
        own.reduce((sum, one) => sum + one, unassigned),
      );

      const clientPrice = costOf('client', of)?.amount ?? NaN;
      const total = totalClientCost(of, some);
      if (isAhead) assert.equal(total?.cost, clientPrice);
      else if (some[0]) assert.equal(total?.discount, some[0].discount);
      else assert.equal(total?.cost, 0);
    }),
  );
});
