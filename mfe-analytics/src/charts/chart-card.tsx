import { useIsDesktop } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import type { ItemsToShow } from './items/compared-items.ts';
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
  const { kind, items, before = [] } = shown;
  const lies = kind === 'column' && !isDesktop && items.length > mostColumnsOnPhones;
  return (
    <ChartFrame
      title={shown.title}
      modelOf={() => itemModel({ ...shown, kind: lies ? 'bar' : kind })}
      tableOf={() => itemTable(shown)}
      isEmpty={[...items, ...before].every(({ value }) => value === 0)}
      summary={summary}
      action={action}
    />
  );
}
