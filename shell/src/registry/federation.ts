import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { RemoteLoadError } from './load-error.ts';

declare const SHARED_VERSIONS: Record<string, string>;

const scriptTimeout = 10_000;

/** The script through which a remote comes in. */
export interface RemoteEntry {
  remote: string;
  /** Absolute address. */
  url: string;
  /** Subresource integrity. */
  integrity: string;
}

/** How remotes' code comes in; the registry decides what and when. */
export interface RemoteLoader {
  /** Versions of the libraries that the shell shares, by name. */
  sharedVersions: Record<string, string>;
  /** Takes code from these origins only. */
  guard: (origins: string[]) => void;
  /** Makes an entry known, in place of an earlier one or of one that failed. */
  register: (entry: RemoteEntry, replace: boolean) => void;
  /** A module that a registered remote exposes. Rejects when it cannot be loaded. */
  load: <Module>(remote: string, module: string) => Promise<Module>;
}

const entries = new Map<string, RemoteEntry>();
const allowedOrigins = new Set<string>();

const containerName = (remote: string) => `shootline_mfe_${remote.replaceAll('-', '_')}`;

const guard: ModuleFederationRuntimePlugin = {
  name: 'shootline-guard',
  beforeRegisterRemote(args) {
    const url = 'entry' in args.remote ? args.remote.entry : '';
    if (!allowedOrigins.has(new URL(url, location.origin).origin)) {
      throw new RemoteLoadError(args.remote.name, 'not-allowed', url);
    }
    return args;
  },
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    const entry = [...entries.values()].find((known) => known.url === url);
    if (entry) script.integrity = entry.integrity;
    return { script, timeout: scriptTimeout };
  },
};

/** Module Federation with a guard: known origins, a deadline, an integrity hash for every entry. */
export const federation: RemoteLoader = {
  sharedVersions: SHARED_VERSIONS,
  guard(origins) {
    for (const origin of origins) allowedOrigins.add(origin);
    registerPlugins([guard]);
  },
  register(entry, replace) {
    entries.set(entry.remote, entry);
    registerRemotes(
      [{ name: containerName(entry.remote), entry: entry.url, type: 'global' }],
      replace ? { force: true } : undefined,
    );
  },
  async load<Module>(remote: string, module: string) {
    const loaded = await loadRemote<Module>(`${containerName(remote)}/${module}`);
    if (!loaded) throw new RemoteLoadError(remote, 'broken', `${module} is not exposed.`);
    return loaded;
  },
};
