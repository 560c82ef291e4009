import type { ChartItem } from '@shootline/shared-api/contract';
import type { ItemOrder } from './item-orders.ts';

export interface ItemsToShow {
  title: string;
  valueLabel: string;
  kind: 'bar' | 'column' | 'pie';
  items: readonly ChartItem[];
  before?: readonly ChartItem[];
  /** How many are drawn, of a chart of the largest; the table has all that are known. */
  mostDrawn?: number;
  /** Of names with an order of their own; else the largest come first. */
  order?: ItemOrder;
  linkOf?: (item: ChartItem) => string | null;
  tooltipOf?: (item: ChartItem) => string;
}

/** An item, and what it was in the period before, null without one to compare with. */
export interface ComparedItem {
  item: ChartItem;
  before: number | null;
}

export const idOf = ({ key, name }: ChartItem) => key ?? name;

/**
 * The items of this period, and as 0 those of the period before alone, so that both add up: in their
 * places, or last without an order.
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

/** Nothing is listed where nothing was counted. */
export const addressOf = ({ linkOf }: ItemsToShow, item: ChartItem) =>
  item.value > 0 ? (linkOf?.(item) ?? null) : null;
