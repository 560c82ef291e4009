import type { OperationId } from '../../src/platform/openapi/handlers.ts';
import type { Call, Calls } from './call.ts';
import { bookingActionCalls } from './calls/booking-actions.calls.ts';
import { bookingReadingCalls } from './calls/booking-reading.calls.ts';
import { exportCalls } from './calls/exports.calls.ts';
import { invoiceCalls } from './calls/invoices.calls.ts';
import { offerCalls } from './calls/offers.calls.ts';
import { workspaceCalls } from './calls/workspace.calls.ts';

const all: Calls = {
  ...bookingActionCalls,
  ...bookingReadingCalls,
  ...offerCalls,
  ...invoiceCalls,
  ...exportCalls,
  ...workspaceCalls,
};

/** How an operation is called; none for one that nobody has written down yet. */
export function callsOf(operationId: string): Call[] {
  return all[operationId as OperationId] ?? [];
}
