import { useIsDesktop } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { barsHeight, CHART_HEIGHT, pieHeightOnPhones } from '../figures/chart-height.ts';
import { addressOf, comparedItems, type ItemsToShow } from './items/compared-items.ts';
import { itemModel } from './items/item-model.ts';
import { itemTable } from './items/item-table.ts';

export interface ChartCardProps extends ItemsToShow {
  /** A line between the title and the chart. */
  summary?: ReactNode;
  /** A button beside the title. */
  action?: ReactNode;
}

/** More columns than this are drawn as bars on phones. */
const mostColumnsOnPhones = 4;

/**
 * Numbers by name as a chart or a table. A number links to the address that `linkOf` gives, unless it is 0.
 */
export function ChartCard({ summary, action, ...shown }: ChartCardProps) {
  const isDesktop = useIsDesktop();
  const { items, before = [] } = shown;
  const lies = shown.kind === 'column' && !isDesktop && items.length > mostColumnsOnPhones;
  const kind = lies ? 'bar' : shown.kind;
  const compared = comparedItems(shown);
  const [only, ...others] = compared;
  const count = Math.min(compared.length, shown.mostDrawn ?? Infinity);
  const tall = kind === 'pie' && !isDesktop ? pieHeightOnPhones(count) : CHART_HEIGHT;
  const height = kind === 'bar' ? barsHeight(count, Boolean(shown.before)) : tall;
  return (
    <ChartFrame
      title={shown.title}
      modelOf={() => itemModel({ ...shown, kind })}
      tableOf={() => itemTable(shown)}
      height={height}
      only={
        only && others.length === 0
          ? {
              name: only.item.name,
              value: only.item.value,
              before: only.before,
              to: addressOf(shown, only.item),
            }
          : undefined
      }
      isEmpty={[...items, ...before].every(({ value }) => value === 0)}
      summary={summary}
      action={action}
    />
  );
}
