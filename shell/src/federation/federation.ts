import { getInstance } from '@module-federation/enhanced/runtime';
import type { SharedCode } from '@shootline/shared-api/portal';
import { provided } from 'virtual:provided';
import { RemoteLoadError } from '../remotes/load-error.ts';
import { allowOrigin, expectEntry } from './script-guard.ts';

declare const BUILT_FOR: string;

/** The script that loads a remote. */
export interface RemoteEntry {
  remote: string;
  /** The absolute address of the file. */
  url: string;
  /** The subresource integrity that the file must have. */
  integrity: string;
}

/** Loads the code of remotes; the registry decides what and when. */
export interface RemoteLoader {
  /** Fingerprint of the shared code that the shell provides. */
  builtFor: string;
  /** The shared code itself. */
  provided: () => Promise<SharedCode>;
  /** Also allows code from this origin. */
  guard: (origin: string) => void;
  /** Registers an entry; with `replace` it replaces an older or failed one. */
  register: (entry: RemoteEntry, replace: boolean) => void;
  /** A module that a registered remote exposes. Rejects if it cannot be loaded. */
  load: <Module>(remote: string, module: string) => Promise<Module>;
}

/** The shell's instance; each remote has its own too. */
const instance = getInstance();
if (!instance) throw new Error('The runtime of Module Federation has not started.');
instance.registerShared(provided);

const containerName = (remote: string) => `shootline_mfe_${remote.replaceAll('-', '_')}`;

/** Module Federation, behind the script guard. */
export const federation: RemoteLoader = {
  builtFor: BUILT_FOR,
  provided: () =>
    import(/* webpackChunkName: "faults" */ './provided-code.ts').then((m) => m.provided),
  guard: allowOrigin,
  register({ remote, url, integrity }, replace) {
    expectEntry(url, integrity);
    const name = containerName(remote);
    if (replace) {
      // Otherwise the runtime would also remove shared code that this remote was the first to load.
      instance.moduleCache.delete(name);
      Reflect.set(window, name, undefined);
    }
    instance.registerRemotes(
      [{ name, entry: url, type: 'global' }],
      replace ? { force: true } : undefined,
    );
  },
  async load<Module>(remote: string, module: string) {
    const loaded = await instance.loadRemote<Module>(`${containerName(remote)}/${module}`);
    if (!loaded) throw new RemoteLoadError(remote, 'broken', `${module} is not exposed.`);
    return loaded;
  },
};
