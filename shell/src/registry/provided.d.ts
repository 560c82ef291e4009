declare module 'virtual:provided' {
  import type { ModuleFederation } from '@module-federation/enhanced/runtime';

  /** What the shell shares with every remote; written by the build. */
  export const provided: Parameters<ModuleFederation['registerShared']>[0];
}
