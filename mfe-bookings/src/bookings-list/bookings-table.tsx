import {
  isVideographer,
  lazyModule,
  roles,
  useCurrentUser,
  useLazyModule,
} from '@shootline/shared-api';
import { useOffersWidget } from '@shootline/shared-api/portal';
import { PagedTable } from '@shootline/shared-ui/table';
import { useState } from 'react';
import { invoiceWidget } from '../invoice-dialog/invoice-widget.ts';
import type { BookingsTableProps } from './bookings-table-props.ts';

const choosing = lazyModule(() =>
  import('./selectable-table.tsx').then((m) => ({ Table: m.SelectableTable })),
);
const invoicing = lazyModule(() =>
  import('../bulk-invoice/invoicing-table.tsx').then((m) => ({ Table: m.InvoicingTable })),
);

/**
 * The table of My Bookings. Videographers also invoice from it; staff read how staffing stands, and
 * reviewers and above act on bookings. That code loads only for them, in parallel with the rows.
 */
export function BookingsTable(props: BookingsTableProps) {
  const { role_policy } = useCurrentUser();
  const isInvoicing = useOffersWidget(invoiceWidget) && isVideographer(role_policy);
  const isNeeded = isInvoicing || role_policy >= roles.editor;
  const [wasNeeded] = useState(isNeeded);
  const { code, hasFailed } = useLazyModule(isInvoicing ? invoicing : choosing, isNeeded);
  if (isNeeded && code) return <code.Table {...props} />;
  // Rows already shown stay visible while the code loads.
  const isAwaited = isNeeded && wasNeeded && !hasFailed;
  const list = isAwaited ? { ...props.list, view: 'loading' as const } : props.list;
  return <PagedTable {...props} list={list} />;
}
