import {
  booking,
  bookingAssignment,
  bookingAvailability,
  cancellationFee,
  feedback,
  stateLog,
} from '../../src/domain/schema.ts';
import type { Db } from '../../src/platform/db/db.ts';
import type { Choices } from './random.ts';
import { testNow } from '../test-api.ts';

type Booking = typeof booking.$inferSelect;
type Offer = typeof bookingAvailability.$inferInsert;

export type Cast = { videographers: string[]; submitters: string[]; finance: string };

const hour = 3_600_000;
const waits = [0.25, 0.5, 1, 3, 4, 24, 30, 48, 90, 168, 400];

function logsOf({ tenantId, id: bookingId, submittedAt }: Booking, { upTo, pick }: Choices) {
  let at = submittedAt?.getTime() ?? 0;
  return Array.from({ length: submittedAt ? upTo(6) : 0 }, () => {
    at += pick(waits) * hour;
    const toState = pick(['active', 'active', 'requested', 'assigned', 'on_hold', 'cancelled']);
    return { tenantId, bookingId, toState, at: new Date(at) } as typeof stateLog.$inferInsert;
  });
}

function ratingsOf(row: Booking, { submitters }: Cast, { upTo, pick, chance }: Choices) {
  const { videographerId, submitterId } = row;
  const rated = (authorId: string, videographerId: string | null) => ({
    tenantId: row.tenantId,
    bookingId: row.id,
    authorId,
    videographerId,
    received: chance(0.8),
    rating: pick([0, 1, 2, 3, 4, 5]),
    created: new Date(Date.UTC(2025, 0, 1) + upTo(4e10)),
  });
  if (!videographerId) return [];
  const colleague = pick(submitters.filter((id) => id !== submitterId));
  return [
    ...(chance(0.5) ? [rated(submitterId, videographerId)] : []),
    ...(chance(0.3) ? [rated(colleague, videographerId)] : []),
    ...(chance(0.3) ? [rated(videographerId, null)] : []),
  ];
}

function offersOf({ tenantId, id: bookingId }: Booking, { videographers }: Cast, choices: Choices) {
  const { upTo, pick, chance } = choices;
  const first = upTo(videographers.length);
  return Array.from({ length: upTo(4) }, (_, index): Offer => {
    const state = pick(['awaiting_send', 'unknown', 'available', 'busy', 'cancelled'] as const);
    const isSent = state === 'unknown' || state === 'available' || chance(0.7);
    const isAnswered = state === 'available' || (/busy|cancelled/.test(state) && chance(0.5));
    const exclusiveUntil = pick([null, -3, -0.25, 0.25, 200]);
    return {
      tenantId,
      bookingId,
      videographerId: videographers[(first + index) % videographers.length] ?? '',
      state,
      sent: isSent ? new Date(testNow.getTime() - 100 * hour) : null,
      answered: isSent && isAnswered ? new Date(testNow.getTime() - 50 * hour) : null,
      exclusiveUntil:
        exclusiveUntil === null ? null : new Date(testNow.getTime() + exclusiveUntil * hour),
    };
  });
}

function feesOf(
  { tenantId, id, state }: Booking,
  { videographers, finance }: Cast,
  choices: Choices,
) {
  const { upTo, pick, chance } = choices;
  const count = chance(/cancelled/.test(state) ? 0.7 : 0.1) ? 1 + upTo(3) : 0;
  return Array.from({ length: count }, (_, index) => ({
    tenantId,
    bookingId: id,
    createdById: finance,
    videographerId: chance(0.8) ? pick(videographers) : null,
    ...pick([
      { category: 'within_24_hours', discount: 0 },
      { category: 'within_48_hours', discount: 50 },
    ] as const),
    created: new Date(testNow.getTime() - (10 - index) * hour),
  }));
}

async function insertAll<Table extends Parameters<Db['insert']>[0]>(
  tx: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await tx.insert(table).values(rows);
}

/** Adds random logs, ratings, offers, ended assignments and fees to the bookings. */
export async function addHistories(tx: Db, bookings: Booking[], cast: Cast, choices: Choices) {
  await insertAll(
    tx,
    stateLog,
    bookings.flatMap((row) => logsOf(row, choices)),
  );
  await insertAll(
    tx,
    feedback,
    bookings.flatMap((row) => ratingsOf(row, cast, choices)),
  );
  const offers = bookings.flatMap((row) => offersOf(row, cast, choices));
  await insertAll(tx, bookingAvailability, offers);
  const hadTheShoot = offers.filter(({ sent }) => sent && choices.chance(0.2));
  await insertAll(
    tx,
    bookingAssignment,
    hadTheShoot.map(({ tenantId, bookingId, videographerId }) => ({
      tenantId,
      bookingId,
      videographerId,
      released: testNow,
    })),
  );
  await insertAll(
    tx,
    cancellationFee,
    bookings.flatMap((row) => feesOf(row, cast, choices)),
  );
}
