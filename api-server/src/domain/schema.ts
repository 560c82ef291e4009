export * from '../platform/db/schema.ts';
export { auditEvent } from './schema/audit.ts';
export { booking } from './schema/booking.ts';
export { cancellationFee, type Staffing, stateLog } from './schema/booking-history.ts';
export { busyTime, calendarAddress, ownCalendar } from './schema/calendar.ts';
export { callSheet } from './schema/call-sheet.ts';
export { bookingFile, comment, commentAttachment, commentThread } from './schema/conversation.ts';
export { bookingEvent } from './schema/event.ts';
export { csvExport, exportFile } from './schema/export.ts';
export { hubSync, usedHubToken } from './schema/hub.ts';
export { feedback, invoice, invoiceFile } from './schema/invoice.ts';
export { invoiceHistory } from './schema/invoice-history.ts';
export { listColumns, savedView } from './schema/list-view.ts';
export { userAction } from './schema/notification.ts';
export { bookingAssignment, bookingAvailability } from './schema/offer.ts';
// These take the place of the platform's tables, which have fewer columns.
export { client, appUser } from './schema/people.ts';
export { remoteFailure } from './schema/remote-failure.ts';
export { bookingSummary, summaryDue } from './schema/summary.ts';
