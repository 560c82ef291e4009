import type { BulkResult } from '@shootline/shared-api/contract';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import { ApiFailure } from '../../platform/errors/errors.ts';
import type { Call } from '../../platform/calls/handlers.ts';
import { answerOnce, fingerprint } from '../../platform/calls/idempotency.ts';
import { viewerOf } from '../../platform/session/viewer.ts';
import type { CallContext } from '../booking/change/action-context.ts';

type Operation = 'changeBookings' | 'undoBookingActions' | 'approveInvoices';

export type EachCall = Pick<Call<Operation>, 'tx' | 'viewer' | 'deps' | 'header'>;

/** The result of a change of one record: its answer, or why it was refused. */
export type EachResult<Answer> = { id: string } & (
  { answer: Answer; error: null } | { answer: null; error: NonNullable<BulkResult['error']> }
);

/** Claims of the whole request and of each of its records; undefined without an Idempotency-Key. */
function claimsOf({ header, viewer }: EachCall, operation: Operation, request: string) {
  const key = header['Idempotency-Key'];
  if (key === undefined) return undefined;
  const owner = { tenantId: viewer.tenantId, userId: viewer.id, request };
  return {
    whole: { ...owner, operation, key },
    of: (id: string) => ({ ...owner, operation: `${operation} ${id}`, key }),
  };
}

/**
 * Changes several records, each seen in some version; a repeated id counts once. Returns a function to run
 * after the call's transaction: it changes each record in a separate transaction, in order, and returns a
 * result for each. `input` is everything that a repetition must have in common. Throws 409 for a key that
 * came with another request.
 */
export async function changeEach<Seen extends { uuid: string }, Answer>(
  call: EachCall,
  operation: Operation,
  input: object,
  records: readonly Seen[],
  change: (own: CallContext, seen: Seen) => Promise<Answer>,
): Promise<() => Promise<EachResult<Answer>[]>> {
  const { tx, viewer, deps } = call;
  const claims = claimsOf(call, operation, fingerprint(input));
  if (claims) await answerOnce(tx, claims.whole, deps.clock(), async () => null);

  const changed = (seen: Seen) =>
    workspaceTransaction(deps.db, viewer.tenantId, async (own) => {
      // Their rights may have changed since the run began.
      const actor = await viewerOf(own, { tenantId: viewer.tenantId, userId: viewer.id });
      const work = () => change({ tx: own, viewer: actor, deps }, seen);
      if (!claims) return work();
      const { answer } = await answerOnce(own, claims.of(seen.uuid), deps.clock(), work);
      return answer as Answer;
    });
  const resultOf = async (seen: Seen): Promise<EachResult<Answer>> => {
    try {
      return { id: seen.uuid, answer: await changed(seen), error: null };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { type, message, errors } = error;
      // Names the reason, as a row has no field that could show it.
      const reasons = type === 'ValidationError' ? errors.map((one) => one.message).join(' ') : '';
      return { id: seen.uuid, answer: null, error: { type, message: reasons || message } };
    }
  };

  return async () => {
    const results: EachResult<Answer>[] = [];
    const all = new Map<string, Seen>();
    for (const seen of records) {
      const uuid = seen.uuid.toLowerCase();
      if (!all.has(uuid)) all.set(uuid, { ...seen, uuid });
    }
    for (const seen of all.values()) results.push(await resultOf(seen));
    return results;
  };
}
