import { bookingStates, type ChartItem } from '@shootline/shared-api';
import type { Chart } from '@shootline/shared-api/rules/charts';

/** Compares two items by an order other than their size. */
export type ItemOrder = (one: ChartItem, other: ChartItem) => number;

const placeOf = ({ key }: ChartItem) => bookingStates.findIndex((state) => state === key);

export const itemOrders: Record<NonNullable<Chart['order']>, ItemOrder> = {
  lifecycle: (one, other) => placeOf(one) - placeOf(other),
  name: (one, other) => one.name.localeCompare(other.name, 'en'),
  /** For keys that are numbers of hours; items without a key come last. */
  hours: (one, other) =>
    Number(one.key === null) - Number(other.key === null) || Number(one.key) - Number(other.key),
};
