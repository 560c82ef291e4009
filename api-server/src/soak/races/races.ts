import assert from 'node:assert/strict';
import { and, count, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';
import { completeBrief } from '../../testing/brief.ts';
import { parts } from '../matrix/calls/parts.ts';
import type { Member } from '../scene/cast.ts';
import type { Got, Race, Round } from './race.ts';

type Sent = { body?: unknown; key?: string; version?: number };

function send(
  { api, scene }: Round,
  who: Member,
  method: 'POST' | 'PUT',
  path: string,
  { body, key, version }: Sent = {},
): () => Promise<Got> {
  return () =>
    api.send(scene.people[who], method, path, body, {
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    });
}

/** The same action by two people at once. */
function both(round: Round, action: string, who: [Member, Member], body?: unknown) {
  const path = `/booking/${round.fixture.id}/${action}`;
  return who.map((one) => send(round, one, 'POST', path, { body }));
}

async function rowsOf(
  { scene, fixture }: Round,
  table: PgTable & { bookingId: PgColumn },
): Promise<number> {
  const [found] = await scene.home.inside((tx) =>
    tx.select({ count: count() }).from(table).where(eq(table.bookingId, fixture.id)),
  );
  return found?.count ?? 0;
}

function sameAnswer(answers: Got[]): void {
  const [one, two] = answers;
  assert.deepEqual(two?.body, one?.body, 'the repetition gets the same answer');
}

const draftPath = ({ fixture }: Round) => `/booking/${fixture.id}/submit-draft`;
const fee = (round: Round) => ({
  category: 'within_24_hours',
  is_assigned_only: true,
  camera_operator: round.scene.people.assigned.id,
});

/** What two do at once, and how it must end. */
export const races: Race[] = [
  {
    name: 'a draft submitted twice with one key is submitted once, and both get the same answer',
    given: { state: 'draft' },
    runners: (round) =>
      [1, 2].map(() =>
        send(round, 'submitter', 'PUT', draftPath(round), { key: `once-${round.number}` }),
      ),
    statuses: [200, 200],
    check: async (_round, answers) => sameAnswer(answers),
  },
  {
    name: 'a draft submitted twice with two keys is submitted once',
    given: { state: 'draft' },
    runners: (round) =>
      ['one', 'two'].map((one) =>
        send(round, 'submitter', 'PUT', draftPath(round), { key: `${one}-${round.number}` }),
      ),
    statuses: [200, 409],
  },
  {
    name: 'a brief sent twice with one key makes one booking',
    given: { state: 'new' },
    runners: (round) =>
      [1, 2].map(() => {
        const data = JSON.stringify(completeBrief({ title: `Copy of ${round.fixture.title}` }));
        const key = `brief-${round.number}`;
        return send(round, 'submitter', 'POST', '/booking?isDraft=false', {
          body: parts({ data }),
          key,
        });
      }),
    statuses: [200, 200],
    steps: 0,
    async check({ scene, fixture }, answers) {
      sameAnswer(answers);
      const made = await scene.home.inside((tx) =>
        tx
          .select({ id: schema.booking.id })
          .from(schema.booking)
          .where(eq(schema.booking.title, `Copy of ${fixture.title}`)),
      );
      assert.deepEqual(made, [{ id: answers[0]?.body.uuid }]);
    },
  },
  {
    name: 'of two edits of one version one is saved, and the other loses nothing by trying again',
    given: { state: 'new' },
    runners: (round) =>
      (['parking_details', 'covid_19'] as const).map((field, index) =>
        send(round, index === 0 ? 'admin' : 'submitter', 'PUT', `/booking/${round.fixture.id}`, {
          body: { [field]: 'Round the back' },
          version: 1,
        }),
      ),
    statuses: [200, 409],
    async check(round, [first]) {
      const { scene, fixture } = round;
      const read = async () => {
        const [row] = await scene.home.inside((tx) =>
          tx.select().from(schema.booking).where(eq(schema.booking.id, fixture.id)),
        );
        return [row?.parkingDetails, row?.covid19];
      };
      const wasFirst = first?.status === 200;
      assert.deepEqual(await read(), wasFirst ? ['Round the back', ''] : ['', 'Round the back']);
      const body = wasFirst
        ? { covid_19: 'Round the back' }
        : { parking_details: 'Round the back' };
      const again = send(round, wasFirst ? 'submitter' : 'admin', 'PUT', `/booking/${fixture.id}`, {
        body,
        version: 2,
      });
      assert.equal((await again()).status, 200);
      assert.deepEqual(await read(), ['Round the back', 'Round the back']);
    },
  },
  {
    name: 'a booking approved by two is approved once',
    given: { state: 'new' },
    runners: (round) => both(round, 'approve', ['admin', 'reviewer']),
    statuses: [200, 409],
  },
  {
    name: 'a booking cancelled by two is cancelled once',
    given: { state: 'assigned' },
    runners: (round) =>
      both(round, 'make-cancelled', ['teamAdmin', 'admin'], { cancellation_reason: 'weather' }),
    statuses: [200, 409],
  },
  {
    name: 'a draft deleted by two is gone for the second',
    given: { state: 'draft' },
    runners: (round) => both(round, 'make-deleted', ['submitter', 'admin'], {}),
    statuses: [200, 404],
  },
  {
    name: 'footage indicated by two opens one invoice',
    given: { state: 'shoot_completed', hasStarted: true },
    runners: (round) => both(round, 'make-video-provided', ['assigned', 'admin']),
    statuses: [200, 409],
    check: async (round) => assert.equal(await rowsOf(round, schema.invoice), 1),
  },
  {
    name: 'a booking completed by two asks each side for feedback once',
    given: { state: 'footage_provided' },
    runners: (round) =>
      both(round, 'make-completed', ['reviewer', 'admin'], { is_feedback_requested: true }),
    statuses: [200, 409],
    check: async (round) => assert.equal(await rowsOf(round, schema.feedback), 2),
  },
  {
    name: 'a fee added twice with one key is added once',
    given: { state: 'cancelled' },
    runners: (round) => {
      const path = `/booking/${round.fixture.id}/create-cancellation-fee`;
      const sent = { body: fee(round), key: `fee-${round.number}` };
      return [1, 2].map(() => send(round, 'finance', 'POST', path, sent));
    },
    statuses: [200, 200],
    async check(round, answers) {
      sameAnswer(answers);
      assert.equal(await rowsOf(round, schema.cancellationFee), 2);
    },
  },
  {
    name: 'a fee added by two is added once',
    given: { state: 'cancelled' },
    runners: (round) => both(round, 'create-cancellation-fee', ['finance', 'admin'], fee(round)),
    statuses: [200, 400],
    check: async (round) => assert.equal(await rowsOf(round, schema.cancellationFee), 2),
  },
  {
    name: 'a fee deleted by two is deleted once',
    given: { state: 'cancelled' },
    runners: (round) =>
      both(round, 'delete-cancellation-fee', ['finance', 'admin'], {
        booking_cancellation_fee: round.fixture.feeId,
      }),
    statuses: [200, 404],
    check: async (round) => assert.equal(await rowsOf(round, schema.cancellationFee), 0),
  },
  {
    name: 'feedback given twice is kept once',
    given: { state: 'job_complete' },
    runners: (round) =>
      [4, 5].map((rating) =>
        send(round, 'submitter', 'POST', `/feedback?bookingId=${round.fixture.id}`, {
          body: { rating },
        }),
      ),
    statuses: [200, 409],
    steps: 0,
    check: async (round) => assert.equal(await rowsOf(round, schema.feedback), 1),
  },
  {
    name: 'a comment sent twice with one key stands once',
    given: { state: 'assigned' },
    runners: (round) =>
      [1, 2].map(() =>
        send(
          round,
          'assigned',
          'POST',
          `/booking/comments/${round.fixture.projectThread}/add-comment`,
          { body: parts({ text: 'On my way.' }), key: `comment-${round.number}` },
        ),
      ),
    statuses: [200, 200],
    steps: 0,
    async check({ scene, fixture }, answers) {
      sameAnswer(answers);
      const found = await scene.home.inside((tx) =>
        tx
          .select({ text: schema.comment.text })
          .from(schema.comment)
          .where(
            and(
              eq(schema.comment.threadId, fixture.projectThread),
              eq(schema.comment.text, 'On my way.'),
            ),
          ),
      );
      assert.equal(found.length, 1);
    },
  },
];
