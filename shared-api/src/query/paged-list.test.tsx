import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pagedListOptions, usePagedList } from './paged-list.ts';

interface Row {
  uuid: string;
}

const keyOf = (row: Row) => row.uuid;

function rows(from: number, to: number): Row[] {
  return Array.from({ length: to - from }, (_, index) => ({ uuid: String(from + index) }));
}

function renderList(
  page: (offset: number) => Row[],
  total: () => number,
  isReloadedWhole?: boolean,
) {
  const offsets: number[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const options = pagedListOptions<Row>({
    queryKey: ['rows'],
    isReloadedWhole,
    page: (offset) => {
      offsets.push(offset);
      const results = page(offset);
      const next = offset + results.length < total() ? 'more' : null;
      return Promise.resolve({ count: total(), next, results });
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const view = renderHook(() => usePagedList(options, keyOf), { wrapper });
  return { client, offsets, list: () => view.result.current };
}

test('load more asks from the count already loaded until there is no next page', async () => {
  const { offsets, list } = renderList(
    (offset) => rows(offset, Math.min(offset + 25, 60)),
    () => 60,
  );
  await waitFor(() => expect(list().rows).toHaveLength(25));
  act(() => list().loadMore());
  await waitFor(() => expect(list().rows).toHaveLength(50));
  act(() => list().loadMore());
  await waitFor(() => expect(list().rows).toHaveLength(60));
  expect(list().hasNext).toBe(false);
  expect(offsets).toEqual([0, 25, 50]);
});

test('a next page asked for during a reload comes after it', async () => {
  const { client, list } = renderList(
    (offset) => rows(offset, offset + 25),
    () => 100,
  );
  await waitFor(() => expect(list().rows).toHaveLength(25));
  act(() => {
    void client.refetchQueries();
  });
  act(() => list().loadMore());
  expect(list().isLoadingMore).toBe(true);
  await waitFor(() => expect(list().rows).toHaveLength(50));
  expect(list().isLoadingMore).toBe(false);
});

test('a reload that interrupts the next page does not lose it', async () => {
  const { client, list } = renderList(
    (offset) => rows(offset, offset + 25),
    () => 100,
  );
  await waitFor(() => expect(list().rows).toHaveLength(25));
  act(() => list().loadMore());
  act(() => {
    void client.refetchQueries();
  });
  await waitFor(() => expect(list().rows).toHaveLength(50));
});

test.each([
  ['of other rows than bookings is reloaded completely, however long', true, [0, 25, 50, 75]],
  ['of bookings is left to the live updates if it is long', false, []],
])('a list %s', async (_, isReloadedWhole, reloaded) => {
  const { client, offsets, list } = renderList(
    (offset) => rows(offset, offset + 25),
    () => 100,
    isReloadedWhole,
  );
  for (const count of [25, 50, 75, 100]) {
    await waitFor(() => expect(list().rows).toHaveLength(count));
    act(() => list().loadMore());
  }
  offsets.length = 0;
  await act(() => client.refetchQueries());
  expect(offsets).toEqual(reloaded);
});

test('a row that moved onto the next page is shown once', async () => {
  const { list } = renderList(
    (offset) => (offset === 0 ? rows(0, 25) : rows(24, 40)),
    () => 41,
  );
  await waitFor(() => expect(list().rows).toHaveLength(25));
  act(() => list().loadMore());
  await waitFor(() => expect(list().rows).toHaveLength(40));
  expect(new Set(list().rows.map(keyOf)).size).toBe(40);
});

test('refresh starts again at offset 0 and keeps the rows on screen meanwhile', async () => {
  const { offsets, list } = renderList(
    (offset) => rows(offset, offset + 25),
    () => 100,
  );
  await waitFor(() => expect(list().rows).toHaveLength(25));
  act(() => list().loadMore());
  await waitFor(() => expect(list().rows).toHaveLength(50));
  act(() => list().refresh());
  expect(list().rows.length).toBeGreaterThanOrEqual(25);
  await waitFor(() => expect(list().isRefreshing).toBe(false));
  expect(offsets).toEqual([0, 25, 0]);
  expect(list().rows).toHaveLength(25);
});

test('rows stay until those of another filter are loaded; forgotten pages load again', async () => {
  const asked: string[] = [];
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  const optionsOf = (filter: string) =>
    pagedListOptions<Row>({
      queryKey: ['rows', filter],
      page: () => {
        asked.push(filter);
        return Promise.resolve({ count: 1, next: null, results: [{ uuid: filter }] });
      },
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ filter }) => usePagedList(optionsOf(filter), keyOf), {
    wrapper,
    initialProps: { filter: 'a' },
  });
  const shown = () => result.current.rows.map(keyOf);
  expect(result.current.view).toBe('loading');
  await waitFor(() => expect(shown()).toEqual(['a']));

  rerender({ filter: 'b' });
  expect(shown()).toEqual(['a']);
  expect(result.current.isRefreshing).toBe(true);
  await waitFor(() => expect(shown()).toEqual(['b']));

  rerender({ filter: 'a' });
  expect(shown()).toEqual(['a']);
  expect(asked).toEqual(['a', 'b']);

  act(() => result.current.forgetOthers());
  rerender({ filter: 'b' });
  await waitFor(() => expect(asked).toEqual(['a', 'b', 'b']));
});

test('an empty list is not shown as the answer to another filter', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const optionsOf = (filter: string) =>
    pagedListOptions<Row>({
      queryKey: ['rows', filter],
      page: () => Promise.resolve({ count: 0, next: null, results: [] }),
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ filter }) => usePagedList(optionsOf(filter), keyOf), {
    wrapper,
    initialProps: { filter: 'a' },
  });
  await waitFor(() => expect(result.current.view).toBe('empty'));
  rerender({ filter: 'b' });
  expect(result.current.view).toBe('loading');
  await waitFor(() => expect(result.current.view).toBe('empty'));
});
