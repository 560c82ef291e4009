import { sessionStore, type SignedInUser } from '@shootline/shared-api';
import {
  type Access,
  checkAccess,
  type ContributionKind,
  type ContributionModule,
  type Contributions,
  type RemoteManifest,
} from '@shootline/shared-api/portal';
import type { QueryClient } from '@tanstack/react-query';
import { type Areas, portal } from '../own-pages/portal-of-pages.ts';
import type { RemoteState } from '../remotes/remote-state.ts';

/** The access to a kind of a remote; kinds without a declaration are for everyone. */
const accessOf: Partial<Record<ContributionKind, (manifest: RemoteManifest) => Access[]>> = {
  inbox: ({ inbox = {} }) => Object.values(inbox),
  search: ({ search = [] }) => search.map(({ access }) => access),
};

/**
 * Whether a remote may contribute a kind for the user. For one that was never reached, its drawer entries
 * decide, but nothing is loaded for mere names.
 */
export function mayContribute(
  { manifest, announced }: RemoteState,
  kind: ContributionKind,
  user: SignedInUser,
): boolean {
  const isGranted = (access: Access) => checkAccess(access, user) === 'granted';
  if (!manifest) {
    return kind !== 'texts' && (announced?.some(({ access }) => isGranted(access)) ?? true);
  }
  if (!manifest.contributions?.includes(kind)) return false;
  return accessOf[kind]?.(manifest).some(isGranted) ?? true;
}

/** The query for what a remote contributes; a newer version of it is loaded again. */
export const contributionOf = <Kind extends ContributionKind>(
  areas: Areas,
  { name, manifest, problem }: RemoteState,
  kind: Kind,
) => ({
  queryKey: ['contribution', kind, name, manifest?.version ?? null],
  queryFn: async (): Promise<Contributions[Kind]> => {
    const module = await areas.load<ContributionModule<Kind>>(name, `contributions/${kind}`);
    return module[kind];
  },
  // A slow declaration is waited for.
  enabled: manifest !== null || problem !== null,
  staleTime: Infinity,
  retry: false,
  structuralSharing: false as const,
});

/** Starts to load what the remotes contribute of a kind, beside a page that shows it. */
export function prefetchContributions(client: QueryClient, kind: ContributionKind): void {
  const { areas } = portal;
  const { user } = sessionStore.getState();
  if (!areas || !user) return;
  for (const remote of areas.store.getState().remotes) {
    if (!mayContribute(remote, kind, user)) continue;
    const query = contributionOf(areas, remote, kind);
    if (query.enabled) void client.prefetchQuery(query);
  }
}
