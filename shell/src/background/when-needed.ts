// Background work that no first screen needs, in one file.
export { followFaults, followUser } from './follow-versions.ts';
export { followPageViews } from '../page-views/page-views.ts';
export { checkServer } from '../offline/follow-connection.tsx';
export { logFailure } from '../status/failure-log.ts';
export { reportClashes } from './clashes.ts';
export { followNewVersions } from '../live/new-versions.ts';
export { keepForOffline } from '../offline/keep-for-offline.ts';
