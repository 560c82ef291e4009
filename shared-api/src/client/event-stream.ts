import { api } from './client.ts';

/**
 * The stream of the caller's events after `lastId`, or from now on without one; undefined if the answer has
 * no body. Throws `ApiError`.
 */
export async function openEventStream(
  lastId: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null | undefined> {
  const { data } = await api.GET('/events', {
    params: { header: lastId === undefined ? {} : { 'Last-Event-ID': lastId } },
    headers: { Accept: 'text/event-stream' },
    parseAs: 'stream',
    // No deadline: the reader decides how long to wait.
    fetch: (request) => globalThis.fetch(request),
    signal,
  });
  return data;
}
