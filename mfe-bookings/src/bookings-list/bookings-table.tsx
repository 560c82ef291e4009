import { lazyModule, roles, useCurrentUser, useLazyModule } from '@shootline/shared-api';
import { PagedTable } from '@shootline/shared-ui/table';
import { useState } from 'react';
import { useIsInvoicing } from '../invoice-dialog/invoice-widget.ts';
import type { BookingsTableProps } from '../list-selection/bookings-table-props.ts';

const choosing = lazyModule(() =>
  import('./selectable-table.tsx').then((m) => ({ Table: m.SelectableTable })),
);
const invoicing = lazyModule(() =>
  import('../bulk-invoice/invoicing-table.tsx').then((m) => ({ Table: m.InvoicingTable })),
);

/**
 * The table of My Bookings. Videographers also invoice from it; staff read how staffing stands, reviewers
 * and above act on bookings, and clients take the steps of what needs them. That code loads only for them,
 * in parallel with the rows.
 */
export function BookingsTable(props: BookingsTableProps) {
  const { role_policy } = useCurrentUser();
  const isInvoicing = useIsInvoicing();
  const isNeeded = isInvoicing || role_policy >= roles.editor || props.view === 'needs_me';
  const [wasInvoicing] = useState(isInvoicing);
  const { code, hasFailed } = useLazyModule(isInvoicing ? invoicing : choosing, isNeeded);
  if (isNeeded && code) return <code.Table {...props} />;
  // Rows already shown stay visible while the code loads.
  const isAwaited = isNeeded && isInvoicing === wasInvoicing && !hasFailed;
  const list = isAwaited ? { ...props.list, view: 'loading' as const } : props.list;
  return <PagedTable {...props} list={list} />;
}
