import { createParser, type EventSourceMessage } from 'eventsource-parser';

export type ServerEvent = EventSourceMessage;

/**
 * Yields the events of a stream in batches as they arrive, until it ends; a batch is empty for a heartbeat
 * or an incomplete event. Rejects if the stream breaks off.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent[]> {
  let arrived: ServerEvent[] = [];
  const parser = createParser({ onEvent: (event) => arrived.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      arrived = [];
      parser.feed(decoder.decode(value, { stream: true }));
      yield arrived;
    }
  } finally {
    reader.releaseLock();
  }
}
