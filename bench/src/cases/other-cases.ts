import { type Case, type Ids, same } from './case.ts';

const availabilities = '/booking/booking-availability/list-availabilities';

/** Reads other than the lists of bookings and invoices. */
export function otherCases(ids: Ids, largeIds: Ids): Case[] {
  return [
    ...['date', 'client', 'title', 'videographer', 'status'].flatMap((sort) => [
      ...['true', 'false'].map((asc) =>
        same(
          'admin',
          `offers by ${sort} ${asc === 'true' ? 'up' : 'down'}`,
          `${availabilities}?sortBy=${sort}&asc=${asc}`,
        ),
      ),
      {
        who: 'admin' as const,
        what: `offers, deep page by ${sort}`,
        small: `${availabilities}?sortBy=${sort}&offset=1500`,
        large: `${availabilities}?sortBy=${sort}&offset=10000`,
      },
      same('videographer', `offers by ${sort}`, `${availabilities}?sortBy=${sort}`),
    ]),
    ...(['admin', 'videographer'] as const).flatMap((who) => [
      same(who, 'counts of the views of offers', '/list/availabilities/views'),
      ...['to_answer', 'upcoming'].flatMap((view) =>
        [
          'date&asc=true',
          'answer_by&asc=true',
          'date',
          'client',
          'title',
          'videographer',
          'status',
        ].map((sort) => {
          const large = `${availabilities}?view=${view}&sortBy=${sort}`;
          // Nobody has to answer in the small workspace, so it uses all offers instead.
          const small = who === 'admin' ? `${availabilities}?sortBy=${sort}` : large;
          return { who, what: `offers ${view} by ${sort}`, small, large };
        }),
      ),
    ]),
    // The large workspace has hundreds of times as many clients and users.
    same('admin', 'search of a client', '/client?name=client%204&limit=5'),
    same('admin', 'search of a client, none found', '/client?name=nobody&limit=5'),
    same('admin', 'search of a user', '/users?name=submitter%204&limit=5'),
    same('admin', 'search of a user, none found', '/users?name=nobody&limit=5'),
    same('admin', 'mails', '/mails'),
    same('admin', 'mails that failed', '/mails?state=failed'),
    {
      who: 'admin',
      what: 'mails, deep page',
      small: '/mails?offset=950',
      large: '/mails?offset=10000',
    },
    same('admin', 'audit', '/audit'),
    same('admin', 'audit, common kind', '/audit?kind=sign_in'),
    same('admin', 'audit, rare kind', '/audit?kind=sign_in_paused'),
    same('admin', 'audit of days', '/audit?from_date=01-06-2024&to_date=10-06-2024'),
    ...[ids.manager, ids.submitter, ids.videographer].flatMap((person, place) => [
      same('admin', `audit of person ${place + 1}`, `/audit?person=${person}`),
      same(
        'admin',
        `audit of person ${place + 1}, failed sign-ins`,
        `/audit?person=${person}&kind=sign_in_failed`,
      ),
    ]),
    {
      who: 'admin',
      what: 'audit, deep page',
      small: '/audit?offset=950',
      large: '/audit?offset=10000',
    },
    {
      who: 'admin',
      what: 'audit of a person, deep page',
      small: `/audit?person=${ids.manager}&offset=50`,
      large: `/audit?person=${ids.manager}&offset=10000`,
    },
    // The small workspace has five videographers; the name matches about as many of the large one, with as
    // many bookings each.
    {
      who: 'admin',
      what: 'videographers',
      small: '/user/camera-operators',
      large: '/user/camera-operators?name=videographer%20249',
    },
    {
      who: 'admin',
      what: 'videographer',
      small: `/user/camera-operators/${ids.videographer}`,
      large: `/user/camera-operators/${largeIds.videographer}`,
    },
    {
      who: 'admin',
      what: 'booking',
      small: `/booking/${ids.booking}`,
      large: `/booking/${largeIds.booking}`,
    },
    {
      who: 'admin',
      what: 'invoice',
      small: `/invoice/${ids.invoice}`,
      large: `/invoice/${largeIds.invoice}`,
    },
    same('admin', 'export of bookings, first batch', { export: 'bookings' }),
    same('admin', 'export of invoices, first batch', { export: 'invoices' }),
  ];
}
