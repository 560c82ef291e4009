import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Change } from '../../contract/index.ts';
import { testUuid } from '../../testing/index.ts';
import { type PublishedRefresh, staleKeys } from './refresh.ts';

const booking = testUuid();

const keys = {
  shoots: ['shoots', 'list', { view: 'past' }],
  'shoots that need me': ['shoots', 'list', { view: 'needs_me', title: 'report' }],
  cameras: ['equipment', 'of', booking, 'cameras'],
  'cameras of another booking': ['equipment', 'of', testUuid(), 'cameras'],
};

const declared: PublishedRefresh[] = [
  { changes: ['booking', 'gone'], keys: [['shoots', 'list']] },
  { changes: ['notifications'], keys: [['shoots', 'list', { view: 'needs_me' }]] },
  { changes: ['booking', 'a kind to come'], keys: [['equipment', 'of', ':bookingId']] },
];

/** The names of the queries that a change makes stale. */
function outdatedBy(change?: Change, refreshes = declared): string[] {
  const client = new QueryClient();
  for (const queryKey of Object.values<QueryKey>(keys)) {
    client.getQueryCache().build(client, { queryKey });
  }
  for (const queryKey of staleKeys(refreshes, change)) void client.invalidateQueries({ queryKey });
  const isOutdated = (queryKey: QueryKey) => client.getQueryState(queryKey)?.isInvalidated;
  return Object.entries(keys).flatMap(([name, key]) => (isOutdated(key) ? [name] : []));
}

test('a changed booking makes stale what each area keeps of it', () => {
  expect(outdatedBy({ kind: 'booking', booking_uuid: booking })).toEqual([
    'shoots',
    'shoots that need me',
    'cameras',
  ]);
});

test('a new notification makes stale what waits for the user', () => {
  expect(outdatedBy({ kind: 'notifications', booking_uuid: booking })).toEqual([
    'shoots that need me',
  ]);
});

test('a change of which no area keeps anything makes nothing stale', () => {
  expect(outdatedBy({ kind: 'invoices', booking_uuid: booking })).toEqual([]);
  expect(outdatedBy({ kind: 'booking', booking_uuid: booking }, [])).toEqual([]);
});

test('after unknown changes everything that any change could make stale is loaded again', () => {
  expect(outdatedBy()).toEqual(Object.keys(keys));
});
