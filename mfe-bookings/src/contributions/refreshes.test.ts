import { type Change, listQueries } from '@shootline/shared-api';
import { staleKeys } from '@shootline/shared-api/portal';
import { testUuid } from '@shootline/shared-api/testing';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import remote from '../../remote.ts';
import { bookingQueries } from '../bookings/booking.queries.ts';
import { commentQueries } from '../comments/comment.queries.ts';
import { ownFeedback } from '../feedback/feedback.queries.ts';

const booking = testUuid();

const queries: Record<string, { queryKey: QueryKey }> = {
  feedback: ownFeedback(),
  views: listQueries.views('bookings'),
  'needs me': bookingQueries.list({ view: 'needs_me', title: 'report' }),
  past: bookingQueries.list({ view: 'past' }),
  drafts: bookingQueries.drafts({}),
  booking: bookingQueries.detail(booking),
  'another booking': bookingQueries.detail(testUuid()),
  comments: commentQueries.thread(testUuid()),
};
const lists = ['views', 'needs me', 'past', 'drafts'];

/** The names of the queries that a change makes stale. */
function outdatedBy(kind?: Change['kind']): string[] {
  const client = new QueryClient();
  for (const { queryKey } of Object.values(queries)) {
    client.getQueryCache().build(client, { queryKey });
  }
  const change = kind && { kind, booking_uuid: booking };
  for (const queryKey of staleKeys(remote.refreshes ?? [], change)) {
    void client.invalidateQueries({ queryKey });
  }
  const isOutdated = ({ queryKey }: { queryKey: QueryKey }) =>
    client.getQueryState(queryKey)?.isInvalidated;
  return Object.entries(queries).flatMap(([name, query]) => (isOutdated(query) ? [name] : []));
}

test.each([
  ['booking', [...lists, 'booking']],
  ['gone', [...lists, 'booking']],
  ['availabilities', [...lists, 'booking']],
  ['invoices', [...lists, 'booking']],
  ['comments', ['comments']],
  ['notifications', ['views', 'needs me']],
  ['feedback', ['feedback', 'views', 'needs me']],
] as const)("another user's change of %s reloads what shows it", (kind, outdated) => {
  expect(outdatedBy(kind)).toEqual(outdated);
});

test('everything is loaded again after changes were missed', () => {
  expect(outdatedBy()).toEqual(Object.keys(queries));
});
