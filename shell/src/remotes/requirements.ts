import type { RemoteManifest, SharedCode } from '@shootline/shared-api/portal';

/** The portal's requirements for a remote before it is mounted. */
export interface Requirements {
  /** Fingerprint of the shared code that the shell provides. */
  builtFor: string;
  /** The shared code itself, read only if the fingerprints differ. */
  provided: () => Promise<SharedCode>;
  /** Integrity of the only entry that portal.json allows; undefined allows any. */
  pin: string | undefined;
}

/** Whether portal.json allows this version of a remote. */
export const isPinned = (
  { integrity }: Pick<RemoteManifest, 'integrity'>,
  pin: string | undefined,
): boolean => pin === undefined || pin === integrity;
