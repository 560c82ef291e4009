import { approve } from './approve.ts';
import { cancel } from './cancel.tsx';
import { complete } from './complete.tsx';
import type { BookingAction } from './define-booking-action.tsx';
import { deleteBooking } from './delete.ts';
import { duplicate } from './duplicate.ts';
import { indicateFootageProvided } from './indicate-footage-provided.ts';
import { indicateShootCompleted } from './indicate-shoot-completed.tsx';
import { makeActive } from './make-active.ts';
import { putOnHold } from './put-on-hold.ts';
import { updatePricing } from './update-pricing.tsx';

/** The actions menu, in its order (S1 §2). */
export const menuActions: readonly BookingAction[] = [
  duplicate,
  updatePricing,
  approve,
  indicateShootCompleted,
  indicateFootageProvided,
  putOnHold,
  makeActive,
  complete,
  cancel,
  deleteBooking,
];
