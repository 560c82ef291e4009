import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { CommentThread } from '@shootline/shared-api/contract';
import { eventText, listening } from '../../tests/event-listener.ts';
import { choicesFrom } from '../../tests/figures/random.ts';
import {
  type Replicated,
  type ReplicatedApi,
  startReplicated,
} from '../../tests/servers/replicated.ts';
import { createTestWorkspace } from '../../tests/workspace.ts';
import { parts } from '../matrix/calls/parts.ts';
import { roundsOr, seed } from '../rounds.ts';

const rounds = roundsOr(100);
const readers = 4;
/** Milliseconds for which the replica shows nothing new, at most. */
const longestLag = 300;

describe('a replica that is late at random', () => {
  let cluster: Replicated;
  let apis: ReplicatedApi[];
  before(async () => {
    cluster = await startReplicated();
    apis = [await cluster.api(), await cluster.api()];
  });
  after(() => cluster.close());

  test(`hides nothing that its readers know of (seed ${seed})`, async () => {
    const choices = choicesFrom(seed);
    const workspace = await createTestWorkspace(choices.pick(apis).db);
    const { client, clientUser, admin, reviewer, editor } = await workspace.everyone();
    const of = { clientId: client.id, submitterId: clientUser.id, state: 'new' } as const;
    const shoot = await workspace.booking(of);
    const thread = `/booking/comments/${shoot.projectThread}`;
    let isOver = false;

    /** All comments in their order; each is written after the one before. */
    const written: string[] = [];
    const people = [admin, reviewer, editor];
    const own = new Map(people.map((who) => [who, [] as string[]]));
    /** How many comments each listening user was told of in each process. */
    const told = people.slice(0, 2).flatMap((who) => apis.map((api) => ({ who, api, count: 0 })));
    const streams = await Promise.all(told.map(({ who, api }) => listening(api, who)));
    const listeners = streams.map(async (events, index) => {
      for (;;) {
        const event = await events.next().catch((error: unknown) => {
          if (!isOver) throw error;
        });
        if (!event) return;
        const one = told[index];
        if (one && eventText(event) === `comments ${shoot.id}`) one.count += 1;
      }
    });

    const delay = async () => {
      while (!isOver) {
        await cluster.replica.pause();
        await wait(choices.upTo(longestLag));
        await cluster.replica.resume();
        await wait(choices.upTo(longestLag));
      }
    };

    const write = async () => {
      for (let round = 0; round < rounds; round += 1) {
        const [who, text] = [choices.pick(people), `Comment ${round}`];
        const path = `${thread}/add-comment`;
        const key = { 'Idempotency-Key': randomUUID() };
        const { status } = await choices.pick(apis).send(who, 'POST', path, parts({ text }), key);
        assert.equal(status, 200);
        written.push(text);
        own.get(who)?.push(text);
        await wait(choices.upTo(50));
      }
      isOver = true;
    };

    const read = async () => {
      while (!isOver) {
        const [who, api] = [choices.pick(people), choices.pick(apis)];
        const heard = told.find((one) => one.who === who && one.api === api)?.count ?? 0;
        const known = new Set([...(own.get(who) ?? []), ...written.slice(0, heard)]);
        const { comments } = await api.get<CommentThread>(who, thread);
        const shown = new Set(comments.map(({ text }) => text));
        const hidden = [...known].filter((text) => !shown.has(text));
        assert.deepEqual(hidden, [], `of ${written.length} comments`);
      }
    };

    const work = [delay(), write(), ...Array.from({ length: readers }, read)];
    await Promise.all(work).finally(() => (isOver = true));
    for (const events of streams) await events.leave();
    await Promise.all(listeners);

    const counts = apis.map(({ reader }) => reader.reads());
    const sumOf = (name: keyof (typeof counts)[number]) =>
      counts.reduce((sum, one) => sum + one[name], 0);
    console.log(
      `Reads: ${sumOf('replica')} on the replica, ${sumOf('behind')} were too early for it`,
    );
    assert.ok(sumOf('replica') > 0 && sumOf('behind') > 0);
    assert.equal(sumOf('failed'), 0);
    assert.ok(
      told.some(({ count }) => count > rounds / 2),
      'users hear of comments',
    );
  });
});
