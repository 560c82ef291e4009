import { type WorkGroup, type WorkLine, useCurrentUser } from '@shootline/shared-api';
import type { InboxKind } from '@shootline/shared-api/portal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useContributions } from '../contributions/use-contributions.ts';
import { workQueries } from '../own-pages/work.queries.ts';
import { areaName } from '../remotes/area-name.ts';
import { useWorkKinds } from './use-work-kinds.ts';

/** An area whose rows are missing. */
export interface MissingArea {
  remote: string;
  label: string;
  error: Error;
  retry: () => void;
}

/** The groups without lines of kinds that no loaded area shows. */
function shown(groups: readonly WorkGroup[], kinds: ReadonlyMap<string, InboxKind>): WorkGroup[] {
  const isShown = ({ kind }: WorkLine) => kinds.has(kind);
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter(isShown) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The user's work, or its snoozed part, and the areas whose rows could not be loaded. */
export function useInbox(isSnoozed: boolean) {
  const { timezone } = useCurrentUser();
  const kindsAsked = useWorkKinds();
  const work = useQuery({
    ...workQueries.list(kindsAsked, isSnoozed),
    enabled: kindsAsked.length > 0,
  });
  const modules = useContributions('inbox', (inbox) => inbox);
  const kinds = new Map(modules.flatMap(({ data }) => Object.entries(data?.kinds ?? {})));

  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      for (const { data } of modules) data?.onLeave?.();
    };
  });
  useEffect(() => () => leave.current(), []);

  return {
    work: work.data,
    error: work.data ? null : work.error,
    groups: shown(work.data?.groups ?? [], kinds),
    kinds,
    zone: timezone,
    missing: modules.flatMap(({ remote, error, retry }): MissingArea[] =>
      error ? [{ remote, label: areaName(remote), error, retry: () => void retry() }] : [],
    ),
    /** Whether the work itself is still loading. */
    isLoading: work.isPending && kindsAsked.length > 0,
    /** The labels of areas whose rows are still loading. */
    slow: modules.filter(({ isPending }) => isPending).map(({ remote }) => areaName(remote)),
    isRefreshing: work.isRefetching,
    refresh: () => void work.refetch(),
  };
}
