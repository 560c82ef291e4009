import {
  type Consequences,
  isClient,
  isInternal,
  isVideographer,
} from '@shootline/shared-api/contract';
import type { BookingPermissions } from '@shootline/shared-api/contract';
import type { Viewer } from '../../platform/session/viewer.ts';
import { mayKnowVideographer } from '../booking/booking.presenter.ts';
import { openStates } from '../booking/rights/open-offer.rules.ts';
import type { Held, Standing } from './standing.repository.ts';

type Withdrawal = Consequences['withdrawn'][number];

/** A user with their rights on the booking before the action. */
export type Reader = { viewer: Viewer; permissions: BookingPermissions };

const isOpen = ({ state }: Pick<Held, 'state'>) => (openStates as string[]).includes(state);

/** Whether the offer waits for its turn and has never been sent. */
const isQueued = ({ state, sent }: Held) =>
  sent === null && (state === 'awaiting_send' || state === 'init');

const byHolders = (kind: Withdrawal['kind'], held: Held[]): Withdrawal[] =>
  held.length === 0 ? [] : [{ kind, count: held.length, names: held.map(({ name }) => name) }];

/** Open offers that end or leave the queue. The assignee's is part of the assignment. */
function offersEnded({ row, offers }: Standing, after: Standing): Held[] {
  const now = new Map(after.offers.map(({ id, state }) => [id, state]));
  return offers.filter(({ id, state, holderId }) => {
    if (holderId === row.booking.videographerId || !isOpen({ state })) return false;
    const next = now.get(id);
    return next === undefined || next === 'cancelled' || (state !== 'init' && next === 'init');
  });
}

function assignmentEnded({ row }: Standing, after: Standing, { viewer }: Reader): Withdrawal[] {
  const { videographer } = row;
  const isOver = videographer && after.row.booking.videographerId !== videographer.id;
  return isOver && mayKnowVideographer(row, viewer)
    ? [{ kind: 'assignment', count: 1, names: [videographer.fullName] }]
    : [];
}

function invoicesDropped(before: Standing, after: Standing, { viewer }: Reader): Withdrawal[] {
  const kept = new Set(after.invoices.map(({ id }) => id));
  const dropped = before.invoices.filter(({ id }) => !kept.has(id));
  const readable = isInternal(viewer.role)
    ? dropped
    : dropped.filter(({ holderId }) => isVideographer(viewer.role) && holderId === viewer.id);
  return isClient(viewer.role) ? [] : byHolders('invoice', readable);
}

/** Joins what ends on several bookings, by kind. */
export function inAll(withdrawals: Withdrawal[]): Withdrawal[] {
  const byKind = new Map<Withdrawal['kind'], Withdrawal>();
  for (const { kind, count, names } of withdrawals) {
    const { count: sum = 0, names: others = [] } = byKind.get(kind) ?? {};
    byKind.set(kind, { kind, count: sum + count, names: [...others, ...names] });
  }
  return [...byKind.values()];
}

/** The parts of a booking that ended between two standings, as far as the reader may read them. */
export function withdrawnBetween(before: Standing, after: Standing, reader: Reader): Withdrawal[] {
  const { read_booking_availabilities: readsOffers, read_files: readsSheets } = reader.permissions;
  const ended = readsOffers ? offersEnded(before, after) : [];
  const isSheetOver = before.callSheet !== null && before.callSheet !== after.callSheet;
  return [
    ...assignmentEnded(before, after, reader),
    ...byHolders(
      'offer',
      ended.filter((offer) => !isQueued(offer)),
    ),
    ...byHolders('queued_offer', ended.filter(isQueued)),
    ...(isSheetOver && readsSheets
      ? [{ kind: 'call_sheet', count: 1, names: [] } satisfies Withdrawal]
      : []),
    ...invoicesDropped(before, after, reader),
  ];
}
