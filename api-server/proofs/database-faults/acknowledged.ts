import assert from 'node:assert/strict';
import type { Booking, CommentThread } from '@shootline/shared-api/contract';
import type { Caller } from './caller.ts';
import type { Acknowledged } from './tasks.ts';

async function checkComments(admin: Caller, comments: Acknowledged['comments']): Promise<void> {
  for (const thread of new Set(comments.map((one) => one.thread))) {
    const { body } = await admin.call<CommentThread>('GET', `/booking/comments/${thread}`);
    const written = comments.filter((one) => one.thread === thread).map(({ text }) => text);
    assert.deepEqual(body.comments.map(({ text }) => text).sort(), written.sort());
  }
}

async function checkFiles(admin: Caller, files: Acknowledged['files']): Promise<void> {
  for (const booking of new Set(files.map((one) => one.booking))) {
    const { body } = await admin.call<Booking>('GET', `/booking/${booking}`);
    const sent = files.filter((one) => one.booking === booking).map(({ name }) => name);
    assert.deepEqual(body.files.map(({ name }) => name).sort(), sent.sort());
    for (const { file } of body.files) {
      assert.match((await admin.call<string>('GET', file)).body, /^%PDF/);
    }
  }
}

async function checkBookings(admin: Caller, bookings: Acknowledged['bookings']): Promise<void> {
  for (const [id, { title, state, version }] of bookings) {
    const { body } = await admin.call<Booking>('GET', `/booking/${id}`);
    assert.deepEqual([body.title, body.state, body.version], [title, state, version]);
    assert.equal(body.state_logs.length, version, 'each step is logged once');
    const list = `/booking/list-bookings?title=${encodeURIComponent(title)}`;
    assert.equal((await admin.call<{ count: number }>('GET', list)).body.count, 1, title);
  }
}

/** Fails unless everything acknowledged is stored exactly once, and nothing else is. */
export async function checkAcknowledged(admin: Caller, acknowledged: Acknowledged): Promise<void> {
  await checkComments(admin, acknowledged.comments);
  await checkFiles(admin, acknowledged.files);
  await checkBookings(admin, acknowledged.bookings);
}
