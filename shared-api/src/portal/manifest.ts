import * as v from 'valibot';
import { type RoleName, roleNames } from '../contract/roles.ts';
import type { VersionRule } from '../rules/version.rules.ts';
import type { Access } from './access.ts';
import type { DeclaredRoute, NavEntry } from './remote.ts';
import type { PublishedKeptCall } from './contributions/offline.ts';
import type { PublishedRefresh } from './contributions/refresh.ts';
import type { SearchKind } from './contributions/search.ts';
import type { WelcomeLine } from './contributions/welcome.ts';

/** A script that is loaded with a page. */
export interface PageScript {
  /** Address, relative to the entry. */
  file: string;
  integrity: string;
}

/** A page as published by a build. */
export interface PublishedRoute extends DeclaredRoute {
  /** The page's own scripts, if the build knows them. */
  code?: PageScript[];
}

/** `remote.json`: published by the build of a remote. Addresses are relative to it. */
export interface RemoteManifest {
  name: string;
  contract: number;
  version: string;
  entry: string;
  /** Subresource integrity of the entry. */
  integrity: string;
  /** Fingerprint of the shared code it was built with; it fits a shell with the same one. */
  builtFor: string;
  /** Names that the types of older shells lack, by their fingerprints; tabs that have them must be reloaded. */
  olderShells?: Record<string, string[]>;
  routes: PublishedRoute[];
  nav: NavEntry[];
  widgets: string[];
  /** Names of the modules `./contributions/<name>` that it exposes. */
  contributions?: readonly string[];
  /** Widgets for the open places of other areas' pages, by slot. */
  slots?: Record<string, readonly string[]>;
  /** Kinds of work that it shows in the inbox, each for some users. */
  inbox?: Record<string, Access>;
  /** Kinds of records that it finds. */
  search?: readonly SearchKind[];
  /** Its queries that changes make stale. */
  refreshes?: readonly PublishedRefresh[];
  /** Lines of the welcome about what users do in the area. */
  welcome?: readonly WelcomeLine[];
  /** Calls whose last answers are kept for a start without a network. */
  offline?: readonly PublishedKeptCall[];
}

/**
 * Shared code that a remote uses (`uses.json` beside its entry) or a shell provides (`provides.json` beside
 * its page).
 */
export interface SharedCode {
  /** Version of the portal contract. */
  contract: number;
  /** Versions of the shared libraries and of shared-*, by name. */
  versions: Record<string, string>;
  /** Exported names of shared-*, by entry. */
  names: Record<string, string[]>;
  /** Widgets of other remotes that a remote shows. */
  widgets?: string[];
  /** Hash of the types of shared-*, which deploys compare by `types.json` beside it. */
  types?: string;
}

/** The name, logo and links of a deployment. */
export interface Brand {
  name: string;
  /** Address of an image; if empty, only the name is shown. */
  logo: string;
  termsUrl: string;
}

/** A tagged version that some users get instead of the current one. */
export interface TaggedVersion extends VersionRule {
  tag: string;
  /** Address of its manifest, such as `/mfe-bookings/remote.next.json`. */
  url: string;
  /** The integrity of the only version that may be mounted, instead of the remote's. */
  integrity?: string;
}

/** A remote registered in a deployment. */
export interface RegisteredRemote {
  name: string;
  /**
   * Address of its `remote.json`. Without it there are only tagged versions, and for users who get none of
   * them the remote does not exist.
   */
  url?: string;
  /** The integrity of the only version that may be mounted; without it the newest version is. */
  integrity?: string;
  /** Versions for some users; each user gets the first one that applies. */
  tags?: TaggedVersion[];
  /** Leaves out its pages, drawer, inbox and search: it only offers widgets to the other remotes. */
  widgetsOnly?: boolean;
  /** Its drawer entries at build time, shown until its manifest has loaded. */
  nav?: NavEntry[];
}

/** A web analytics service that counts page views with Matomo's HTTP tracking API. */
export interface PageViews {
  /** Address that receives the page views, such as `https://matomo.example/matomo.php`. */
  url: string;
  /** The tracking id: the number or name of this site in the service. */
  site: string;
}

/** The permission to run other builds of remotes, each user in their own browser only. */
export interface Overrides {
  /** Origins that builds may come from. Versions kept beside the released one are always allowed. */
  origins: string[];
  /** Roles that may do so, by default admins. */
  roles?: RoleName[];
}

/** `portal.json`: the configuration of a deployment. */
export interface PortalConfig {
  brand: Brand;
  /** Address of the API: a path of this origin or absolute. */
  api: string;
  remotes: RegisteredRemote[];
  /** Origin of the portal with every area, if this one lacks some. */
  fullPortal?: string;
  /** Paths of areas that this portal does not have, as remotes declare them. */
  elsewhere?: string[];
  /**
   * BCP 47 tags of the languages that users choose from. Before they choose, the browser's languages decide,
   * or else the first is used. Without it the portal is in Australian English.
   */
  locales?: string[];
  /** Origin of the bucket from which browsers download files themselves, if they do. */
  files?: string;
  /** Without it no page views are sent. */
  pageViews?: PageViews;
  /** Without it nobody can run another build of a remote. */
  overrides?: Overrides;
  /** Set to false, the portal does not open without a network, and keeps no data for that. */
  offline?: boolean;
}

/** A published file that does not follow its schema. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

const text = v.pipe(v.string(), v.nonEmpty());
const remoteName = v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/));
// A single hash: browsers accept any of several and ignore anything that is not a hash.
const integrity = v.pipe(text, v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/));
const portalPath = v.custom<`/${string}`>(
  (value) => typeof value === 'string' && /^\/(?![/\\])/.test(value),
  'not a path of this portal',
);
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  return isSafe && origin === address;
}
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an address like https://portal.example, without a path'),
);
const roles = v.exactOptional(v.array(v.picklist(roleNames)));
/** Accepts unknown role names: no user of this shell has them. */
const access = v.custom<Access>(
  (value) =>
    Array.isArray(value)
      ? value.every((item) => typeof item === 'string')
      : value === 'public' || value === 'signed-in',
  'not an access',
);

const navEntries = v.array(
  v.object({
    label: text,
    to: portalPath,
    icon: text,
    access,
    order: v.number(),
    isPrimary: v.exactOptional(v.boolean()),
    group: v.exactOptional(v.picklist(['people-and-money', 'settings'])),
    firstFor: roles,
  }),
);

const taggedVersion = v.object({
  tag: remoteName,
  url: text,
  integrity: v.exactOptional(integrity),
  workspaces: v.exactOptional(v.array(text)),
  roles,
  share: v.exactOptional(
    v.pipe(
      v.number(),
      v.check((percent) => percent >= 0 && percent <= 100, 'must be from 0 to 100'),
    ),
  ),
});

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const lists = v.custom<Record<string, string[]>>(
  (value) => value instanceof Object && Object.values(value).every(isList),
  'not lists by name',
);
const queryKey = v.custom<readonly unknown[]>(
  (value) => isList(value) && value.length > 0,
  'not the key of a query',
);

/** The schema of `remote.json`. */
export const remoteManifestSchema: v.GenericSchema<unknown, RemoteManifest> = v.object({
  name: remoteName,
  contract: v.number(),
  version: text,
  entry: text,
  integrity,
  builtFor: text,
  olderShells: v.exactOptional(lists),
  routes: v.array(
    v.object({
      path: portalPath,
      layout: v.picklist(['main', 'window', 'bare']),
      access,
      calls: v.exactOptional(
        v.array(v.object({ url: portalPath, access: v.exactOptional(access) })),
      ),
      code: v.exactOptional(v.array(v.object({ file: text, integrity }))),
    }),
  ),
  nav: navEntries,
  widgets: v.array(text),
  contributions: v.exactOptional(v.array(text)),
  slots: v.exactOptional(lists),
  inbox: v.exactOptional(v.record(text, access)),
  search: v.exactOptional(v.array(v.object({ name: text, label: text, access }))),
  refreshes: v.exactOptional(
    v.array(
      v.object({
        changes: v.array(text),
        keys: v.array(queryKey),
      }),
    ),
  ),
  welcome: v.exactOptional(v.array(v.object({ text, access, order: v.number() }))),
  offline: v.exactOptional(v.array(v.object({ path: text, most: v.number() }))),
});

const portalConfig: v.GenericSchema<unknown, PortalConfig> = v.object({
  brand: v.object({ name: text, logo: v.optional(v.string(), ''), termsUrl: text }),
  api: text,
  remotes: v.array(
    v.object({
      name: remoteName,
      url: v.exactOptional(text),
      integrity: v.exactOptional(integrity),
      tags: v.exactOptional(v.array(taggedVersion)),
      widgetsOnly: v.exactOptional(v.boolean()),
      nav: v.exactOptional(navEntries),
    }),
  ),
  fullPortal: v.exactOptional(origin),
  elsewhere: v.exactOptional(v.array(portalPath)),
  locales: v.exactOptional(v.array(v.pipe(text, v.check(isLocale, 'must be a tag like de-AT')))),
  offline: v.exactOptional(v.boolean()),
  files: v.exactOptional(origin),
  pageViews: v.exactOptional(
    v.object({
      url: v.pipe(
        text,
        v.check((url) => URL.canParse(url), 'must be an address'),
      ),
      site: text,
    }),
  ),
  overrides: v.exactOptional(v.object({ origins: v.array(origin), roles })),
});

function parse<Content>(schema: v.GenericSchema<unknown, Content>, value: unknown): Content {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  throw new ManifestError(`${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`);
}

/** A checked `remote.json`. Throws a `ManifestError` that names the first fault. */
export const parseRemoteManifest = (value: unknown): RemoteManifest =>
  parse(remoteManifestSchema, value);

/** A checked `portal.json`, with defaults filled in. Throws a `ManifestError`. */
export const parsePortalConfig = (value: unknown): PortalConfig => parse(portalConfig, value);
