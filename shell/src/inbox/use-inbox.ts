import { type SignedInUser, useCurrentUser } from '@shootline/shared-api';
import { checkAccess, type InboxList, type InboxModule } from '@shootline/shared-api/portal';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type Areas, portal } from '../own-pages/portal-of-pages.ts';
import { areaName } from '../remotes/area-name.ts';
import type { RemoteState } from '../remotes/remote-state.ts';
import { mergedRows } from './merged-rows.ts';

/** An area whose rows are missing. */
export interface MissingArea {
  remote: string;
  label: string;
  error: Error;
  retry: () => void;
}

/** Whether a remote may have rows for the user. For one that was never reached, its drawer entries decide. */
function mayHaveRows({ manifest, announced }: RemoteState, user: SignedInUser): boolean {
  const isGranted = (access: Parameters<typeof checkAccess>[0]) =>
    checkAccess(access, user) === 'granted';
  if (manifest) return manifest.inbox !== undefined && isGranted(manifest.inbox);
  return announced?.some(({ access }) => isGranted(access)) ?? true;
}

/** The lists that each remote contributes for the user. */
function useLists(areas: Areas, remotes: readonly RemoteState[], user: SignedInUser) {
  return useQueries({
    queries: remotes.map(({ name, manifest }) => ({
      queryKey: ['inbox', name, manifest?.version ?? null, user],
      queryFn: async () => (await areas.load<InboxModule>(name, 'inbox')).inbox(user),
      staleTime: Infinity,
      retry: false,
      structuralSharing: false as const,
    })),
  });
}

/** The user's work in all areas, and the areas whose rows could not be loaded. */
export function useInbox() {
  const { areas } = portal;
  if (!areas) throw new Error('There is no portal around this page.');
  const user = useCurrentUser();
  const all = useStore(areas.store, ({ remotes }) => remotes);
  const remotes = all.filter((remote) => mayHaveRows(remote, user));
  const modules = useLists(areas, remotes, user);
  const lists = modules.flatMap(({ data }, index) =>
    (data ?? []).map((list: InboxList) => ({ list, remote: remotes[index]?.name })),
  );
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

  // A remote is back once the registry finds no problem with it.
  const takeBack = useRef(() => {});
  useEffect(() => {
    takeBack.current = () => {
      for (const [index, { isError, refetch }] of modules.entries()) {
        const remote = remotes[index];
        if (isError && remote?.manifest && !remote.problem) void refetch();
      }
    };
  });
  useEffect(() => takeBack.current(), [all]);

  const missing = remotes.flatMap(({ name }, index): MissingArea[] => {
    const failed = [
      ...modules.slice(index, index + 1),
      ...loaded.filter((_one, place) => lists[place]?.remote === name),
    ].filter(({ isError }) => isError);
    const error = failed[0]?.error;
    const retry = () => void Promise.all(failed.map((one) => one.refetch()));
    return error ? [{ remote: name, label: areaName(name), error, retry }] : [];
  });
  const slow = remotes.filter(
    ({ name }, index) =>
      modules[index]?.isPending ||
      loaded.some((one, place) => one.isPending && lists[place]?.remote === name),
  );
  return {
    rows: mergedRows(lists.map(({ list }, index) => ({ list, loaded: loaded[index]?.data }))),
    missing,
    /** The labels of areas whose rows are still loading. */
    slow: slow.map(({ name }) => areaName(name)),
    isRefreshing: loaded.some(({ isRefetching }) => isRefetching),
    refresh: () => {
      for (const { retry } of missing) retry();
      for (const one of loaded) if (!one.isError) void one.refetch();
    },
  };
}
