import type { BulkAction, BulkInput, BulkResult } from '@shootline/shared-api/contract';
import { completionRules, firstOfferRules } from '@shootline/shared-api/rules';
import { type ObjectSchema, object } from 'yup';
import { fieldError, validationError } from '../../platform/errors/errors.ts';
import { checkedBy } from '../../platform/errors/rule-errors.ts';
import type { Call } from '../../platform/calls/handlers.ts';
import type { CallContext, NotifyOfChanges, Run } from '../booking/change/action-context.ts';
import { offerToOne } from './booking/approve-and-offer.ts';
import { presentSummary } from '../booking/booking.presenter.ts';
import type { BookingRuns } from './booking-actions.ts';
import { type EachCall, changeEach } from './change-each.ts';
import { changeBooking } from './perform-booking-action.ts';

const toOffer = firstOfferRules.omit(['camera_operator']);

/** Rules of each action's input, besides the bookings. */
const inputRules: Record<BulkAction, ObjectSchema<object>> = {
  approve: object({}),
  approve_and_offer: toOffer,
  request_camops_availabilities: toOffer,
  make_on_hold: object({}),
  make_completed: completionRules,
};

function checkedInput(action: BulkAction, { bookings: _bookings, ...input }: BulkInput): object {
  const rules = inputRules[action];
  const unknown = Object.keys(input).filter((name) => !(name in rules.fields));
  if (unknown.length > 0) {
    throw validationError(...unknown.map((name) => fieldError(name, 'This field is not known.')));
  }
  return checkedBy(rules, input);
}

type Seen = BulkInput['bookings'][number];

type BulkCall = EachCall & Pick<Call<'changeBookings'>, 'path' | 'body'>;

type Bulk = {
  action: BulkAction;
  body: BulkInput;
  deps: EachCall['deps'];
  header?: EachCall['header'];
  runs: BookingRuns;
};

/** The change of one of several bookings. Throws 400 for a wrong input. */
export function bulkChange({ action, body, deps, header, runs }: Bulk) {
  const input = checkedInput(action, body);
  const isOffering = inputRules[action] === toOffer;
  if (!isOffering && body.bookings.some((one) => 'camera_operator' in one)) {
    throw validationError(fieldError('bookings', 'This field is not known.'));
  }
  return async (own: CallContext, notifyOfChanges: NotifyOfChanges, seen: Seen) => {
    const { uuid: id, version, camera_operator } = seen;
    const context = {
      ...own,
      deps,
      path: { id },
      ...(header && { header }),
      body: isOffering ? { ...input, camera_operator } : input,
    };
    // Approves a booking alone that is offered to nobody.
    const isAlone = action === 'approve_and_offer' && !camera_operator;
    const name = isAlone ? 'approve' : action;
    const run = name === 'request_camops_availabilities' ? offerToOne : runs[name];
    return changeBooking(context, notifyOfChanges, name, run as Run<unknown>, version);
  };
}

/**
 * Performs one action on several bookings. Returns a function to run after the call's transaction: it
 * changes each booking in a separate transaction and returns a result for each. Throws 400 for a wrong
 * input, 409 for a key that came with another request.
 */
export async function changeBookings(
  call: BulkCall,
  notifyOfChanges: NotifyOfChanges,
  runs: BookingRuns,
) {
  const {
    path: { action },
    body,
    deps,
    header,
  } = call;
  const change = bulkChange({ action, body, deps, header, runs });
  const request = { action, body };
  const each = await changeEach(
    call,
    'changeBookings',
    request,
    body.bookings,
    async (own, seen) => {
      const { row, now } = await change(own, notifyOfChanges, seen);
      return presentSummary(row, own.viewer, now);
    },
  );
  return async () => {
    const results = (await each()).map(({ id, answer, error }): BulkResult => ({
      booking: id,
      result: answer,
      error,
    }));
    return { results };
  };
}
