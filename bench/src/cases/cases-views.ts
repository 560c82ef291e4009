import type { BookingView, InvoiceView } from '../../../shared-api/src/contract/index.ts';
import { type Case, same, type Who } from './case.ts';

const bookings = '/booking/list-bookings';
const byDate = 'sortBy=date&asc=true';
/** A range of several years, and one of two weeks. */
const wide = 'from_date=01-06-2023&to_date=25-02-2026';
const narrow = 'from_date=01-03-2024&to_date=14-03-2024';

const views: [who: Who, views: BookingView[]][] = [
  ['admin', ['needs_approval', 'to_confirm', 'to_complete', 'fee_due']],
  ['lead', ['upcoming', 'needs_me', 'past']],
  ['submitter', ['upcoming', 'needs_me', 'past']],
  ['videographer', ['upcoming', 'to_complete', 'to_invoice', 'past']],
];

const invoiceViews: InvoiceView[] = ['to_approve', 'to_bill', 'to_enter_in_xero', 'rejected'];

const several: Record<string, string> = {
  'several states': `state=new&state=active&state=on_hold&${byDate}`,
  'several states by title': 'state=new&state=active&state=on_hold&sortBy=title&asc=true',
  'wide range of days': wide,
  'wide range of days and state': `${wide}&state=on_hold`,
  'wide range of days and region': `${wide}&region=perth`,
  'wide range of days by title': `${wide}&sortBy=title&asc=true`,
};

/** The views of a list, their counts, and the filters with several values or a range. */
export function casesOfViews(): Case[] {
  return [
    ...views.flatMap(([who, names]) => [
      same(who, 'counts of all views', '/list/bookings/views'),
      ...names.map((view) => same(who, `view ${view}`, `${bookings}?view=${view}&${byDate}`)),
    ]),
    {
      ...same('admin', 'counts of all views of invoices', '/list/invoices/views'),
      // Counts up to 10,001 of each view; the small workspace only has a few hundred.
      limit: 6,
    },
    ...invoiceViews.map((view) => same('admin', `invoices, view ${view}`, `/invoice?view=${view}`)),
    same('admin', 'totals of all invoices', '/invoice/totals'),
    {
      who: 'admin',
      what: 'totals of the invoices of some days',
      small: `/invoice/totals?${wide}`,
      large: '/invoice/totals?at_date=01-03-2024',
    },
    {
      who: 'admin',
      // Nearly the maximum that is added up: some 9,000 of a million bookings, against a few hundred.
      what: 'totals of nearly as many invoices as are added up',
      small: `/invoice/totals?${wide}`,
      large: '/invoice/totals?from_date=01-03-2024&to_date=13-04-2024',
      limit: 25,
    },
    ...Object.entries(several).map(([what, query]) =>
      same('admin', `filter ${what}`, `${bookings}?${query}`),
    ),
    {
      who: 'admin',
      what: 'deep page of several states',
      small: `${bookings}?state=job_complete&state=assigned&offset=600`,
      large: `${bookings}?state=job_complete&state=assigned&offset=10000`,
    },
    // Two weeks of the small workspace hold almost nothing, so it uses the wide range instead.
    {
      who: 'admin',
      what: 'filter narrow range of days',
      small: `${bookings}?${wide}&${byDate}`,
      large: `${bookings}?${narrow}&${byDate}`,
    },
    {
      who: 'admin',
      what: 'view to_staff',
      small: `${bookings}?${wide}&state=active&state=requested&${byDate}`,
      large: `${bookings}?view=to_staff&${byDate}`,
    },
    {
      who: 'admin',
      what: 'view next_14_days',
      small: `${bookings}?${wide}&${byDate}`,
      large: `${bookings}?view=next_14_days&${byDate}`,
    },
  ];
}
