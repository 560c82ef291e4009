export { changedQueries } from './changed-queries.ts';
export { followChanges } from './follow-changes.ts';
export { renewList, type ChangedBookings } from './renew-list.ts';
