import type { JobOffer } from '@shootline/shared-api/contract';
import { jobOfferRules } from '@shootline/shared-api/rules';
import { conflict, fieldError, validationError } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { ChangeContext, Outcome, Run } from '../../booking/change/action-context.ts';
import type { BookingChange } from '../../booking/change/booking-change.ts';
import { reasonsNotToAsk, selectedFor } from '../../offer/candidate/candidate.repository.ts';
import { advanceQueue, leaveQueue, sendOffers } from '../../offer/queue/offer-queue.ts';
import { type Offer, makeOffers, offersOf, setOffers } from '../../offer/offer.repository.ts';
import { isExclusive, waitsAgain, withdrawal } from '../../offer/offer.rules.ts';
import { findUsers } from '../../people/user/user.repository.ts';

/** The chosen videographers in order. Throws an error of the field naming those who cannot be asked, and why. */
export async function chosen(
  { tx, row }: ChangeContext,
  offers: Offer[],
  field: string,
  videographerIds: string[],
): Promise<string[]> {
  const ids = [...new Set(videographerIds.map((id) => id.toLowerCase()))];
  const conflicts = await reasonsNotToAsk(tx, row, ids, offers);
  const users = await findUsers(tx, row.booking.tenantId, ids);
  const accepted = new Set(
    offers.filter(({ state }) => state === 'available').map((offer) => offer.videographerId),
  );
  const reasons = ids.flatMap((id) => {
    const answer = accepted.has(id) ? 'has answered already that they are available' : undefined;
    const why = conflicts.get(id) ?? answer;
    return why === undefined ? [] : [`${users.get(id)?.fullName ?? 'Someone selected'} ${why}.`];
  });
  if (reasons.length > 0) throw validationError(fieldError(field, reasons.join(' ')));
  return ids;
}

const nextRank = (offers: Offer[]) => Math.max(0, ...offers.map(({ rank }) => rank)) + 1;

async function inQueue(context: ChangeContext, offers: Offer[], ids: string[]): Promise<Outcome> {
  const { tx, row, now } = context;
  const firstRank = nextRank(offers);
  await makeOffers(tx, row, ids, { state: 'awaiting_send', firstRank, now });
  return advanceQueue(context, { isAskedByStaff: true });
}

async function atOnce(context: ChangeContext, offers: Offer[], ids: string[]): Promise<Outcome> {
  const { tx, row, now } = context;
  const asked = offers.filter((offer) => isExclusive(offer, now)).map(({ id }) => id);
  await setOffers(tx, row, asked, { exclusiveUntil: null });
  const firstRank = nextRank(offers);
  const fresh = await makeOffers(tx, row, ids, { state: 'awaiting_send', firstRank, now });
  const sent = await sendOffers(context, fresh, { isExclusive: false });
  return { changes: [{ kind: 'offered', ...sent }] };
}

/**
 * Offers the job to these videographers, one after the other and assigning whoever accepts first
 * (`isAutomatic`), or to all at once. Replaces offers not sent yet. Throws 409 if there is nobody to ask.
 */
export async function offerJob(
  context: ChangeContext,
  offers: Offer[],
  ids: string[],
  isAutomatic: boolean | null | undefined,
): Promise<Outcome> {
  const asked = offers.find((offer) => isExclusive(offer, context.now));
  // A running exclusive offer keeps its time.
  const targets = ids.filter((id) => id !== asked?.videographerId);
  if (targets.length === 0 && !asked) {
    throw conflict(
      'Sorry, nobody can be asked: no further videographer serves this place and is free at that ' +
        'time. Please choose whom to ask, or assign a videographer.',
    );
  }
  const waiting = offers.filter(({ state }) => state === 'awaiting_send' || state === 'init');
  await leaveQueue(context, waiting);
  const dropped = waiting.filter(
    (offer) => !waitsAgain(offer) && !targets.includes(offer.videographerId),
  );
  const kept = offers.filter((offer) => !waiting.includes(offer) || waitsAgain(offer));
  const outcome = await (isAutomatic ? inQueue : atOnce)(context, kept, targets);
  const hasFailed = outcome.set?.autoAssignState === 'failed';
  return {
    ...outcome,
    to: 'requested',
    set: {
      autoAssignState: isAutomatic ? 'awaiting_availabilities' : 'allowing_manual_assignment',
      ...outcome.set,
    },
    fields: ['booking_availabilities'],
    changes: [
      ...(hasFailed ? [] : [{ kind: 'job_offered' } satisfies BookingChange]),
      ...(outcome.changes ?? []),
      ...withdrawal(dropped, 'replaced'),
    ],
  };
}

/** Offers the job to videographers, also while offers are out. */
export const requestCamopsAvailabilities: Run<{ body: JobOffer }> = async (context, { body }) => {
  const jobOffer = checkedBy(jobOfferRules, body);
  const { tx, row, now } = context;
  const offers = await offersOf(tx, row);
  const isAutomatic = jobOffer.is_auto_assign_enabled;
  const ids = jobOffer.is_selection_manual
    ? await chosen(context, offers, 'camera_operators', jobOffer.camera_operators ?? [])
    : await selectedFor(tx, row, offers, { now, isAutomatic });
  return offerJob(context, offers, ids, isAutomatic);
};
