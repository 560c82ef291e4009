import type { Availability } from '@shootline/shared-api/contract';
import type {
  ActionContext,
  Outcome,
  RecordCall,
  NotifyOfChanges,
} from '../booking/change/action-context.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { lockBookings } from '../booking/booking.repository.ts';
import { type OfferRecord, findOfferRecord } from '../offer/offer-list.repository.ts';
import { mayViewOffer, missingOffer, offerRefusalOf } from '../offer/offer-permission.rules.ts';
import type { OfferActionName } from '../offer/offer.rights.ts';
import { wholeAvailability } from '../offer/whole-availability.ts';
import { applyOutcome } from './apply-outcome.ts';
import { contextOn, heldFor } from './perform-booking-action.ts';
import { keepStep, readStored } from './undo/undo-step.repository.ts';

/** An answer to an offer of a locked booking, given the parts of its call it needs. */
export type RunOnOffer<Call = unknown> = (
  context: ActionContext,
  record: OfferRecord,
  call: Call,
) => Promise<Outcome>;

async function viewableOffer({ tx, viewer, path }: RecordCall): Promise<OfferRecord> {
  const record = await findOfferRecord(tx, viewer.tenantId, path.id);
  if (!record || !mayViewOffer(record.offer, viewer)) throw missingOffer();
  return record;
}

/**
 * Answers an offer under a lock on its booking; returns it with fresh permissions. Throws 404 when the viewer
 * may not view it, 403 when the answer is not theirs, 409 when the states do not permit it or the
 * videographer films elsewhere then. With `Undoable-For`, mails wait and the answer can be undone.
 */
export async function performOfferAction<Call extends RecordCall>(
  call: Call,
  notifyOfChanges: NotifyOfChanges,
  name: OfferActionName,
  run: RunOnOffer<Call>,
): Promise<Availability> {
  const { tx, viewer, deps, path } = call;
  const before = await viewableOffer(call);
  const [row] = await lockBookings(tx, viewer.tenantId, [before.offer.bookingId]);
  // Read after locking, to see what the previous holder wrote.
  const record = await viewableOffer(call);
  const { offer, videographer } = record;
  if (!row) throw missingOffer();
  const now = deps.clock();
  const refusal = offerRefusalOf(name, offer, factsOf(row), viewer, now);
  if (refusal) throw refusal;
  const heldUntil = heldFor(call.header, now);
  const context = { ...contextOn(call, row, now), heldUntil };
  const stored = heldUntil && (await readStored(tx, row.booking));
  const outcome = await run(context, record, call);
  const changed = await applyOutcome(context, notifyOfChanges, name, outcome);
  if (stored) await keepStep({ ...context, row: changed }, { before: stored, heldUntil });
  const answered = await findOfferRecord(tx, viewer.tenantId, path.id);
  if (!answered) throw missingOffer();
  return wholeAvailability(tx, { offer: answered.offer, videographer, row: changed }, viewer, now);
}
