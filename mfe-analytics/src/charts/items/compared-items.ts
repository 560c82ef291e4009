import type { ChartItem } from '@shootline/shared-api/contract';
import type { ItemOrder } from './item-orders.ts';

export interface ItemsToShow {
  title: string;
  valueLabel: string;
  kind: 'bar' | 'column' | 'pie';
  items: readonly ChartItem[];
  before?: readonly ChartItem[];
  /** Draws only the largest values, up to this number; the table lists all. */
  mostDrawn?: number;
  /** The order of the names; without it the largest come first. */
  order?: ItemOrder;
  linkOf?: (item: ChartItem) => string | null;
  tooltipOf?: (item: ChartItem) => string;
}

/** An item and its value in the period before; null if there is no such period. */
export interface ComparedItem {
  item: ChartItem;
  before: number | null;
}

export const idOf = ({ key, name }: ChartItem) => key ?? name;

/**
 * The items of this period, and those of the period before only, with the value 0, so both periods add up.
 * Without `order` the latter come last.
 */
export function comparedItems({
  items,
  before,
  order,
}: Pick<ItemsToShow, 'items' | 'before' | 'order'>): ComparedItem[] {
  if (!before) return items.map((item) => ({ item, before: null }));
  const earlier = new Map(before.map((item) => [idOf(item), item.value]));
  const ids = new Set(items.map(idOf));
  const gone = before.filter((item) => item.value > 0 && !ids.has(idOf(item)));
  const all = [
    ...items.map((item) => ({ item, before: earlier.get(idOf(item)) ?? 0 })),
    ...gone.map((item) => ({ item: { ...item, value: 0 }, before: item.value })),
  ];
  return order ? all.toSorted((one, other) => order(one.item, other.item)) : all;
}

export const totalOf = (items: readonly ChartItem[]) =>
  items.reduce((sum, { value }) => sum + value, 0);

/** The address of an item's bookings; null if it counts none. */
export const addressOf = ({ linkOf }: ItemsToShow, item: ChartItem) =>
  item.value > 0 ? (linkOf?.(item) ?? null) : null;
