import type { NavEntry, RegisteredRemote, RemoteManifest } from '@shootline/shared-api/portal';
import type { ReactNode } from 'react';
import type { LoadFailure, RemoteLoadError } from './load-error.ts';

/** The key of the builds that users of this browser run instead of the released ones. */
export const overridesKey = 'shootline.overrides';

/** The place where a remote is published, from portal.json. */
export interface Published {
  /** Absolute address of its manifest. */
  url: string;
  /** Integrity of the only entry that portal.json allows; undefined allows any. */
  pin: string | undefined;
}

/** The state of a remote. */
export interface RemoteState extends Published {
  name: string;
  /** The current version, while this user gets a tagged one or runs another build. */
  released: Published | null;
  manifest: RemoteManifest | null;
  /** Whether only its widgets are used. */
  widgetsOnly: boolean | undefined;
  /** Its drawer entries in `portal.json`. */
  announced: NavEntry[] | undefined;
  /** Set if the newest manifest is not used; `manifest` is then the last known good one, or null. */
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
  /** A notice above every page. */
  banner?: ReactNode;
}

/** A remote of portal.json with an address: that of its current version, or of the one chosen for the user. */
export type ReleasedRemote = RegisteredRemote & { url: string };

/** Whether a remote has a current version, and not only tagged ones. */
export const isReleased = (remote: RegisteredRemote): remote is ReleasedRemote =>
  remote.url !== undefined;

/** The place where a remote of portal.json is published. */
export function publishedAt({
  url,
  integrity,
}: Pick<ReleasedRemote, 'url' | 'integrity'>): Published {
  return { url: new URL(url, window.location.origin).href, pin: integrity };
}

/** A remote in the version chosen for the user; `current` is the version of other users. */
export interface ChosenRemote extends ReleasedRemote {
  current?: ReleasedRemote;
}
