import { followWhileSignedIn } from '../live/live-data.ts';
import { followRecovery } from './recovery.ts';
import type { Services } from './services.ts';

/** Keeps loaded data up to date, and retries remotes that could not be reached. */
export function followInBackground({ queryClient, registry }: Services): void {
  followWhileSignedIn(queryClient);
  followRecovery(registry);
}
