declare module 'virtual:provided' {
  import type { ModuleFederation } from '@module-federation/enhanced/runtime';

  /** The code that the shell shares with every remote; written by the build. */
  export const provided: Parameters<ModuleFederation['registerShared']>[0];
}
