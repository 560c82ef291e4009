export * from './schema/booking.ts';
export { shootline } from './schema/columns.ts';
export * from './schema/conversation.ts';
export * from './schema/workspace.ts';
