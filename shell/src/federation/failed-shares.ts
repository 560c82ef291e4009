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
 * Lets a shared library be requested again after a lost connection, as the runtime would remember the
 * failure until the page is reloaded. Applies to the shell and to every remote.
 */
export function forgetFailedShares(): void {
  registerGlobalPlugins([forgetFailure]);
  registerPlugins([forgetFailure]);
}
