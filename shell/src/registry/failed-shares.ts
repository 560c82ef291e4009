import {
  registerGlobalPlugins,
  registerPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';

const forgetFailure: ModuleFederationRuntimePlugin = {
  name: 'shootline-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) delete shared.loading;
      }
    }
  },
};

/**
 * Lets a shared library be asked for again whose code a lost connection has cut off: the runtime
 * would remember the failure for as long as the page. Holds for the shell and every remote to come.
 */
export function forgetFailedShares(): void {
  registerGlobalPlugins([forgetFailure]);
  registerPlugins([forgetFailure]);
}
