import type { JobOffer } from '@shootline/shared-api/contract';
import { jobOfferRules } from '@shootline/shared-api/rules';
import type { Change, Run, Running } from '../../booking/action-context.ts';
import { conflict, fieldError, validationError } from '../../../platform/http/errors.ts';
import { checkedBy } from '../../../platform/http/rule-errors.ts';
import { findPeople } from '../../user/user.repository.ts';
import { hindrancesOf, rankedCandidates } from '../../offer/candidate.repository.ts';
import { type Offer, makeOffers, offersOf, setOffers } from '../../offer/offer.repository.ts';
import { advanceQueue, isExclusive, offerNews, sendOffers } from '../../offer/offer-queue.ts';
import { offerSettings } from '../../offer/offer.settings.ts';

type Made = { running: Running; offers: Offer[]; isAutomatic: boolean };

const answers: Partial<Record<Offer['state'], string>> = {
  busy: 'has declined this shoot',
  available: 'has answered already that they are available',
};

/** The videographers whom an admin chose, in that order. Throws a field error that names why not. */
async function chosen({ running, offers }: Made, given: string[]): Promise<string[]> {
  const { tx, row } = running;
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  const hindrances = await hindrancesOf(tx, row, ids);
  const people = await findPeople(tx, row.booking.tenantId, ids);
  const reasons = ids.flatMap((id) => {
    const state = offers.find((offer) => offer.cameraOperatorId === id)?.state;
    const why = hindrances.get(id)?.why ?? (state && answers[state]);
    return why === undefined ? [] : [`${people.get(id)?.fullName ?? 'Someone chosen'} ${why}.`];
  });
  if (reasons.length > 0) throw validationError(fieldError('camera_operators', reasons.join(' ')));
  return ids;
}

/** The best who may be asked: who has answered is left out, who let an offer lapse comes last. */
async function ranked({ running, offers, isAutomatic }: Made): Promise<string[]> {
  const { tx, row, now } = running;
  const stateOf = new Map(offers.map((offer) => [offer.cameraOperatorId, offer.state]));
  const ids = (await rankedCandidates(tx, row, now)).map(({ id }) => id);
  const fresh = ids.filter(
    (id) => !['busy', 'available', 'unknown'].includes(stateOf.get(id) ?? ''),
  );
  if (!isAutomatic) return fresh;
  const lapsed = ids.filter((id) => stateOf.get(id) === 'unknown');
  return [...fresh, ...lapsed].slice(0, offerSettings.queueLength);
}

async function inQueue(running: Running, offers: Offer[], ids: string[]): Promise<Change> {
  const { tx, row, now } = running;
  const firstRank = Math.max(0, ...offers.map(({ rank }) => rank)) + 1;
  await makeOffers(tx, row, ids, { state: 'awaiting_send', firstRank, now });
  return advanceQueue(running);
}

async function atOnce(running: Running, offers: Offer[], ids: string[]): Promise<Change> {
  const { tx, row, now } = running;
  const asked = offers.filter((offer) => isExclusive(offer, now)).map(({ id }) => id);
  await setOffers(tx, row, asked, { exclusiveUntil: null });
  const firstRank = Math.max(0, ...offers.map(({ rank }) => rank)) + 1;
  const made = await makeOffers(tx, row, ids, { state: 'awaiting_send', firstRank, now });
  await sendOffers(running, made, { isExclusive: false });
  return { news: offerNews(ids) };
}

/** Offers the job to videographers (decisions §4), also anew while offers are out. */
export const requestAvailabilities: Run<JobOffer> = async (running, input) => {
  const given = checkedBy(jobOfferRules, input);
  const { tx, row, now } = running;
  const offers = await offersOf(tx, row);
  const isAutomatic = given.is_auto_assign_enabled;
  const made = { running, offers, isAutomatic };
  const asked = offers.find((offer) => isExclusive(offer, now));
  const ids = given.is_selection_manual
    ? await chosen(made, given.camera_operators ?? [])
    : await ranked(made);
  // Who is asked exclusively now keeps the time that they were promised.
  const targets = ids.filter((id) => id !== asked?.cameraOperatorId);
  if (targets.length === 0 && !asked) {
    throw conflict(
      'Sorry, nobody can be asked: no further videographer serves this place and is free at that ' +
        'time. Please choose whom to ask, or assign a videographer.',
    );
  }
  const unsent = offers.filter(({ state }) => state === 'awaiting_send' || state === 'init');
  await setOffers(
    tx,
    row,
    unsent.map(({ id }) => id),
    { state: 'cancelled' },
  );
  const kept = offers.filter((offer) => !unsent.includes(offer));
  const change = await (isAutomatic ? inQueue : atOnce)(running, kept, targets);
  return {
    ...change,
    to: 'requested',
    set: {
      autoAssignState: isAutomatic ? 'awaiting_availabilities' : 'allowing_manual_assignment',
      ...change.set,
    },
    fields: ['booking_availabilities'],
    news: [{ verb: 'offered the job of', sides: ['staff'] }, ...(change.news ?? [])],
  };
};

/** Stops the queue; what is out stays out, and an admin assigns who accepts. */
export const disableAutoAssign: Run = async ({ tx, row }) => {
  const unsent = (await offersOf(tx, row)).filter(({ state }) => state === 'awaiting_send');
  await setOffers(
    tx,
    row,
    unsent.map(({ id }) => id),
    { state: 'init' },
  );
  return {
    set: { autoAssignState: 'disabled' },
    fields: ['auto_assign'],
    news: [{ verb: 'stopped automatic assignment of', sides: ['staff'] }],
  };
};
