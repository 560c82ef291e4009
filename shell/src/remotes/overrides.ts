import { lastingStorage, type SignedInUser } from '@shootline/shared-api';
import { admins, checkAccess, type PortalConfig } from '@shootline/shared-api/portal';
import { type Fault, overridesKey, publishedAt, type RemoteState } from './remote-state.ts';

/** A build of a remote that a user runs instead of the released one. */
export interface Override {
  /** Absolute address of its manifest. */
  url: string;
  version: string;
}

/** By user and remote. Users of one browser keep theirs apart, and nobody runs another's. */
type Stored = Record<string, Record<string, Override>>;

function readStored(): Stored {
  try {
    return JSON.parse(lastingStorage.getItem(overridesKey) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

/** The folder of a remote with its released version and those kept beside it. */
export const folderOf = ({ remotes }: PortalConfig, name: string): string =>
  remotes
    .filter((remote) => remote.name === name)
    .flatMap(({ url, tags = [] }) => [...(url === undefined ? [] : [{ url }]), ...tags])
    .map((published) => new URL('.', publishedAt(published).url).href)[0] ?? '';

/** Whether this deployment lets a user run other builds. */
export const mayOverride = ({ overrides }: PortalConfig, user: SignedInUser | null): boolean =>
  overrides !== undefined && checkAccess(overrides.roles ?? admins, user) === 'granted';

/** Whether a build of a remote may come from an absolute address. */
export function isAllowed(config: PortalConfig, name: string, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { href, origin } = new URL(url);
  const folder = folderOf(config, name);
  return (
    (config.overrides?.origins.includes(origin) ?? false) ||
    (folder !== '' && href.startsWith(folder))
  );
}

/** The builds that a user runs instead of the released ones, by remote; empty if they may not. */
export function overridesFor(
  config: PortalConfig,
  user: SignedInUser | null,
): Map<string, Override> {
  if (!user || !mayOverride(config, user)) return new Map();
  const known = Object.entries(readStored()[user.uuid] ?? {});
  return new Map(known.filter(([name, { url }]) => isAllowed(config, name, url)));
}

/** Stores the build that a user runs from the next page load on; null for the released one. */
export function storeOverride({ uuid }: SignedInUser, name: string, override: Override | null) {
  const { [uuid]: own = {}, ...others } = readStored();
  const { [name]: _, ...rest } = own;
  const now = override ? { ...rest, [name]: override } : rest;
  const all = Object.keys(now).length > 0 ? { ...others, [uuid]: now } : others;
  if (Object.keys(all).length === 0) lastingStorage.removeItem(overridesKey);
  else lastingStorage.setItem(overridesKey, JSON.stringify(all));
}

let names: ReadonlySet<string> = new Set();

/** The remotes that were last chosen as other builds, whether or not these could be started. */
export const overridden = (): ReadonlySet<string> => names;

/** Remembers the remotes that this page runs as other builds. */
export function startedWith(chosen: Iterable<string>): void {
  names = new Set(chosen);
}

/** Whether a failure is one of a build that a user tries out. */
export function isOfOverride({ remote, version }: Fault, remotes: RemoteState[]): boolean {
  const state = remotes.find(({ name }) => name === remote);
  return names.has(remote) && (state?.released !== null || state.manifest?.version !== version);
}
