import { dueWith, feeDiscounts, foreseenFee } from './cancellation-policy.ts';

const now = new Date('2030-08-14T00:00:00.000Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test.each([
  [48, null],
  [47.9, 'within_48_hours'],
  [24, 'within_48_hours'],
  [23.9, 'within_24_hours'],
  [-1, 'within_24_hours'],
])('cancelling %d hours before the shoot sets the fee %s', (hours, category) => {
  expect(foreseenFee({ state: 'active', date: inHours(hours) }, now)).toBe(category);
});

test('a booking on hold has a fee until its date has passed', () => {
  expect(foreseenFee({ state: 'on_hold', date: inHours(1) }, now)).toBe('within_24_hours');
  expect(foreseenFee({ state: 'on_hold', date: inHours(-1) }, now)).toBeNull();
});

test('a booking that is not approved or has no date has no fee', () => {
  expect(foreseenFee({ state: 'new', date: inHours(1) }, now)).toBeNull();
  expect(foreseenFee({ state: 'active', date: null }, now)).toBeNull();
});

test('charges the full price within 24 hours and half within 48, to the whole minor unit', () => {
  expect(dueWith(feeDiscounts.within_24_hours, 107_001)).toBe(107_001);
  expect(dueWith(feeDiscounts.within_48_hours, 107_001)).toBe(53_500);
});
