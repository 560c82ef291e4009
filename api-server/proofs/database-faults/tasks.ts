import { randomUUID } from 'node:crypto';
import type { Booking, CommentThread } from '@shootline/shared-api/contract';
import { adminBrief } from '@shootline/shared-api/testing/booking-rules';
import { parts, pdf } from '../matrix/calls/parts.ts';
import type { Caller } from './caller.ts';

/** A user's booking with its comment thread. */
export type Assignment = { booking: string; thread: string };

/** Everything that the server has acknowledged. */
export type Acknowledged = {
  comments: { thread: string; text: string }[];
  files: { booking: string; name: string }[];
  bookings: Map<string, { title: string; state: string; version: number }>;
};

export function nothingAcknowledged(): Acknowledged {
  return { comments: [], files: [], bookings: new Map() };
}

type Task = (caller: Caller, assignment: Assignment, acknowledged: Acknowledged) => Promise<void>;

const get =
  (path: string): Task =>
  async (caller) =>
    void (await caller.call('GET', path));

const look: Task = async (caller, { booking }) =>
  void (await caller.call('GET', `/booking/${booking}`));

const comment: Task = async (caller, { thread }, acknowledged) => {
  const text = `Written ${randomUUID()}`;
  const path = `/booking/comments/${thread}/add-comment`;
  await caller.call<CommentThread>('POST', path, parts({ text }));
  acknowledged.comments.push({ thread, text });
};

const upload: Task = async (caller, { booking }, acknowledged) => {
  const name = `${randomUUID()}.pdf`;
  await caller.call<Booking>('POST', `/booking/${booking}/upload-file`, parts({}, pdf(name)));
  acknowledged.files.push({ booking, name });
};

/** An action has no idempotency key. A refused repetition means that the first call succeeded. */
async function act(caller: Caller, seen: Booking, action: string): Promise<Booking> {
  const { uuid: id, version } = seen;
  const first = await caller.call<Booking>('POST', `/booking/${id}/${action}`, undefined, {
    'If-Match': `"${version}"`,
  });
  if (first.status === 200) return first.body;
  if (!first.wasRepeated) throw new Error(`${action} answered ${JSON.stringify(first.body)}`);
  return (await caller.call<Booking>('GET', `/booking/${id}`)).body;
}

/** Creates a booking and takes it through three actions, with a log each. */
const order =
  (client: string): Task =>
  async (caller, _work, acknowledged) => {
    const title = `Ordered ${randomUUID()}`;
    const data = JSON.stringify({ ...adminBrief({ title }), date: soon(), client });
    const { body } = await caller.call<Booking>('POST', '/booking?isDraft=false', parts({ data }));
    const steps = ['approve', 'make-on-hold', 'make-active'];
    let last = body;
    for (const step of steps) last = await act(caller, last, step);
    acknowledged.bookings.set(body.uuid, { title, state: last.state, version: last.version });
  };

// The server uses the real clock.
function soon(): string {
  const [year, month, day] = new Date(Date.now() + 14 * 86_400_000).toISOString().split(/[-T]/);
  return `${day}-${month}-${year} 10:00`;
}

const reading = [get('/booking/list-bookings'), get('/actions'), look];

/** A role's typical tasks, all equally likely. */
export function tasksOf(role: string, client: string): Task[] {
  if (role === 'admin') return [...reading, get('/mails'), comment, upload, order(client)];
  if (role === 'finance') return [...reading, get('/invoice'), comment];
  if (role === 'unapproved_client_user') return [get('/booking/list-bookings'), get('/actions')];
  return [...reading, comment];
}
