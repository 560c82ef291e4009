import {
  availabilityKeys,
  bookingKeys,
  type Change,
  feedbackKeys,
  listQueries,
  userQueries,
} from '@shootline/shared-api';
import { testUuid } from '@shootline/shared-api/testing';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { changedQueries } from './changed-queries.ts';

const booking = testUuid();

const keys = {
  notifications: [...userQueries.notifications(), booking],
  feedback: feedbackKeys.all(),
  views: listQueries.views('bookings').queryKey,
  'needs me': [...bookingKeys.lists(), { view: 'needs_me' }],
  'needs me, filtered': [...bookingKeys.lists(), { view: 'needs_me', title: 'report' }],
  past: [...bookingKeys.lists(), { view: 'past' }],
  'all bookings': [...bookingKeys.lists(), {}],
  drafts: [...bookingKeys.lists(), 'drafts', {}],
  offers: availabilityKeys.lists(),
  calendars: availabilityKeys.calendars(),
  candidates: availabilityKeys.candidatesFor(booking),
  'candidates for another booking': availabilityKeys.candidatesFor(testUuid()),
};

/** The names of the queries that a change makes stale. */
function outdatedBy(change: Change): string[] {
  const client = new QueryClient();
  for (const queryKey of Object.values<QueryKey>(keys)) {
    client.getQueryCache().build(client, { queryKey });
  }
  for (const queryKey of changedQueries(change)) void client.invalidateQueries({ queryKey });
  const isOutdated = (queryKey: QueryKey) => client.getQueryState(queryKey)?.isInvalidated;
  return Object.entries(keys).flatMap(([name, key]) => (isOutdated(key) ? [name] : []));
}

test.each([
  ['notifications', ['notifications', 'views', 'needs me', 'needs me, filtered']],
  ['feedback', ['feedback', 'views', 'needs me', 'needs me, filtered']],
] as const)('%s change what needs the user, in its counts and lists', (kind, outdated) => {
  expect(outdatedBy({ kind, booking_uuid: testUuid() })).toEqual(outdated);
});

test('makes every list and the candidates stale when a booking changes', () => {
  expect(outdatedBy({ kind: 'booking', booking_uuid: booking })).toEqual([
    'views',
    'needs me',
    'needs me, filtered',
    'past',
    'all bookings',
    'drafts',
    'offers',
    'calendars',
    'candidates',
  ]);
});
