import type { ChartItem } from '@shootline/shared-api/contract';

export interface ItemsToShow {
  title: string;
  valueLabel: string;
  kind: 'bar' | 'column' | 'pie';
  items: readonly ChartItem[];
  before?: readonly ChartItem[];
  /** How many are drawn; the table has all. */
  mostDrawn?: number;
  linkOf?: (item: ChartItem) => string | null;
  tooltipOf?: (item: ChartItem) => string;
}

/** An item, and what it was in the period before, null without one to compare with. */
export interface ComparedItem {
  item: ChartItem;
  before: number | null;
}

export const idOf = ({ key, name }: ChartItem) => key ?? name;

/** The items of this period, then as 0 those of the period before alone, so that both add up. */
export function comparedItems({
  items,
  before,
}: Pick<ItemsToShow, 'items' | 'before'>): ComparedItem[] {
  if (!before) return items.map((item) => ({ item, before: null }));
  const earlier = new Map(before.map((item) => [idOf(item), item.value]));
  const ids = new Set(items.map(idOf));
  const gone = before.filter((item) => item.value > 0 && !ids.has(idOf(item)));
  return [
    ...items.map((item) => ({ item, before: earlier.get(idOf(item)) ?? 0 })),
    ...gone.map((item) => ({ item: { ...item, value: 0 }, before: item.value })),
  ];
}

export const totalOf = (items: readonly ChartItem[]) =>
  items.reduce((sum, { value }) => sum + value, 0);

/** Nothing is listed where nothing was counted. */
export const addressOf = ({ linkOf }: ItemsToShow, item: ChartItem) =>
  item.value > 0 ? (linkOf?.(item) ?? null) : null;
