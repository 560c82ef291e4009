import type { IncomingMessage } from 'node:http';
import { within } from '../../process/within.ts';
import { bodyTimeout } from '../../errors/errors.ts';

/** The least speed of a body: `leastBytes` must arrive within each `waitMs` of waiting. */
export type BodyPace = { waitMs: number; leastBytes: number };

/** 17 kbit/s, which phones reach everywhere; a file of 20 MB may take hours. */
export const usualPace: BodyPace = { waitMs: 60_000, leastBytes: 128 * 1024 };

/**
 * A body as it arrives. Fails with 408 when it arrives more slowly than `pace`; time in which nobody
 * reads does not count.
 */
export function bodyInTime(
  body: ReadableStream<Uint8Array>,
  { waitMs, leastBytes }: BodyPace,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = waitMs;
  let arrived = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const asked = performance.now();
        const { done, value } = await within(left, reader.read(), bodyTimeout);
        if (done) return controller.close();
        left -= performance.now() - asked;
        arrived += value.length;
        if (arrived >= leastBytes) {
          left = waitMs;
          arrived = 0;
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Whether a request's headers announce a body. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && Number(length) !== 0);
}
