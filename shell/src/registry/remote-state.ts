import type { NavEntry, RegisteredRemote, RemoteManifest } from '@shootline/shared-api/portal';
import type { LoadFailure, RemoteLoadError } from './load-error.ts';

/** Where a remote is published, as portal.json says. */
export interface Published {
  /** Absolute address of its manifest. */
  url: string;
  /** Integrity of the only entry that portal.json allows; undefined allows any. */
  pin: string | undefined;
}

/** All that is known of a remote. */
export interface RemoteState extends Published {
  name: string;
  /** Its current version, while this user gets a tagged one. */
  released: Published | null;
  manifest: RemoteManifest | null;
  /** Its drawer entries in `portal.json`. */
  announced: NavEntry[] | undefined;
  /** Why its newest manifest is not in use; `manifest` is then the last known good one, or null. */
  problem: RemoteLoadError | null;
}

/** A version of a remote that failed; `stopped` is a page that threw. */
export interface Fault {
  remote: string;
  version: string;
  failure: LoadFailure | 'stopped';
}

/** The state of the registry's store. */
export interface RegistryState {
  remotes: RemoteState[];
  faults: Fault[];
}

/** Whether some users get another version of a remote. */
export const hasTags = ({ tags }: RegisteredRemote): boolean => tags !== undefined;

/** Where a remote of portal.json is published. */
export function publishedAt({
  url,
  integrity,
}: Pick<RegisteredRemote, 'url' | 'integrity'>): Published {
  return { url: new URL(url, window.location.origin).href, pin: integrity };
}

/** A remote in the version that the user gets; `current` is the one that others get. */
export interface ChosenRemote extends RegisteredRemote {
  current?: RegisteredRemote;
}
