export { notificationQueries } from './notification.queries.ts';
export { useMarkAllRead, useMarkRead } from './notification.actions.ts';
