import type {
  BookingSummary,
  BulkAction,
  BulkInput,
  BulkResult,
} from '@shootline/shared-api/contract';
import { completionRules, firstOfferRules } from '@shootline/shared-api/rules';
import { type ObjectSchema, object } from 'yup';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import { ApiFailure, fieldError, validationError } from '../../platform/http/errors.ts';
import { checkedBy } from '../../platform/http/rule-errors.ts';
import type { Call } from '../../platform/openapi/handlers.ts';
import { answerOnce, fingerprint } from '../../platform/openapi/idempotency.ts';
import { viewerOf } from '../../platform/session/viewer.ts';
import type { Run, NotifyOfChanges } from '../booking/change/action-context.ts';
import { offerToOne } from './booking/approve-and-offer.ts';
import { presentSummary } from '../booking/booking.presenter.ts';
import type { BookingRuns } from './booking-actions.ts';
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

type SeenBooking = BulkInput['bookings'][number];

type BulkCall = Pick<Call<'changeBookings'>, 'tx' | 'viewer' | 'deps' | 'path' | 'header' | 'body'>;

/** Claims of the whole request and of each of its bookings; undefined without an Idempotency-Key. */
function claimsOf({ header, viewer, path, body }: BulkCall) {
  const key = header['Idempotency-Key'];
  if (key === undefined) return undefined;
  const request = fingerprint({ action: path.action, body });
  const owner = { tenantId: viewer.tenantId, userId: viewer.id, request };
  return {
    whole: { ...owner, operation: 'changeBookings', key },
    of: (id: string) => ({ ...owner, operation: `changeBookings ${id}`, key }),
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
  const { tx, viewer, deps, path, body } = call;
  const input = checkedInput(path.action, body);
  const isOffering = inputRules[path.action] === toOffer;
  if (!isOffering && body.bookings.some((one) => 'camera_operator' in one)) {
    throw validationError(fieldError('bookings', 'This field is not known.'));
  }
  const claims = claimsOf(call);
  if (claims) await answerOnce(tx, claims.whole, deps.clock(), async () => null);

  const changed = ({ uuid: id, version, camera_operator }: SeenBooking) =>
    workspaceTransaction(deps.db, viewer.tenantId, async (own) => {
      // Their rights may have changed since the run began.
      const actor = await viewerOf(own, { tenantId: viewer.tenantId, userId: viewer.id });
      const work = async () => {
        const context = {
          tx: own,
          viewer: actor,
          deps,
          path: { id },
          body: isOffering ? { ...input, camera_operator } : input,
        };
        // Approves a booking alone that is offered to nobody.
        const isAlone = path.action === 'approve_and_offer' && !camera_operator;
        const name = isAlone ? 'approve' : path.action;
        const run = name === 'request_camops_availabilities' ? offerToOne : runs[name];
        const { row, now } = await changeBooking(
          context,
          notifyOfChanges,
          name,
          run as Run<unknown>,
          version,
        );
        return presentSummary(row, actor, now);
      };
      if (!claims) return work();
      const { answer } = await answerOnce(own, claims.of(id), deps.clock(), work);
      return answer as BookingSummary;
    });
  const resultOf = async (seen: SeenBooking): Promise<BulkResult> => {
    try {
      return { booking: seen.uuid, result: await changed(seen), error: null };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { type, message, errors } = error;
      // Names the reason, as a row has no field that could show it.
      const reasons = type === 'ValidationError' ? errors.map((one) => one.message).join(' ') : '';
      return { booking: seen.uuid, result: null, error: { type, message: reasons || message } };
    }
  };

  return async () => {
    const results: BulkResult[] = [];
    const all = new Map<string, SeenBooking>();
    for (const seen of body.bookings) {
      const uuid = seen.uuid.toLowerCase();
      if (!all.has(uuid)) all.set(uuid, { ...seen, uuid });
    }
    for (const seen of all.values()) results.push(await resultOf(seen));
    return { results };
  };
}
