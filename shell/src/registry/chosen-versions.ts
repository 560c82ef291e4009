import { lastingStorage } from '@shootline/shared-api';
import type { PortalConfig } from '@shootline/shared-api/portal';
import { type ChosenRemote, isReleased, overridesKey } from '../remotes/remote-state.ts';

/** Whether a user may get other versions than the current ones. */
export const hasChoice = ({ remotes }: PortalConfig): boolean =>
  lastingStorage.getItem(overridesKey) !== null || remotes.some(({ tags }) => tags);

/** The remotes in the versions chosen for the user. */
export async function chosenFor(config: PortalConfig): Promise<ChosenRemote[]> {
  const current = config.remotes.filter(isReleased);
  if (!hasChoice(config)) return current;
  try {
    const { versionsFor } = await import(/* webpackChunkName: "faults" */ './tags.ts');
    return await versionsFor(config);
  } catch (error) {
    console.warn('Everyone gets the current versions.', error);
    return current;
  }
}
