export {
  booking,
  bookingAssignment,
  bookingAvailability,
  cancellationFee,
  stateLog,
} from './schema/booking.ts';
export { shootline } from './schema/columns.ts';
export * from './schema/conversation.ts';
export { hubSync, usedHubToken } from './schema/hub.ts';
export { feedback, invoice } from './schema/invoice.ts';
export * from './schema/idempotency.ts';
export { client, person, rateCount, session, tenant, userAction } from './schema/workspace.ts';
