import { useCurrentUser } from '@shootline/shared-api';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useContributions } from '../contributions/use-contributions.ts';
import { areaName } from '../remotes/area-name.ts';
import { mergedRows } from './merged-rows.ts';

/** An area whose rows are missing. */
export interface MissingArea {
  remote: string;
  label: string;
  error: Error;
  retry: () => void;
}

/** The user's work in all areas, and the areas whose rows could not be loaded. */
export function useInbox() {
  const user = useCurrentUser();
  const modules = useContributions('inbox', (inbox) => inbox(user));
  const lists = modules.flatMap(({ remote, data = [] }) => data.map((list) => ({ list, remote })));
  const loaded = useQueries({
    queries: lists.map(({ list }) => ({
      queryKey: list.queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => list.load(signal),
    })),
  });

  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      for (const { list } of lists) list.onLeave?.();
    };
  });
  useEffect(() => () => leave.current(), []);

  const rowsOf = (remote: string) =>
    loaded.filter((_rows, place) => lists[place]?.remote === remote);
  const missing = modules.flatMap(
    ({ remote, error: moduleError, retry: loadAgain }): MissingArea[] => {
      const failed = rowsOf(remote).filter(({ isError }) => isError);
      const error = moduleError ?? failed[0]?.error;
      const retry = () =>
        void Promise.all([moduleError && loadAgain(), ...failed.map((rows) => rows.refetch())]);
      return error ? [{ remote, label: areaName(remote), error, retry }] : [];
    },
  );
  const slow = modules.filter(
    ({ remote, isPending }) => isPending || rowsOf(remote).some((rows) => rows.isPending),
  );
  return {
    rows: mergedRows(lists.map(({ list }, index) => ({ list, loaded: loaded[index]?.data }))),
    missing,
    /** The labels of areas whose rows are still loading. */
    slow: slow.map(({ remote }) => areaName(remote)),
    isRefreshing: loaded.some(({ isRefetching }) => isRefetching),
    refresh: () => {
      for (const { retry } of missing) retry();
      for (const one of loaded) if (!one.isError) void one.refetch();
    },
  };
}
