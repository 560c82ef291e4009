import type { ContributionKind, Contributions } from '@shootline/shared-api/portal';
import { useState } from 'react';
import { useContributions } from './use-contributions.ts';

/** The same list as before while it has the same items. */
function useSameList<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items);
  const isSame = kept.length === items.length && kept.every((item, index) => item === items[index]);
  if (!isSame) setKept(items);
  return isSame ? kept : items;
}

/** The contributions of a kind that have loaded so far, in the order of the remotes, and those that have not. */
export function useLoaded<Kind extends ContributionKind>(kind: Kind, isNeeded = true) {
  const all = useContributions(kind, (contribution) => contribution, isNeeded);
  const loaded = useSameList(all.flatMap(({ data }) => (data === undefined ? [] : [data])));
  return {
    loaded: loaded as readonly Contributions[Kind][],
    missing: all.filter(({ data }) => data === undefined),
  };
}
