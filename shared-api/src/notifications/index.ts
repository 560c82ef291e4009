/** @deprecated Each app has its own calls. */
export { notificationQueries } from './notification.queries.ts';
/** @deprecated Each app has its own calls. */
export { useMarkAllRead } from './notification.actions.ts';
export { useMarkRead } from './notification.actions.ts';
