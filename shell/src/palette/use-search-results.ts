import { useCurrentUser } from '@shootline/shared-api';
import { useDebounced } from '@shootline/shared-ui';
import type { PaletteGroup } from '@shootline/shared-ui/palette';
import { useQueries } from '@tanstack/react-query';
import type { Registry } from '../registry/registry.ts';
import { useSearchKinds } from './use-search-kinds.ts';

/** The results of a search on the server. */
interface Found {
  /** The kinds that this user can search here. */
  kinds: readonly string[];
  groups: readonly PaletteGroup[];
  isLoading: boolean;
  /** The groups that could not be loaded. */
  failed: readonly string[];
}

/** Fewer characters would match nearly everything. */
export const fewestCharacters = 2;

/** The records for a text, of the kinds that the user may see. */
export function useSearchResults(text: string, registry: Registry): Found {
  const user = useCurrentUser();
  const settled = useDebounced(text);
  const isCurrent = text === settled;
  const isLong = [...text].length >= fewestCharacters;
  const isAsked = isLong && isCurrent;
  const kinds = useSearchKinds(registry);
  const queries = useQueries({
    queries: kinds.map(({ id, source }) => ({
      queryKey: [...(source?.queryKey ?? []), 'search', id, settled, user],
      queryFn: ({ signal }: { signal: AbortSignal }) => source?.find(settled, user, signal) ?? [],
      enabled: isAsked && source !== undefined,
    })),
  });
  const found = kinds.map(({ title, isPending, hasFailed }, index) => ({
    title,
    entries: (isAsked && queries[index]?.data) || [],
    isLoading: isPending || queries[index]?.isLoading,
    hasFailed: hasFailed || queries[index]?.isError,
  }));
  return {
    kinds: kinds.map(({ title }) => title),
    groups: found,
    isLoading: isLong && (!isCurrent || found.some((kind) => kind.isLoading)),
    failed: found.filter((kind) => isAsked && kind.hasFailed).map(({ title }) => title),
  };
}
