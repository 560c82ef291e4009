import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Booking, BulkAnswer } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../../tests/workspaces/offer-workspace.ts';
import { mail, userAction } from '../../schema.ts';
import { readStored } from './undo-step.repository.ts';

const held = { 'Undoable-For': '10' };
const seconds = (count: number) => count / 60;

describe('files and answers to offers that can be undone', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  /** A booking's rows and everything sent about it. */
  const stateOf = async (id: string) => {
    const { tenantId } = house;
    const rows = await house.inside((tx) => readStored(tx, { tenantId, id }));
    const [booking] = rows['booking'] ?? [];
    return {
      rows: { ...rows, booking: [{ ...booking, version: 0, modified: '' }] },
      mails: await house.inside((tx) => tx.select().from(mail).where(eq(mail.aboutId, id))),
      news: await house.inside((tx) =>
        tx.select().from(userAction).where(eq(userAction.bookingId, id)),
      ),
    };
  };
  const assigned = async () => {
    house = await createOfferWorkspace(api, 1);
    const [{ id: videographerId } = { id: '' }] = house.videographers;
    const { id } = await house.make({ state: 'assigned', videographerId });
    api.moveClock(1);
    return id;
  };
  const offered = async () => {
    house = await createOfferWorkspace(api, 2);
    const { id } = await house.make();
    await house.request(id);
    // The mails of the offer leave before the answer to it.
    await api.runJobs();
    api.moveClock(1);
    return id;
  };
  const upload = (id: string) => {
    const form = new FormData();
    form.set('file', new File(['Hall B'], 'plan.txt', { type: 'text/plain' }));
    return api.send<Booking>(house.users.admin, 'POST', `/booking/${id}/upload-file`, form, held);
  };
  const remove = async (id: string, fileId = '') => {
    const token = await api.tokenOf(house.users.admin);
    const headers = { Authorization: `Token ${token}`, ...held };
    return api.request<Booking>(`/booking/${id}/delete-file?fileId=${fileId}`, { headers });
  };
  const answer = async (id: string, way: 'make-busy' | 'withdraw') => {
    const offer = await house.asked(id);
    const path = `/booking/booking-availability/${offer?.uuid}/${way}`;
    const body = way === 'make-busy' ? { reason: 'Ill' } : undefined;
    const { status } = await api.send(house.users.editor, 'POST', path, body, held);
    assert.equal(status, 200);
  };
  const undo = async (actor: { id: string; tenantId: string }, id: string) => {
    const { version } = await house.show(id);
    const bookings = [{ uuid: id, version }];
    const { body } = await api.send<BulkAnswer>(actor, 'POST', '/booking/undo', { bookings });
    return body.results[0]?.error ?? null;
  };
  const keys = async () => {
    const all: string[] = [];
    for await (const key of api.deps.files.keys()) all.push(key);
    return all;
  };

  test('an uploaded file is taken away again with its content, and nobody is told', async () => {
    const id = await assigned();
    const before = await stateOf(id);
    const kept = await keys();
    const { status, body } = await upload(id);
    assert.deepEqual([status, body.files.length], [200, 1]);
    assert.ok((await stateOf(id)).news.length > before.news.length);
    api.moveClock(seconds(5));
    assert.equal(await undo(house.users.admin, id), null);
    assert.deepEqual(await stateOf(id), before);
    await api.runJobs();
    assert.deepEqual(await keys(), kept);
  });

  test('a deleted file is back and can be read, and is gone for good once it is too late', async () => {
    const id = await assigned();
    const [file] = (await upload(id)).body.files;
    api.moveClock(1);
    await api.runJobs();
    const before = await stateOf(id);
    assert.equal((await remove(id, file?.uuid)).body.files.length, 0);
    await api.runJobs();
    api.moveClock(seconds(5));
    assert.equal(await undo(house.users.admin, id), null);
    assert.deepEqual(await stateOf(id), before);
    api.moveClock(1);
    await api.runJobs();
    const { body } = await api.ask<string>(house.users.admin, file?.file ?? '');
    assert.equal(body, 'Hall B');
    const kept = await keys();
    await remove(id, file?.uuid);
    assert.deepEqual(await keys(), kept);
    api.moveClock(1);
    await api.runJobs();
    assert.equal((await keys()).length, kept.length - 1);
  });

  test('a call sheet is taken away with its file and the mail that asks to approve it', async () => {
    const id = await assigned();
    const before = await stateOf(id);
    const made = await house.act(house.users.admin, id, 'generate-call-sheet', undefined, held);
    assert.deepEqual([made.status, made.body.files.length], [200, 1]);
    await api.runJobs();
    assert.ok((await stateOf(id)).mails.every(({ state }) => state === 'queued'));
    assert.equal(await undo(house.users.admin, id), null);
    assert.deepEqual(await stateOf(id), before);
  });

  for (const way of ['make-busy', 'withdraw'] as const) {
    test(`an offer is open again, and the next videographer not asked: ${way}`, async () => {
      const id = await offered();
      const before = await stateOf(id);
      await answer(id, way);
      assert.notDeepEqual(await house.states(id), ['unknown', 'awaiting_send']);
      await api.runJobs();
      assert.deepEqual(
        (await stateOf(id)).mails
          .filter(({ id: sent }) => before.mails.every((m) => m.id !== sent))
          .map(({ state }) => state)
          .filter((state) => state !== 'queued'),
        [],
      );
      assert.equal(await undo(house.users.editor, id), null);
      assert.deepEqual(await stateOf(id), before);
      assert.deepEqual(await house.states(id), ['unknown', 'awaiting_send']);
    });
  }
});
