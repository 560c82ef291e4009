import { roles } from '@shootline/shared-api/contract';
import type { AvailabilityState, Conflict, operations } from '@shootline/shared-api/contract';
import type { BookingRow } from '../../booking/booking.repository.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { SQL } from '../../../platform/db/drizzle.ts';
import { countCap, pageSize, toPage } from '../../../platform/db/query.ts';
import type { UserRow } from '../../schema/people.ts';
import { findUsers } from '../../people/user/user.repository.ts';
import { type ConflictFacts, type Travel, conflictsOf, travelOf } from './conflict.rules.ts';
import { conflictFactsOf } from './conflict-facts.repository.ts';
import { isExclusive, waitsAgain } from '../offer.rules.ts';
import { type Offer, offersOf } from '../offer.repository.ts';
import { offerSettings } from '../offer.settings.ts';
import { type Ranked, rankVideographers } from './ranking.repository.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { inLanguageOf } from '../../../platform/texts/languages.ts';
import { isTakingPart, inactiveReason } from '../../../platform/session/access.ts';

type CandidateFilter = NonNullable<operations['listCandidates']['parameters']['query']> & {
  location?: string;
  /** A condition on `app_user`. */
  also?: SQL | undefined;
};

/** A videographer in the ranking for a booking. */
export type CandidateRow = {
  ranked: Ranked;
  videographer: UserRow;
  conflicts: Conflict[];
  travel: Travel;
  offer: Offer | undefined;
  /** Their place in the queue of automatic assignment now, 1 first. */
  queuePlace: number | undefined;
};

const answeredOrAsked: AvailabilityState[] = ['busy', 'available', 'unknown'];

/**
 * The order in which automatic selection asks: leaves out videographers who have answered, and puts
 * lapsed offers last.
 */
function inTurn(ranked: Ranked[], offers: Offer[], now: Date) {
  const offerOf = new Map(offers.map((offer) => [offer.videographerId, offer]));
  const ids = ranked.filter(({ isHindered }) => !isHindered).map(({ id }) => id);
  const fresh = ids.filter((id) => {
    const offer = offerOf.get(id);
    return !offer || (!answeredOrAsked.includes(offer.state) && !waitsAgain(offer));
  });
  const lapsed = ids.filter((id) => {
    const offer = offerOf.get(id);
    return offer && (waitsAgain(offer) || (offer.state === 'unknown' && !isExclusive(offer, now)));
  });
  const queue = [...fresh, ...lapsed].slice(0, offerSettings.queueLength);
  return { fresh, queue };
}

/**
 * Enough of the best videographers to fill the queue, even if nobody with an offer can be asked again.
 */
const mostOfQueue = (offers: Offer[]) => offerSettings.queueLength + offers.length;

/**
 * Videographers whom Offer Job asks if none are chosen by hand, in order: the queue of automatic assignment,
 * or everyone who has not been asked.
 */
export async function selectedFor(
  tx: Db,
  row: BookingRow,
  offers: Offer[],
  { now, isAutomatic }: { now: Date; isAutomatic: boolean },
): Promise<string[]> {
  const conflictFacts = await conflictFactsOf(tx, row, offers);
  const ranked = await rankVideographers(tx, row, conflictFacts, now, {
    isFreeOnly: true,
    ...(isAutomatic && { most: mostOfQueue(offers) }),
  });
  const { fresh, queue } = inTurn(ranked, offers, now);
  return isAutomatic ? queue : fresh;
}

/** The best videographers who can be asked for a booking and have not been, at most so many. */
export async function freshCandidates(
  tx: Db,
  row: BookingRow,
  most: number,
  now: Date,
): Promise<(Ranked & { travel: Travel })[]> {
  const offers = await offersOf(tx, row);
  const conflictFacts = await conflictFactsOf(tx, row, offers);
  const ranked = await rankVideographers(tx, row, conflictFacts, now, {
    most: most + offers.length,
    isFreeOnly: true,
  });
  const { fresh } = inTurn(ranked, offers, now);
  return ranked
    .filter(({ id }) => fresh.includes(id))
    .slice(0, most)
    .map((one) => ({ ...one, travel: travelOf(row, one.id, conflictFacts) }));
}

async function rankPage(
  tx: Db,
  row: BookingRow,
  { offset = 0, name, location, uuid, also }: CandidateFilter,
  { offers, conflictFacts, now }: { offers: Offer[]; conflictFacts: ConflictFacts; now: Date },
) {
  const most = offset + pageSize + 1;
  const forQueue = mostOfQueue(offers);
  const rank = (scope: Parameters<typeof rankVideographers>[4]) =>
    rankVideographers(tx, row, conflictFacts, now, scope);
  // A request by ids does not need the queue, which would cost a ranking of everyone.
  if (uuid) {
    const ranked = await rank({ most, ids: uuid, ...(name !== undefined && { name }) });
    return { ranked, best: [] };
  }
  if (name === undefined && location === undefined && !also) {
    const ranked = await rank({ most: Math.max(most, forQueue) });
    return { ranked, best: ranked };
  }
  const best = await rank({ most: forQueue, isFreeOnly: true });
  const named = {
    ...(name !== undefined && { name }),
    ...(location !== undefined && { location }),
    ...(also && { also }),
  };
  return { ranked: await rank({ most, ...named }), best };
}

/**
 * One page of the workspace's active videographers for a booking: first those who can be asked, best first,
 * ties by uuid; then those who cannot, in the same order. `isOfferable` says whether the job can be offered
 * now; without it, and with uuids, nobody has a place in the queue. Conflicts are in the viewer's language.
 */
export async function listCandidates(
  tx: Db,
  row: BookingRow,
  filter: CandidateFilter,
  { now, isOfferable, viewer }: { now: Date; isOfferable: boolean; viewer: Viewer },
) {
  const offset = filter.offset ?? 0;
  const offers = await offersOf(tx, row);
  const conflictFacts = await conflictFactsOf(tx, row, offers);
  const { ranked, best } = await rankPage(tx, row, filter, { offers, conflictFacts, now });
  const page = await toPage(ranked.slice(offset, offset + pageSize + 1), offset, async () =>
    Math.min(ranked[0]?.total ?? 0, countCap),
  );
  const queue = isOfferable ? inTurn(best, offers, now).queue : [];
  const users = await findUsers(
    tx,
    row.booking.tenantId,
    page.rows.map(({ id }) => id),
  );
  const rows = page.rows.flatMap((one): CandidateRow[] => {
    const videographer = users.get(one.id);
    if (!videographer) return [];
    const place = queue.indexOf(one.id);
    return [
      {
        ranked: one,
        videographer,
        conflicts: inLanguageOf(viewer, () => conflictsOf(row, videographer, conflictFacts)),
        travel: travelOf(row, one.id, conflictFacts),
        offer: offers.find(({ videographerId }) => videographerId === one.id),
        queuePlace: place === -1 ? undefined : place + 1,
      },
    ];
  });
  return { ...page, rows };
}

/**
 * Why these people cannot be asked to film a booking now, given its offers: ends of sentences that begin
 * with their names. People who can be asked are left out.
 */
export async function reasonsNotToAsk(
  tx: Db,
  row: BookingRow,
  ids: string[],
  offers: Offer[],
): Promise<Map<string, string>> {
  const users = await findUsers(tx, row.booking.tenantId, ids);
  const conflictFacts = await conflictFactsOf(tx, row, offers, ids);
  const reasons = new Map<string, string>();
  for (const id of ids) {
    const person = users.get(id);
    if (!person || person.role !== roles.camera_operator) reasons.set(id, 'is no videographer');
    else if (!isTakingPart(person)) reasons.set(id, inactiveReason(person));
    else {
      const [conflict] = conflictsOf(row, person, conflictFacts);
      if (conflict) reasons.set(id, conflict.message);
    }
  }
  return reasons;
}
