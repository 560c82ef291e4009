import { type SignedInUser, t, translated, useCurrentUser } from '@shootline/shared-api';
import { admins, checkAccess, type SearchSource } from '@shootline/shared-api/portal';
import { useContributions } from '../contributions/use-contributions.ts';
import type { Registry } from '../registry/registry.ts';
import { areaName } from '../remotes/area-name.ts';
import { userSearch } from './search-users.ts';

/** A kind of record that the user can search for. */
export interface SearchKindHere {
  id: string;
  title: string;
  /** Undefined until its code has loaded. */
  source: SearchSource | undefined;
  isPending: boolean;
  hasFailed: boolean;
}

/** The kinds that a remote declares for the user; of one that was never reached its name. */
function declaredKinds(registry: Registry, remote: string, user: SignedInUser) {
  const { remotes } = registry.store.getState();
  const { manifest } = remotes.find(({ name }) => name === remote) ?? {};
  if (!manifest) return [{ name: '', title: areaName(remote) }];
  return (manifest.search ?? [])
    .filter(({ access }) => checkAccess(access, user) === 'granted')
    .map(({ name, label }) => ({ name, title: translated(label) }));
}

/** The kinds of records that the user can search for: those of the remotes, and users. */
export function useSearchKinds(registry: Registry): SearchKindHere[] {
  const user = useCurrentUser();
  const contributed = useContributions('search', (search) => search).flatMap(
    ({ remote, data, isPending, error }) =>
      declaredKinds(registry, remote, user).map(({ name, title }) => ({
        id: `${remote}/${name}`,
        title,
        source: data?.[name],
        isPending,
        hasFailed: error !== null || (data !== undefined && !data[name]),
      })),
  );
  const hasUsers = checkAccess(admins, user) === 'granted';
  const users = { id: 'users', title: t('Users'), source: userSearch };
  return [...contributed, ...(hasUsers ? [{ ...users, isPending: false, hasFailed: false }] : [])];
}
