/** @deprecated Each app has its own calls. */
export { useMarkRead } from './notification.actions.ts';
