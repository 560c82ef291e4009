import type { components } from './openapi.gen.ts';

type BookingState = components['schemas']['BookingState'];
type InvoiceState = components['schemas']['InvoiceState'];
type TimeLength = components['schemas']['TimeLength'];
type MailState = components['schemas']['MailState'];

/** All values of a union; the type makes sure that none is missing. */
function valuesOf<Value extends string>(values: Record<Value, true>): readonly Value[] {
  return Object.keys(values) as Value[];
}

export const bookingStates = valuesOf<BookingState>({
  init: true,
  draft: true,
  new: true,
  active: true,
  requested: true,
  assigned: true,
  shoot_completed: true,
  footage_provided: true,
  job_complete: true,
  on_hold: true,
  cancelled: true,
  request_cancelled: true,
  deleted: true,
});

export const invoiceStates = valuesOf<InvoiceState>({
  init: true,
  submitted: true,
  approved: true,
  rejected: true,
});

/** How long a step of a booking took, shortest first. */
export const timeLengths = valuesOf<TimeLength>({
  under_1_hour: true,
  '1_to_4_hours': true,
  '4_to_24_hours': true,
  '1_to_2_days': true,
  '2_to_7_days': true,
  over_7_days: true,
});

/** The states of a mail. */
export const mailStates = valuesOf<MailState>({
  queued: true,
  sent: true,
  kept: true,
  failed: true,
});

/** Whether a booking was cancelled and costs only its fees. */
export function isCancelled({ state }: { state: BookingState }): boolean {
  return state === 'cancelled' || state === 'request_cancelled';
}
