import assert from 'node:assert/strict';
import { asc, eq } from '../../src/platform/db/drizzle.ts';
import { booking, stateLog, userAction } from '../../src/domain/schema.ts';
import type { Answer, TestApi } from '../../tests/test-api.ts';
import { roundsOr } from '../rounds.ts';
import type { BookingFixture, BookingSpec } from '../fixtures/booking-fixture.ts';
import type { ProofWorkspace } from '../fixtures/proof-workspace.ts';

export const raceRounds = roundsOr(10);

/** One round: a new booking, and a number that makes its texts and keys unique. */
export type Round = {
  api: TestApi;
  workspace: ProofWorkspace;
  fixture: BookingFixture;
  number: number;
};

/** The answer to one runner. */
export type RaceAnswer = Answer<{ message?: string; uuid?: string; version?: number }>;

export type Race = {
  name: string;
  /** The booking to race for. */
  booking: BookingSpec;
  /** Sent concurrently. */
  runners(round: Round): (() => Promise<RaceAnswer>)[];
  /** The expected statuses, ascending. */
  statuses: number[];
  /** The number of versions that the booking advances; defaults to 1. */
  steps?: number;
  /** Another valid outcome, depending on who comes first. */
  otherwise?: { statuses: number[]; steps: number };
  /** Whether each step sends its own notification, although with the same words. */
  repeatsNews?: boolean;
  /** Further expectations once all have answered. */
  check?(round: Round, answers: RaceAnswer[]): Promise<void>;
};

/**
 * Expects one log for each step of the booking, and at most one notification of each kind for each user.
 */
async function checkTrail(
  { workspace, fixture }: Round,
  { steps = 1, repeatsNews = false }: Pick<Race, 'steps' | 'repeatsNews'>,
): Promise<void> {
  const { home } = workspace;
  const { row, logs, told } = await home.inside(async (tx) => ({
    row: (await tx.select().from(booking).where(eq(booking.id, fixture.id)))[0],
    logs: await tx
      .select()
      .from(stateLog)
      .where(eq(stateLog.bookingId, fixture.id))
      .orderBy(asc(stateLog.version)),
    told: await tx.select().from(userAction).where(eq(userAction.bookingId, fixture.id)),
  }));
  assert.equal(row?.version, 1 + steps, 'steps of the version');
  assert.deepEqual(
    logs.map(({ version }) => version),
    Array.from({ length: 1 + steps }, (_, index) => index + 1),
    'one log for each step',
  );
  assert.equal(logs.at(-1)?.toState, row?.state, 'the last log names the state');
  for (const [index, log] of logs.entries()) {
    if (index > 0) assert.equal(log.fromState, logs[index - 1]?.toState, 'logs follow each other');
  }
  const notes = told.map(({ recipientId, verb }) => `${recipientId} ${verb}`);
  if (!repeatsNews) assert.equal(new Set(notes).size, notes.length, 'nobody is told twice');
}

/** Runs one round of a race and checks its outcome. */
export async function runRace(race: Race, round: Round): Promise<void> {
  const answers = await Promise.all(race.runners(round).map((run) => run()));
  const at = `round ${round.number}: ${JSON.stringify(answers.map(({ status, body }) => [status, body.message]))}`;
  const statuses = answers.map(({ status }) => status).sort();
  const { otherwise = race } = race;
  const outcome = String(statuses) === String(otherwise.statuses) ? otherwise : race;
  assert.deepEqual(statuses, outcome.statuses, at);
  for (const { status, body } of answers) {
    if (status === 409) assert.ok((body.message ?? '').length > 20, `a clear refusal, ${at}`);
  }
  await checkTrail(round, { ...race, steps: outcome.steps ?? 1 });
  await race.check?.(round, answers);
}
