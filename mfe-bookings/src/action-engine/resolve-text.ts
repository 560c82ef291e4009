import type { Booking, SignedInUser } from '@shootline/shared-api';
import type { DialogAction, Resolvable } from './booking-action.ts';

/** Resolves a text of an action; `input` as the opener passed it. */
export function resolveText<Value, Input>(
  text: Resolvable<Value, Input>,
  booking: Booking,
  input: unknown,
  viewer: SignedInUser,
): Value {
  if (typeof text !== 'function') return text;
  const write = text as (booking: Booking, input: Input, viewer: SignedInUser) => Value;
  return write(booking, input as Input, viewer);
}

/** The form that an action has on a booking, with words of its own on some. */
export const formOn = (action: DialogAction, booking: Booking): DialogAction =>
  action.formFor?.(booking) ?? action;
