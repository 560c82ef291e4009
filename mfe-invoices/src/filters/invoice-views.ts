import { type InvoiceViewChoice, invoiceViews, listQueries, t } from '@shootline/shared-api';
import type { ViewTab } from '@shootline/shared-ui/views';
import { useQuery } from '@tanstack/react-query';
import { invoiceListUrl } from './invoice-list-url.ts';

export const invoiceViewLabels: Record<InvoiceViewChoice, string> = {
  to_approve: t('To approve'),
  to_bill: t('To bill'),
  to_enter_in_xero: t('To enter in Xero'),
  rejected: t('Rejected'),
  all: t('All'),
};

const texts = {
  noMatch: t('No invoices match your filter criteria.'),
  none: t('No invoices available for review.'),
};

const path = '/finance-dashboard';
const defaultView = invoiceListUrl.views?.defaultView;

interface ShownUrl {
  view: InvoiceViewChoice | undefined;
  activeCount: number;
  search: string;
}

function inAll(search: string): string {
  const all = new URLSearchParams(search);
  all.set('view', 'all');
  return `${path}?${all.toString()}`;
}

/**
 * The views of My Invoices with their counts, and the text for an empty view; `isBeyond` if a search went
 * beyond the open one.
 */
export function useInvoiceViews(
  { view = 'all', activeCount, search }: ShownUrl,
  isBeyond: boolean,
) {
  // The tabs work without counts.
  const { data, refetch } = useQuery({ ...listQueries.views('invoices'), retryOnMount: false });
  const countOf = (one: InvoiceViewChoice) =>
    data?.views.find((counted) => counted.view === one)?.count;
  const tabs: ViewTab[] = invoiceViews.map((one) => ({
    id: one,
    label: invoiceViewLabels[one],
    to: one === defaultView ? path : `${path}?view=${one}`,
    isCurrent: one === view,
    count: countOf(one),
  }));
  return {
    tabs,
    label: invoiceViewLabels[view],
    columns: data?.columns,
    refresh: () => void refetch(),
    emptyMessage: activeCount > 0 ? texts.noMatch : texts.none,
    /** Link to the view of all invoices with the same filters; undefined if that has none either. */
    elsewhere: view === 'all' || isBeyond || countOf('all') === 0 ? undefined : inAll(search),
  };
}
