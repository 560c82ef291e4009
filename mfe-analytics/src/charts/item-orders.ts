import { bookingStates, type ChartItem } from '@shootline/shared-api';

/** Compares two items by an order other than their size. */
export type ItemOrder = (one: ChartItem, other: ChartItem) => number;

const placeOf = ({ key }: ChartItem) => bookingStates.findIndex((state) => state === key);

export const byLifecycle: ItemOrder = (one, other) => placeOf(one) - placeOf(other);

export const byName: ItemOrder = (one, other) => one.name.localeCompare(other.name, 'en');

/** For keys that are numbers of hours; items without a key come last. */
export const byHours: ItemOrder = (one, other) =>
  Number(one.key === null) - Number(other.key === null) || Number(one.key) - Number(other.key);
