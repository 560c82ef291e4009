import { type Case, type Ids, type Who, same } from './case.ts';
import { otherCases } from './other-cases.ts';
import { casesOfCalendars } from './cases-calendar.ts';
import { casesOfViews } from './cases-views.ts';
import { casesOfWork } from './cases-work.ts';

const bookings = '/booking/list-bookings';

/** Reads whose duration must not grow with the workspace. */
export function casesFor(ids: Ids, largeIds: Ids): Case[] {
  const filters: Record<string, string> = {
    'title, common': 'title=gala',
    'state, common': 'state=job_complete',
    'state, rare': 'state=on_hold',
    client: `client=${ids.client}`,
    region: 'region=sydney',
    'booking number': 'booking_uid=1077',
    'created by': `created_by=${ids.submitter}`,
    'account manager': `am=${ids.manager}`,
    'billing region': 'billing_region=Asia',
    'invoice state': 'invoice_state=submitted',
    'state and region': 'state=assigned&region=perth',
    'title and state': 'title=gala&state=on_hold',
    videographer: `camop=${ids.videographer}`,
    'video type': 'video_type=interview',
    duration: 'duration=4',
    location: 'location=Perth%2C%20Australia',
    'rating of the videographer': 'videographer_rating=4',
    'rating of the shoot': 'shoot_rating=4',
    'approval time': 'approval_time=1_to_2_days',
    'staffing time': 'staffing_time=2_to_7_days',
    unstaffed: 'unstaffed=yes',
  };
  const sorts = ['date', 'state', 'client', 'title', 'booking_uid', 'camop_invoice_status'];
  const invoiceFilters: Record<string, string> = {
    'last days': 'from_date=01-05-2026',
    'until a day': 'to_date=01-03-2024',
    title: 'title=gala',
    'booking number': 'booking_uid=1077',
    client: `client=${ids.client}`,
    videographer: `camop=${ids.videographer}`,
    'invoice number': 'invoice_number=INV-1077',
    approved: 'is_approved=true',
    'not approved': 'is_approved=false',
    'with number': 'is_invoice_number_exist=true',
    'without number': 'is_invoice_number_exist=false',
    'quote number': 'quote_number=QUOTE-1077',
    'with quote': 'is_quote_number_exist=true',
    'without quote': 'is_quote_number_exist=false',
    'purchase order': 'po_number=PO-1077',
    'with purchase order': 'is_po_number_exist=true',
    'without purchase order': 'is_po_number_exist=false',
    'sales invoice number': 'sales_invoice_number=SI-1077',
    'with sales number': 'is_sales_invoice_number_exist=true',
    'without sales number': 'is_sales_invoice_number_exist=false',
    'in xero': 'added_to_xero=true',
    'not in xero': 'added_to_xero=false',
    billed: 'billed_to_client=true',
    'not billed': 'billed_to_client=false',
  };
  const everyone: Who[] = ['admin', 'lead', 'submitter', 'videographer'];
  return [
    ...everyone.flatMap((who) => [
      same(who, 'list', bookings),
      same(who, 'drafts', '/booking/list-drafts'),
      same(who, 'filter state', `${bookings}?state=job_complete`),
      same(who, 'filter title', `${bookings}?title=gala`),
      ...sorts.flatMap((sort) =>
        ['true', 'false'].map((asc) =>
          same(
            who,
            `sort ${sort} ${asc === 'true' ? 'up' : 'down'}`,
            `${bookings}?sortBy=${sort}&asc=${asc}`,
          ),
        ),
      ),
    ]),
    ...Object.entries(filters).map(([what, query]) =>
      same('admin', `filter ${what}`, `${bookings}?${query}`),
    ),
    // The small workspace has no page this deep, so it uses its last one.
    ...sorts.map((sort) => ({
      who: 'admin' as const,
      what: `deep page by ${sort}`,
      small: `${bookings}?sortBy=${sort}&offset=950`,
      large: `${bookings}?sortBy=${sort}&offset=10000`,
    })),
    // Different words that match about as many bookings in both workspaces.
    {
      who: 'admin',
      what: 'filter title, many found',
      small: `${bookings}?title=tour`,
      large: `${bookings}?title=tour%20777`,
    },
    {
      who: 'admin',
      what: 'filter title, one found',
      small: `${bookings}?title=tour%20316`,
      large: `${bookings}?title=tour%20500346`,
    },
    {
      who: 'admin',
      what: 'invoices of some days',
      small: '/invoice?from_date=01-06-2023&to_date=25-02-2026',
      large: '/invoice?at_date=01-03-2024',
    },
    same('admin', 'invoices', '/invoice'),
    ...['date', 'created', 'modified', 'days_waiting'].map((sort) =>
      same('admin', `invoices by ${sort}, oldest first`, `/invoice?sortBy=${sort}&asc=true`),
    ),
    ...Object.entries(invoiceFilters).map(([what, query]) =>
      same('admin', `invoices, filter ${what}`, `/invoice?${query}`),
    ),
    {
      who: 'admin',
      what: 'invoices, deep page',
      small: '/invoice?offset=500',
      large: '/invoice?offset=10000',
    },
    ...casesOfViews(),
    ...casesOfCalendars(),
    ...casesOfWork(),
    ...otherCases(ids, largeIds),
  ];
}
