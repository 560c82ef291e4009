import type { Query, QueryClient } from '@tanstack/react-query';

/** The time of an answer that the worker has kept, as it marks it. */
const keptAt = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('kept_at' in data && typeof data.kept_at === 'string') return data.kept_at;
  if (!('pages' in data) || !Array.isArray(data.pages)) return undefined;
  return data.pages.map(keptAt).find((time) => time !== undefined);
};

/** Whether a query's data is a copy that the worker gave without asking the server. */
export const isKept = ({ state }: Pick<Query, 'state'>): boolean =>
  keptAt(state.data) !== undefined;

/** Loads again what is only known from a copy. */
export const renewKept = (client: QueryClient): void =>
  void client.invalidateQueries({ predicate: isKept, refetchType: 'all' });

/** Data of every page, whose age says nothing about this one. */
const ofEveryPage = ['reference-data', 'user', 'account', 'list'];

/** The time when the oldest data on screen was loaded, ISO; null if there is none. */
export function shownSince(client: QueryClient): string | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => {
      return state.data !== undefined && !ofEveryPage.includes(String(queryKey[0]));
    })
    .map(({ state }) => keptAt(state.data) ?? new Date(state.dataUpdatedAt).toISOString());
  return times.sort()[0] ?? null;
}

/** Whether anything on screen is a kept copy. */
export const showsKept = (client: QueryClient): boolean =>
  client.getQueryCache().findAll({ type: 'active' }).some(isKept);
