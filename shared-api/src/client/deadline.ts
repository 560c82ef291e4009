import { fetchWithProgress, tooLate } from './upload.ts';

const readDeadline = 30_000;
const writeDeadline = 120_000;

function tellOfParts(response: Response, onPart: () => void): Response {
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      onPart();
      controller.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(watch));
}

/**
 * A `fetch` that waits so many milliseconds for the whole answer, or, where it `goesOn`, for each
 * further part of it. Throws a DOMException named TimeoutError.
 */
export function fetchWithin(milliseconds: number, { goesOn = false } = {}) {
  return async (request: Request): Promise<Response> => {
    const late = new AbortController();
    const start = () => setTimeout(() => late.abort(tooLate()), milliseconds);
    let timer = start();
    const startAnew = () => {
      clearTimeout(timer);
      timer = start();
    };
    try {
      const signal = AbortSignal.any([request.signal, late.signal]);
      const response = await globalThis.fetch(request, { signal });
      const { status, statusText, headers } = response;
      const answer = goesOn ? tellOfParts(response, startAnew) : response;
      const body = response.body && (await answer.arrayBuffer());
      // Chromium gives a 204 an empty body, with which none can be made anew.
      return new Response(body?.byteLength ? body : null, { status, statusText, headers });
    } catch (error) {
      throw late.signal.aborted ? late.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** For a call that changes something by GET. */
export const fetchAsWrite = fetchWithin(writeDeadline);

/** For a file, which may take as long as it keeps coming. */
export const fetchFile = fetchWithin(readDeadline, { goesOn: true });

const fetchAsRead = fetchWithin(readDeadline);
const send = fetchWithProgress(() => {});

/** A `fetch` that never waits for ever: how long depends on what is asked. */
export function fetchInTime(request: Request): Promise<Response> {
  if (request.method === 'GET') return fetchAsRead(request);
  const hasFiles = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  return hasFiles ? send(request) : fetchAsWrite(request);
}
