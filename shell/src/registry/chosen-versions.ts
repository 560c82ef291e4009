import type { RegisteredRemote } from '@shootline/shared-api/portal';
import { type ChosenRemote, hasTags } from './remote-state.ts';

/** The remotes in the versions chosen for the user. */
export async function chosenFor(remotes: RegisteredRemote[]): Promise<ChosenRemote[]> {
  if (!remotes.some(hasTags)) return remotes;
  try {
    const { versionsFor } = await import(/* webpackChunkName: "faults" */ './tags.ts');
    return await versionsFor(remotes);
  } catch (error) {
    console.warn('No tagged versions could be chosen; everyone gets the current ones.', error);
    return remotes;
  }
}
