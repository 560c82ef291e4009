// Background work that no first screen needs, in one file.
export { followNewVersions } from '../live/new-versions.ts';
export { followFaults, followUser } from '../registry/follow-versions.ts';
export { logFailure } from '../status/failure-log.ts';
export { reportClashes } from './clashes.ts';
