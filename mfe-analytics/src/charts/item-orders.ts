import { bookingStates, type ChartItem } from '@shootline/shared-api';

/** The place of an item among others, for names that have an order of their own. */
export type ItemOrder = (one: ChartItem, other: ChartItem) => number;

const placeOf = ({ key }: ChartItem) => bookingStates.findIndex((state) => state === key);

export const byLifecycle: ItemOrder = (one, other) => placeOf(one) - placeOf(other);

export const byName: ItemOrder = (one, other) => one.name.localeCompare(other.name, 'en');

/** Keys are numbers of hours; what has none comes last. */
export const byHours: ItemOrder = (one, other) =>
  Number(one.key === null) - Number(other.key === null) || Number(one.key) - Number(other.key);
