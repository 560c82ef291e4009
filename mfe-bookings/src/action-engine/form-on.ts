import type { Booking } from '@shootline/shared-api';
import type { DialogAction } from './booking-action.ts';

/** The form that an action has on a booking. */
export const formOn = (action: DialogAction, booking: Booking): DialogAction =>
  action.formFor?.(booking) ?? action;
