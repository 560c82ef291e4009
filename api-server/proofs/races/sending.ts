import assert from 'node:assert/strict';
import { count, eq, type PgColumn, type PgTable } from '../../src/platform/db/drizzle.ts';
import type { HomeActor } from '../fixtures/actors.ts';
import type { RaceAnswer, Round } from './race.ts';

type WriteOptions = { body?: unknown; key?: string; version?: number };

/** A write that is sent when the race starts. */
export function send(
  { api, workspace }: Round,
  who: HomeActor,
  method: 'POST' | 'PUT',
  path: string,
  { body, key, version }: WriteOptions = {},
): () => Promise<RaceAnswer> {
  return () =>
    api.send(workspace.users[who], method, path, body, {
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    });
}

/** The same action by two users at once. */
export function both(round: Round, action: string, who: [HomeActor, HomeActor], body?: unknown) {
  const path = `/booking/${round.fixture.id}/${action}`;
  return who.map((one) => send(round, one, 'POST', path, { body, version: 1 }));
}

/** Counts the rows of a table that belong to the booking. */
export async function rowsOf(
  { workspace, fixture }: Round,
  table: PgTable & { bookingId: PgColumn },
): Promise<number> {
  const [row] = await workspace.home.inside((tx) =>
    tx.select({ count: count() }).from(table).where(eq(table.bookingId, fixture.id)),
  );
  return row?.count ?? 0;
}

/** Expects the repetition to return the first answer. */
export function sameAnswer(answers: RaceAnswer[]): void {
  const [one, two] = answers;
  assert.deepEqual(two?.body, one?.body, 'the repetition gets the same answer');
}
