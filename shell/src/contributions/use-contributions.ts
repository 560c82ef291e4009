import { useCurrentUser } from '@shootline/shared-api';
import type { ContributionKind, Contributions } from '@shootline/shared-api/portal';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { portal } from '../own-pages/portal-of-pages.ts';
import { contributionOf, mayContribute } from './contributed.ts';

/** A remote's contribution to a page of the shell. */
export interface Contributed<Result> {
  remote: string;
  /** Undefined until it has loaded. */
  data: Result | undefined;
  isPending: boolean;
  /** Why it cannot be used; it is loaded again once its remote can be reached. */
  error: Error | null;
  retry: () => Promise<unknown>;
}

type Read<Result> = Pick<Contributed<Result>, 'data' | 'error'>;

function attempt<Result>(read: () => Result): Read<Result> {
  try {
    return { data: read(), error: null };
  } catch (error) {
    return { data: undefined, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * The contributions of one kind for the signed-in user from this portal's remotes, as `read` returns them. One
 * that fails costs only its own part. Nothing is loaded while `isNeeded` is false.
 */
export function useContributions<Kind extends ContributionKind, Result>(
  kind: Kind,
  read: (contribution: Contributions[Kind], remote: string) => Result,
  isNeeded = true,
): Contributed<Result>[] {
  const { areas } = portal;
  if (!areas) throw new Error('There is no portal around this page.');
  const user = useCurrentUser();
  const all = useStore(areas.store, ({ remotes }) => remotes);
  const remotes = all.filter((remote) => isNeeded && mayContribute(remote, kind, user));
  const modules = useQueries({
    queries: remotes.map((remote) => contributionOf(areas, remote, kind)),
  });

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

  return remotes.flatMap(({ name }, index): Contributed<Result>[] => {
    const module = modules[index];
    if (!module) return [];
    const { data, error, isPending, refetch } = module;
    const result: Read<Result> =
      data === undefined ? { data, error } : attempt(() => read(data, name));
    return [{ remote: name, ...result, isPending, retry: refetch }];
  });
}
