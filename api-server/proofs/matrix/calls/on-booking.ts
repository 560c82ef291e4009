import type { BookingFlag } from '@shootline/shared-api/contract';
import type { CallContext, Call, CallRequest } from '../call.ts';

export type BodyOf = (at: CallContext) => object;

/** A request with the booking's id, and a body if given. */
export function onBooking(body?: BodyOf): (at: CallContext) => CallRequest {
  return (at) => ({
    path: { id: at.fixture.id },
    headers: { 'If-Match': '"1"' },
    ...(body ? { body: body(at) } : {}),
  });
}

/** An action on the booking, ruled by a row of the expected rights. */
export function act(
  flag: BookingFlag,
  request: (at: CallContext) => CallRequest = onBooking(),
): Call {
  return { rule: { is: 'act', flag }, request };
}
