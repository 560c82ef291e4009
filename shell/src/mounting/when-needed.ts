import type { RequestEvent } from '@shootline/shared-api';
import type { QueryClient } from '@tanstack/react-query';
import { followConnection } from '../offline/follow-connection.tsx';
import { logFailure } from '../status/failure-log.ts';

// Background work that no first screen needs, in one file.
export { followFaults, followUser } from '../registry/follow-versions.ts';
export { followPageViews } from '../page-views/page-views.ts';
export { reportClashes } from './clashes.ts';
export { followNewVersions } from '../live/new-versions.ts';
export { keepForOffline } from '../offline/keep-for-offline.ts';
export { followConnection };

/** Logs a failed call, which may be the first sign that there is no network. */
export function noteFailure(event: RequestEvent, queryClient: QueryClient): void {
  logFailure(event);
  followConnection(queryClient);
}
