import { api } from './client.ts';

/**
 * The body of the caller's events after `lastId`, or from now on; undefined where there is none. Throws
 * `ApiError`.
 */
export async function openEventStream(
  lastId: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null | undefined> {
  const { data } = await api.GET('/events', {
    params: { header: lastId === undefined ? {} : { 'Last-Event-ID': lastId } },
    headers: { Accept: 'text/event-stream' },
    parseAs: 'stream',
    // Whoever reads it says for how long.
    fetch: (request) => globalThis.fetch(request),
    signal,
  });
  return data;
}
