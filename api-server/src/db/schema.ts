export {
  booking,
  bookingAssignment,
  bookingAvailability,
  cancellationFee,
  stateLog,
} from './schema/booking.ts';
export { callSheet } from './schema/call-sheet.ts';
export { shootline } from './schema/columns.ts';
export * from './schema/conversation.ts';
export { csvExport, installationSecret } from './schema/export.ts';
export { feedback, invoice, invoiceFile } from './schema/invoice.ts';
export { hubSync, usedHubToken } from './schema/hub.ts';
export * from './schema/event.ts';
export * from './schema/idempotency.ts';
export { job, mail } from './schema/job.ts';
export { client, person, rateCount, session, tenant, userAction } from './schema/workspace.ts';
