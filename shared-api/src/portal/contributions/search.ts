import type { QueryKey } from '@tanstack/react-query';
import type { SignedInUser } from '../../contract/index.ts';
import type { Access } from '../access.ts';

/** A kind of record that a remote finds, known before any of its code loads. */
export interface SearchKind<Name extends string = string> {
  name: Name;
  /** The heading of its results, such as `Bookings`. */
  label: string;
  access: Access;
}

/** A record that was found. */
export interface SearchHit {
  /** Unique within its kind. */
  id: string;
  label: string;
  /** Further facts in one line. */
  details?: string;
  /** The page that it leads to. */
  to: `/${string}`;
}

/** Finds the records of a kind. */
export interface SearchSource {
  /** An area's key: changes that make its queries stale reload the results. */
  queryKey: QueryKey;
  /** The first records that match a text of at least two characters, best first. */
  find: (text: string, user: SignedInUser, signal: AbortSignal) => Promise<SearchHit[]>;
}

/** The source of each kind by its name. */
export type Search<Name extends string = string> = Readonly<Record<Name, SearchSource>>;

/**
 * The search of a declaration, `defineSearch<typeof remote>({ bookings: { queryKey, find } })`: a declared
 * kind without a source, or an undeclared kind, is a type error. The export `search` of a remote's
 * `src/contributions/search.ts`.
 */
export function defineSearch<Declaration extends { search?: readonly SearchKind[] }>(
  queries: Search<NonNullable<Declaration['search']>[number]['name']>,
): Search {
  return queries;
}
