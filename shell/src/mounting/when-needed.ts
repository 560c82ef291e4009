// Background work that most pages never need, in one file.
export { followFaults, followUser } from '../registry/follow-versions.ts';
export { logFailure } from '../status/failure-log.ts';
export { reportClashes } from './clashes.ts';
