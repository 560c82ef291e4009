import { type Case, same, type Who } from './case.ts';

const drafts = '/booking/list-drafts';
const toApprove = '/invoice?view=to_approve';

/** Reads of the pages where work waits: For Me, drafts, and invoices by the days that they have waited. */
export function casesOfWork(): Case[] {
  const drafters: Who[] = ['admin', 'lead', 'submitter'];
  const askedForFeedback: Who[] = ['lead', 'submitter', 'videographer'];
  const everyone: Who[] = ['admin', ...askedForFeedback];
  return [
    ...drafters.flatMap((who) => [
      same(who, 'drafts, last edited last', `${drafts}?asc=true`),
      ...['date', 'title', 'client'].map((sort) =>
        same(who, `drafts by ${sort}`, `${drafts}?sortBy=${sort}&asc=true`),
      ),
    ]),
    {
      who: 'admin',
      what: 'drafts, deep page',
      small: `${drafts}?offset=25`,
      large: `${drafts}?offset=5000`,
    },
    ...everyone.flatMap((who) => [
      same(who, 'waiting work', '/work'),
      same(who, 'count of waiting work', '/work/count'),
    ]),
    ...askedForFeedback.map((who) => same(who, 'feedback', '/feedback')),
    same('videographer', 'earnings', '/invoice/earnings'),
    same('videographer', 'earnings not invoiced', '/invoice/earnings?state=to_invoice'),
    same('videographer', 'earnings in Xero', '/invoice/earnings?state=in_xero'),
    same('videographer', 'sums of earnings', '/invoice/earnings/sums'),
    same('admin', 'invoices to approve', `${toApprove}&sortBy=date&asc=true`),
    ...['date', 'created', 'modified', 'days_waiting'].flatMap((sort) =>
      ['true', 'false'].map((asc) =>
        same(
          'admin',
          `invoices to approve by ${sort} ${asc === 'true' ? 'up' : 'down'}`,
          `${toApprove}&sortBy=${sort}&asc=${asc}`,
        ),
      ),
    ),
    same(
      'admin',
      'invoices by days_waiting, newest first',
      '/invoice?sortBy=days_waiting&asc=false',
    ),
    ...['true', 'false'].map((asc) => ({
      who: 'admin' as const,
      what: `invoices, deep page by days_waiting ${asc === 'true' ? 'up' : 'down'}`,
      small: `/invoice?sortBy=days_waiting&asc=${asc}&offset=500`,
      large: `/invoice?sortBy=days_waiting&asc=${asc}&offset=10000`,
    })),
  ];
}
