import type { BookingState } from '@shootline/shared-api/contract';
import {
  type SpecifiedAction,
  type SpecifiedFlag,
  specifiedActions,
} from '@shootline/shared-api/testing/booking-actions';
import type { Locator } from '@playwright/test';
import * as fill from './fill.ts';
import type { Column } from './people.ts';

/** A state; `begun` means assigned with the shoot begun, `assigned` with the shoot still to come. */
export type BookingStage = BookingState | 'begun';

export interface Particulars {
  /** The state to perform it in; defaults to the first one that permits it. */
  on?: BookingStage;
  /** A record that the booking must have first. */
  needs?: 'file' | 'fee' | 'due fee' | 'failed project' | 'deadline';
  fill?: (dialog: Locator) => Promise<void>;
}

const particulars: Partial<Record<SpecifiedFlag, Particulars>> = {
  assign_camop: { fill: fill.assign },
  request_camops_availabilities: { fill: fill.offer },
  disable_auto_assign: { on: 'requested' },
  update_costs: { fill: fill.price },
  update_purchase_order: { fill: fill.purchaseOrder },
  create_cancellation_fee: { fill: fill.fee },
  waive_cancellation_fee: { on: 'cancelled', needs: 'due fee' },
  create_hub_project: { on: 'active', needs: 'failed project' },
  make_shoot_completed: { on: 'begun', fill: fill.footage },
  make_completed: { fill: fill.feedbackWish },
  allow_late_change: { on: 'assigned', needs: 'deadline' },
  make_cancelled: { fill: fill.cancellation },
  submit_feedback: { on: 'job_complete', fill: fill.feedback },
  upload_file: { fill: fill.file },
  delete_files: { needs: 'file' },
  delete_cancellation_fee: { needs: 'fee' },
};

export type Action = SpecifiedAction & { flag: SpecifiedFlag } & Particulars;

/** A booking's dialogs: the menu's in its order, then those of its cards. */
export const actions: readonly Action[] = specifiedActions.map((action) => ({
  ...action,
  ...particulars[action.flag],
}));

export const giveUp = { title: 'Give Up Shoot', primary: 'Give Up Shoot' };

/** An action with the texts for this column: assignees give up their own shoot. */
export const actionFor = (action: Action, column: Column): Action =>
  action.flag === 'unassign_camop' && column === 'V' ? { ...action, ...giveUp } : action;

/** The action with this label. Throws if there is none. */
export function actionNamed(label: string): Action {
  const action = actions.find((one) => one.label === label);
  if (!action) throw new Error(`There is no action ${label}.`);
  return action;
}
