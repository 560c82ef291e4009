import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { RemoteLoadError } from './load-error.ts';

const scriptTimeout = 10_000;

interface Entry {
  remote: string;
  url: string;
  integrity: string;
}

const entries = new Map<string, Entry>();
const allowedOrigins = new Set<string>();

const containerName = (remote: string) => `shootline_mfe_${remote.replaceAll('-', '_')}`;

/** The one place through which remotes' code comes in: known origins, a deadline, an integrity hash. */
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

/** Prepares the runtime: code is taken from these origins only. */
export function guardFederation(origins: Iterable<string>): void {
  for (const origin of origins) allowedOrigins.add(origin);
  registerPlugins([guard]);
}

/** Makes a remote's entry known, in place of an earlier one or of one that failed. */
export function registerEntry(entry: Entry, replace: boolean): void {
  entries.set(entry.remote, entry);
  registerRemotes(
    [{ name: containerName(entry.remote), entry: entry.url, type: 'global' }],
    replace ? { force: true } : undefined,
  );
}

/** A module that a registered remote exposes. Rejects when it cannot be loaded. */
export async function loadExposed<Module>(remote: string, module: string): Promise<Module> {
  const loaded = await loadRemote<Module>(`${containerName(remote)}/${module}`);
  if (!loaded) throw new RemoteLoadError(remote, 'broken', `${module} is not exposed.`);
  return loaded;
}
