import type { OperationId } from '../../src/platform/openapi/document.ts';
import type { Call, Calls } from './call.ts';
import { accountCalls } from './calls/account.ts';
import { bookingActionCalls } from './calls/booking-actions.ts';
import { bookingReadingCalls } from './calls/booking-reading.ts';
import { calendarCalls } from './calls/calendar.ts';
import { exportCalls } from './calls/exports.ts';
import { invoiceCalls } from './calls/invoices.ts';
import { offerCalls } from './calls/offers.ts';
import { statusCalls } from './calls/status.ts';
import { workspaceCalls } from './calls/workspace.ts';

const all: Calls = {
  ...bookingActionCalls,
  ...bookingReadingCalls,
  ...offerCalls,
  ...invoiceCalls,
  ...calendarCalls,
  ...exportCalls,
  ...statusCalls,
  ...accountCalls,
  ...workspaceCalls,
};

/** An operation's calls; empty if none are written yet. */
export function callsOf(operationId: string): Call[] {
  return all[operationId as OperationId] ?? [];
}
