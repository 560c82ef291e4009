import type { SharedCode } from '@shootline/shared-api/portal';
import type { StoreApi } from 'zustand/vanilla';
import type { RegistryState } from '../remotes/remote-state.ts';

/** The part of the registry that the shell's own pages use. */
export interface Areas {
  store: StoreApi<RegistryState>;
  load: <Module>(name: string, module: string) => Promise<Module>;
  /** The entry whose code of a remote this page runs; null if none runs. */
  runningOf: (name: string) => { entry: string } | null;
  /** Reads a remote's manifest again. */
  refresh: (name: string) => Promise<void>;
  /** The shared code that the shell provides. */
  provided: () => Promise<SharedCode>;
}

/** The portal of the shell's own pages; set when it starts. */
export const portal: { areas: Areas | null } = { areas: null };
