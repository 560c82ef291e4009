import { array, boolean, mixed, number, object, string, type Schema } from 'yup';
import { type RoleName, roles } from '../contract/roles.ts';
import type { Access } from './access.ts';
import type { DeclaredRoute, NavEntry } from './remote.ts';

/** `remote.json`: what a remote's build publishes. Addresses are relative to it. */
export interface RemoteManifest {
  name: string;
  contract: number;
  version: string;
  entry: string;
  /** Subresource integrity of the entry. */
  integrity: string;
  /** Fingerprint of the shared code that it was built with; a shell of the same one fits. */
  builtFor: string;
  routes: DeclaredRoute[];
  nav: NavEntry[];
  widgets: string[];
}

/**
 * Shared code: what a remote uses (`uses.json` beside its entry), or what a shell provides
 * (`provides.json` beside its page).
 */
export interface SharedCode {
  /** Version of the portal contract. */
  contract: number;
  /** Versions of the shared libraries and of shared-*, by name. */
  versions: Record<string, string>;
  /** Exported names of shared-*, by entry. */
  names: Record<string, string[]>;
}

/** The name, logo and links of a deployment (decisions, introduction). */
export interface Brand {
  name: string;
  /** Address of an image; if empty, the name stands alone. */
  logo: string;
  termsUrl: string;
}

/** A version under a tag, for some users in place of the current one. */
export interface TaggedVersion {
  tag: string;
  /** Address of its manifest, as `/mfe-bookings/remote.next.json`. */
  url: string;
  /** The integrity of the only version that may be mounted, in place of the remote's. */
  integrity?: string;
  /** Aliases of the workspaces whose users get it. All that is given must hold. */
  workspaces?: string[];
  roles?: RoleName[];
  /** Percent of users who get it, always the same ones. */
  share?: number;
}

/** A remote of a deployment. */
export interface RegisteredRemote {
  name: string;
  /** Address of its `remote.json`. */
  url: string;
  /** The integrity of the only version that may be mounted; without it the newest is. */
  integrity?: string;
  /** Versions for some users: each gets the first that is for them. */
  tags?: TaggedVersion[];
  /** Its drawer entries at build time, used until the remote itself has answered. */
  nav?: NavEntry[];
}

/** A web analytics service that counts page views, in the form of Matomo's HTTP tracking. */
export interface PageViews {
  /** Address that takes the views, as `https://matomo.example/matomo.php`. */
  url: string;
  /** The tracking id: the number or name of this site there. */
  site: string;
}

/** `portal.json`: what a deployment consists of. */
export interface PortalConfig {
  brand: Brand;
  /** Address of the API: a path of this origin or absolute. */
  api: string;
  remotes: RegisteredRemote[];
  /** Origin of the portal that has every area, where this one does not. */
  fullPortal?: string;
  /** Paths of areas that are no part of this portal, as remotes declare them. */
  elsewhere?: string[];
  /** Without it no page view is sent anywhere. */
  pageViews?: PageViews;
}

const text = () => string().required();
const remoteName = () => text().matches(/^[a-z][a-z0-9-]*$/);
// A single hash: browsers accept any one of several, and ignore what is not a hash.
const integrity = () => text().matches(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/);
const portalPath = () => text().matches(/^\/(?![/\\])/);
function isOrigin(address: string | undefined): boolean {
  if (address === undefined) return true;
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  return isSafe && origin === address;
}
const access = () =>
  mixed((value): value is Access =>
    Array.isArray(value)
      ? value.every((item) => typeof item === 'string')
      : value === 'public' || value === 'signed-in',
  ).required();

const navEntries = () =>
  array().of(
    object({
      label: text(),
      to: portalPath(),
      icon: text(),
      access: access(),
      order: number().required(),
      isPrimary: boolean().optional(),
    }),
  );

const taggedVersion = () =>
  object({
    tag: remoteName(),
    url: text(),
    integrity: integrity().optional(),
    workspaces: array().of(text()).optional(),
    roles: array()
      .of(text().oneOf(Object.keys(roles)))
      .optional(),
    share: number().min(0).max(100).optional(),
  });

const remoteManifestSchema: Schema = object({
  name: remoteName(),
  contract: number().integer().required(),
  version: text(),
  entry: text(),
  integrity: integrity(),
  builtFor: text(),
  routes: array()
    .of(
      object({
        path: portalPath(),
        layout: text().oneOf(['main', 'window', 'bare']),
        access: access(),
      }),
    )
    .required(),
  nav: navEntries().required(),
  widgets: array().of(text()).required(),
});

const portalConfigSchema: Schema = object({
  brand: object({
    name: text(),
    logo: string().default(''),
    termsUrl: text(),
  }).required(),
  api: text(),
  remotes: array()
    .of(
      object({
        name: remoteName(),
        url: text(),
        integrity: integrity().optional(),
        tags: array().of(taggedVersion()).optional(),
        nav: navEntries().optional(),
      }),
    )
    .required(),
  fullPortal: string().test(
    'origin',
    'fullPortal must be an address like https://portal.example, without a path',
    isOrigin,
  ),
  elsewhere: array().of(portalPath()).optional(),
  pageViews: object({ url: text().url(), site: text() }).optional().default(undefined),
});

/** A checked `remote.json`. Throws yup's ValidationError naming the first thing that is wrong. */
export function parseRemoteManifest(value: unknown): RemoteManifest {
  return remoteManifestSchema.validateSync(value, { strict: true }) as RemoteManifest;
}

/** A checked `portal.json`, with defaults filled in. Throws yup's ValidationError. */
export function parsePortalConfig(value: unknown): PortalConfig {
  return portalConfigSchema.validateSync(value) as PortalConfig;
}
