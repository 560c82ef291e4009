import type { Context } from 'hono';

const mediaType = 'application/x-ndjson';

/** Whether the caller accepts an answer line by line. */
export function takesLines(c: Context): boolean {
  return c.req.header('Accept')?.includes(mediaType) ?? false;
}

const encoder = new TextEncoder();

const linesOf = (values: unknown[]) =>
  encoder.encode(values.map((value) => `${JSON.stringify(value)}\n`).join(''));

/**
 * An answer with one JSON value per line; each batch is sent as soon as it is ready. The work is
 * completed even if the caller leaves. If a later batch fails, the connection breaks, so that the answer
 * is not taken as complete, and `onFailure` is called; a failure of the first batch fails the call
 * itself.
 */
export async function jsonLines(
  batches: AsyncGenerator<unknown[]>,
  onFailure: (error: unknown) => void,
): Promise<Response> {
  const first = await batches.next();
  let isTaken = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (values: unknown[]) => {
        if (isTaken) controller.enqueue(linesOf(values));
      };
      if (!first.done) send(first.value);
      try {
        for await (const values of batches) send(values);
      } catch (error) {
        onFailure(error);
        throw error;
      }
      if (isTaken) controller.close();
    },
    cancel() {
      isTaken = false;
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': mediaType,
      // A proxy that compresses or buffers would hold the lines back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}
