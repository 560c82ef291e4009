import { addCancellationFee } from './add-cancellation-fee.tsx';
import { approve } from './approve.ts';
import { assignVideographer } from './assign-videographer.tsx';
import { cancelAssignment } from './cancel-assignment.ts';
import { cancel } from './cancel.tsx';
import { complete } from './complete.tsx';
import type { BookingAction } from './define-booking-action.tsx';
import { deleteBooking } from './delete.ts';
import { disableAutomaticAssignment } from './disable-automatic-assignment.ts';
import { duplicate } from './duplicate.ts';
import { generateCallSheet } from './generate-call-sheet.ts';
import { indicateFootageProvided } from './indicate-footage-provided.ts';
import { indicateShootCompleted } from './indicate-shoot-completed.tsx';
import { makeActive } from './make-active.ts';
import { offerJob } from './offer-job.tsx';
import { putOnHold } from './put-on-hold.ts';
import { updatePricing } from './update-pricing.tsx';

/** The actions menu, in its order (S1 §2). */
export const menuActions: readonly BookingAction[] = [
  duplicate,
  assignVideographer,
  cancelAssignment,
  offerJob,
  disableAutomaticAssignment,
  updatePricing,
  addCancellationFee,
  approve,
  indicateShootCompleted,
  indicateFootageProvided,
  putOnHold,
  makeActive,
  complete,
  generateCallSheet,
  cancel,
  deleteBooking,
];
