/** Who asks: each sees another share of the bookings. */
export type Who = 'admin' | 'lead' | 'submitter' | 'videographer';

export type Case = {
  who: Who;
  what: string;
  /** The call on the small workspace and on the large one, where they differ. */
  small: string;
  large: string;
};

export type Ids = { client: string; submitter: string; manager: string; videographer: string };

const bookings = '/booking/list-bookings';

/** The reads that must not grow with the workspace. */
export function casesFor(ids: Ids): Case[] {
  const same = (who: Who, what: string, path: string): Case => ({
    who,
    what,
    small: path,
    large: path,
  });
  const filters: Record<string, string> = {
    'title, common': 'title=gala',
    'title, rare': 'title=tour%20777',
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
  };
  const sorts = ['date', 'state', 'client', 'title', 'booking_uid', 'camop_invoice_status'];
  const invoiceFilters: Record<string, string> = {
    'last days': 'from_date=01-11-2028',
    day: 'at_date=01-03-2024',
    title: 'title=gala',
    'booking number': 'booking_uid=1077',
    client: `client=${ids.client}`,
    videographer: `camop=${ids.videographer}`,
    'invoice number': 'invoice_number=INV-1077',
    approved: 'is_approved=true',
    'not approved': 'is_approved=false',
    'without number': 'is_invoice_number_exist=false',
    'in xero': 'added_to_xero=true',
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
    // The small workspace has no such page: its own last one stands for it.
    ...sorts.map((sort) => ({
      who: 'admin' as const,
      what: `deep page by ${sort}`,
      small: `${bookings}?sortBy=${sort}&offset=950`,
      large: `${bookings}?sortBy=${sort}&offset=10000`,
    })),
    same('admin', 'invoices', '/invoice'),
    ...['date', 'created', 'modified'].map((sort) =>
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
  ];
}
