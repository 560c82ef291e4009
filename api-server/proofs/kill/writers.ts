import { randomUUID } from 'node:crypto';
import type { Booking, CommentThread } from '@shootline/shared-api/contract';
import { adminBrief } from '@shootline/shared-api/testing/booking-rules';
import { parts, pdf } from '../matrix/calls/parts.ts';

/** Everything that the server has acknowledged. */
export type Acknowledged = {
  bookings: Map<string, { version: number; thread: string; state: string }>;
  comments: { thread: string; text: string }[];
  files: string[];
};

export function nothingAcknowledged(): Acknowledged {
  return { bookings: new Map(), comments: [], files: [] };
}

/** Makes a call as the admin; throws if the connection breaks or the call fails. */
export async function call<Body>(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: FormData | object,
  more: Record<string, string> = {},
): Promise<Body> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      Authorization: `Token ${token}`,
      'Idempotency-Key': randomUUID(),
      ...more,
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Body;
}

/** Writes until the server is gone or `goesOn` ends it, and records the acknowledged writes. */
export async function writeUntilGone(
  address: string,
  token: string,
  client: string,
  acknowledged: Acknowledged,
  goesOn: () => boolean,
): Promise<void> {
  const send = <Body>(path: string, body?: FormData | object) =>
    call<Body>(address, token, 'POST', path, body);
  const act = ({ uuid, version }: Booking, action: string) =>
    call<Booking>(address, token, 'POST', `/booking/${uuid}/${action}`, undefined, {
      'If-Match': `"${version}"`,
    });
  const keep = ({ uuid, version, state, project_comment_thread }: Booking) =>
    acknowledged.bookings.set(uuid, { version, state, thread: project_comment_thread?.uuid ?? '' });
  while (goesOn()) {
    const data = JSON.stringify({ ...adminBrief(), date: soon(), client });
    const created = await send<Booking>('/booking?isDraft=false', parts({ data }));
    keep(created);
    keep(await act(created, 'approve'));
    const thread = created.project_comment_thread?.uuid ?? '';
    const text = `Written ${randomUUID()}`;
    await send<CommentThread>(`/booking/comments/${thread}/add-comment`, parts({ text }));
    acknowledged.comments.push({ thread, text });
    const filed = await send<Booking>(
      `/booking/${created.uuid}/upload-file`,
      parts({}, pdf('plan.pdf')),
    );
    keep(filed);
    acknowledged.files.push(...filed.files.map(({ file }) => file));
    keep(await act(filed, 'make-on-hold'));
  }
}

// The server uses the real clock.
function soon(): string {
  const [year, month, day] = new Date(Date.now() + 14 * 86_400_000).toISOString().split(/[-T]/);
  return `${day}-${month}-${year} 10:00`;
}
