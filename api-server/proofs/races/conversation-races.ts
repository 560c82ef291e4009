import assert from 'node:assert/strict';
import { and, eq } from '../../src/platform/db/drizzle.ts';
import * as schema from '../../src/domain/schema.ts';
import { parts } from '../matrix/calls/parts.ts';
import type { Race } from './race.ts';
import { both, rowsOf, sameAnswer, send } from './sending.ts';

/** Concurrent comments and feedback by two users on a booking. */
export const conversationRaces: Race[] = [
  {
    name: 'a booking completed by two asks each side for feedback once',
    booking: { state: 'footage_provided' },
    runners: (round) =>
      both(round, 'make-completed', ['reviewer', 'admin'], { is_feedback_requested: true }),
    statuses: [200, 409],
    check: async (round) => assert.equal(await rowsOf(round, schema.feedback), 2),
  },
  {
    name: 'feedback given twice is kept once',
    booking: { state: 'job_complete' },
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
    name: 'a comment sent twice with one key is added once',
    booking: { state: 'assigned' },
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
    async check({ workspace, fixture }, answers) {
      sameAnswer(answers);
      const comments = await workspace.home.inside((tx) =>
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
      assert.equal(comments.length, 1);
    },
  },
];
