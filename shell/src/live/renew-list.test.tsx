import { pagedListOptions, usePagedList } from '@shootline/shared-api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renewListsOnReturn } from './long-lists.ts';
import { renewList, type ChangedBookings } from './renew-list.ts';

interface Row {
  uuid: string;
  state: string;
  booking?: { uuid: string };
}

const size = 2;
const keyOf = ({ uuid }: Row) => uuid;
const queryKey = ['rows'];

/** A list with `pages` loaded pages, whose rows on the server the test can change. */
async function loadedList(pages: number, server: Row[]) {
  const asked: number[] = [];
  const state = { rows: server, isDown: false };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renewListsOnReturn(client);
  const options = pagedListOptions<Row>({
    queryKey,
    page: (offset) => {
      asked.push(offset);
      if (state.isDown) return Promise.reject(new Error('The server is down.'));
      const results = state.rows.slice(offset, offset + size);
      const next = offset + size < state.rows.length ? 'more' : null;
      return Promise.resolve({ count: state.rows.length, next, results });
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const show = () => renderHook(() => usePagedList(options, keyOf), { wrapper });
  const view = show();
  await waitFor(() => expect(view.result.current.rows).toHaveLength(size));
  for (let page = 1; page < pages; page++) {
    act(() => view.result.current.loadMore());
    await waitFor(() => expect(view.result.current.rows).toHaveLength(size * (page + 1)));
  }
  asked.length = 0;
  return {
    asked,
    client,
    state,
    view,
    show,
    list: () => view.result.current,
    shown: () => view.result.current.rows.map(({ uuid, state: its }) => `${uuid} ${its}`).join(),
    renew: (changed?: ChangedBookings) =>
      act(async () => {
        const query = client.getQueryCache().find({ queryKey });
        if (query) await renewList(client, query, changed);
        // React Query notifies components a moment later.
        await new Promise((resolve) => setTimeout(resolve, 0));
      }),
  };
}

const rows = (...ids: string[]): Row[] => ids.map((uuid) => ({ uuid, state: 'new' }));
const ten = () => rows('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j');

test('replaces the row of a changed booking in place, and keeps the others', async () => {
  const { asked, state, list, shown, renew } = await loadedList(4, ten());
  const before = list().rows;
  state.rows = ten().map((row) => (row.uuid === 'f' ? { ...row, state: 'held' } : row));
  await renew(new Map([['f', 'changed']]));
  expect(asked).toEqual([0, 4]);
  expect(shown()).toBe('a new,b new,c new,d new,e new,f held,g new,h new');
  expect(
    list()
      .rows.filter((row, index) => row !== before[index])
      .map(keyOf),
  ).toEqual(['f']);
  expect(list().isOutdated).toBe(false);
});

test('removes the rows of a booking that is gone, and loads the next page after the rest', async () => {
  const { asked, state, list, shown, renew } = await loadedList(4, ten());
  state.rows = ten().filter(({ uuid }) => uuid !== 'c');
  await renew(new Map([['c', 'gone']]));
  expect(shown()).toBe('a new,b new,d new,e new,f new,g new,h new');
  expect(list().count).toBe(9);
  expect(list().isOutdated).toBe(false);
  asked.length = 0;
  act(() => list().loadMore());
  await waitFor(() => expect(list().rows.map(keyOf)).toContain('j'));
  expect(asked).toEqual([7]);
});

test('finds rows of another kind by their booking', async () => {
  const invoices = ten().map((row) => ({ ...row, booking: { uuid: `booking of ${row.uuid}` } }));
  const { state, shown, renew } = await loadedList(4, invoices);
  state.rows = invoices.map((row) => (row.uuid === 'd' ? { ...row, state: 'approved' } : row));
  await renew(new Map([['booking of d', 'changed']]));
  expect(shown()).toContain('d approved');
});

test.each([
  ['come', () => [...rows('new one'), ...ten()]],
  ['gone from the filter', () => ten().filter(({ uuid }) => uuid !== 'c')],
  ['moved', () => rows('a', 'b', 'd', 'c', 'e', 'f', 'g', 'h', 'i', 'j')],
])('marks a list as outdated until it is refreshed if a row has %s', async (_what, changed) => {
  const { state, list, renew } = await loadedList(4, ten());
  state.rows = changed();
  await renew(new Map([['c', 'changed']]));
  expect(list().isOutdated).toBe(true);
  expect(list().rows).toHaveLength(8);
  act(() => list().refresh());
  await waitFor(() => expect(list().isRefreshing).toBe(false));
  expect(list().isOutdated).toBe(false);
  expect(list().rows.map(keyOf)).toEqual(state.rows.slice(0, size).map(keyOf));
});

test('marks the list as outdated without requests if too many pages have changes', async () => {
  const { asked, list, renew } = await loadedList(5, ten());
  await renew(new Map(['a', 'c', 'e', 'g'].map((id) => [id, 'changed'])));
  expect(asked).toEqual([]);
  expect(list().isOutdated).toBe(true);
});

test('marks the list as outdated after a failure only if a change is known', async () => {
  const { state, list, renew } = await loadedList(4, ten());
  state.isDown = true;
  await renew();
  expect(list().isOutdated).toBe(false);
  await renew(new Map([['a', 'changed']]));
  expect(list().isOutdated).toBe(true);
  expect(list().view).toBe('ready');
});

test('keeps both the change and the rows of a page that is loaded meanwhile', async () => {
  const { state, list, shown, renew } = await loadedList(4, ten());
  state.rows = ten().map((row) => (row.uuid === 'a' ? { ...row, state: 'held' } : row));
  act(() => list().loadMore());
  await renew(new Map([['a', 'changed']]));
  await waitFor(() => expect(list().rows).toHaveLength(10));
  expect(shown()).toContain('a held');
});

test('does not reload a long list as a whole, but updates it on return', async () => {
  const { asked, client, state, view, show } = await loadedList(4, ten());
  await act(() => client.invalidateQueries({ queryKey }));
  expect(asked).toEqual([]);
  view.unmount();
  state.rows = ten().map((row) => (row.uuid === 'b' ? { ...row, state: 'held' } : row));
  const again = show();
  expect(again.result.current.rows).toHaveLength(8);
  await waitFor(() => expect(again.result.current.rows[1]?.state).toBe('held'));
  expect(again.result.current.rows).toHaveLength(8);
});
