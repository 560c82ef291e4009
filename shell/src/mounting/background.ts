import { followWhileSignedIn } from '../live/live-data.ts';
import { followRecovery } from './recovery.ts';
import type { Services } from './services.ts';

/** Keeps what is loaded up to date, and asks for what could not be reached. */
export function followInBackground({ queryClient, registry }: Services): void {
  followWhileSignedIn(queryClient);
  followRecovery(registry);
}
