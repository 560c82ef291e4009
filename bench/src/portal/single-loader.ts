import type { RemoteLoader } from '../../../shell/src/federation/federation.ts';
import { RemoteLoadError } from '../../../shell/src/remotes/load-error.ts';
import { allowOrigin } from '../../../shell/src/federation/script-guard.ts';

/** Loads the remotes' code from chunks of the same bundle, by `remote/module`. */
export function loaderOf(
  builtFor: string,
  modules: Record<string, () => Promise<unknown>>,
): RemoteLoader {
  return {
    builtFor,
    provided: () => Promise.reject(new Error('A single bundle shares no code.')),
    guard: allowOrigin,
    register: () => {},
    load: async <Module>(remote: string, module: string) => {
      const load = modules[`${remote}/${module}`];
      if (!load) throw new RemoteLoadError(remote, 'broken', `${module} is not exposed.`);
      return (await load()) as Module;
    },
  };
}
