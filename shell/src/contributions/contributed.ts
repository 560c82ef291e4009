import type { SignedInUser } from '@shootline/shared-api';
import {
  type Access,
  checkAccess,
  type ContributionKind,
  type ContributionModule,
  type Contributions,
  type RemoteManifest,
} from '@shootline/shared-api/portal';
import type { Areas } from '../own-pages/portal-of-pages.ts';
import type { RemoteState } from '../remotes/remote-state.ts';

/** Who may use a kind of a remote; kinds without a declaration are for everyone. */
const accessOf: Partial<Record<ContributionKind, (manifest: RemoteManifest) => Access[]>> = {
  inbox: ({ inbox }) => (inbox ? [inbox] : []),
  search: ({ search = [] }) => search.map(({ access }) => access),
};

/**
 * Whether a remote may contribute a kind for the user. For one that was never reached, its drawer entries
 * decide.
 */
export function mayContribute(
  { manifest, announced }: RemoteState,
  kind: ContributionKind,
  user: SignedInUser,
): boolean {
  const isGranted = (access: Access) => checkAccess(access, user) === 'granted';
  if (!manifest) return announced?.some(({ access }) => isGranted(access)) ?? true;
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
