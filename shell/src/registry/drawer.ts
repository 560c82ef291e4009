import { type SignedInUser, translated } from '@shootline/shared-api';
import { checkAccess, type NavEntry } from '@shootline/shared-api/portal';
import { ownArea } from '../own-pages/own-area.ts';
import type { RegistryState } from '../remotes/remote-state.ts';

/** A drawer entry; `remote` is set while the manifest of its remote is unknown. */
export interface DrawerEntry extends NavEntry {
  remote?: string;
  /** Whether the manifest cannot be loaded. */
  isUnreachable?: boolean;
}

/** The drawer entry of a remote if only its name is known. */
function areaEntry(name: string): NavEntry {
  const label = name.replace(
    /(^|-)(\w)/g,
    (_all, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );
  return { label, to: `/area/${name}`, icon: 'file', access: 'signed-in', order: 800 };
}

/** The drawer's entries in order, for all users. */
export function drawerOf({ remotes }: RegistryState): DrawerEntry[] {
  const declared = remotes.flatMap(({ name, manifest, announced, problem }): DrawerEntry[] => {
    if (manifest) return manifest.nav;
    const known = announced ?? (problem ? [areaEntry(name)] : []);
    return known.map((entry) => ({ ...entry, remote: name, isUnreachable: problem !== null }));
  });
  return [...declared, ...ownArea.nav]
    .map((entry) => ({ ...entry, label: translated(entry.label) }))
    .sort((one, other) => one.order - other.order);
}

/** The first of these entries, except main tasks and the inbox, that the user may open; null if there is none. */
export function homeAmong(entries: NavEntry[], user: SignedInUser | null): string | null {
  const home = entries.find(
    ({ access, isPrimary, to }) =>
      !isPrimary && to !== '/inbox' && checkAccess(access, user) === 'granted',
  );
  return home?.to ?? null;
}

/** The page that users of this role begin with unless they choose another one. */
export const firstPageOf = (state: RegistryState, user: SignedInUser | null): string =>
  drawerOf(state).find(({ firstFor }) => firstFor && checkAccess(firstFor, user) === 'granted')
    ?.to ?? '/';

/** The first page of the area whose placeholder address this is; null for any other address. */
export function homeOfArea(
  { remotes }: RegistryState,
  pathname: string,
  user: SignedInUser | null,
): string | null {
  const area = remotes.find(({ name }) => areaEntry(name).to === pathname);
  return homeAmong(area?.manifest?.nav ?? [], user);
}
