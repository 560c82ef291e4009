import { lazyModule } from '../lazy/lazy-module.ts';
import { forgetEarly, takeEarly } from './early.ts';
import { readDeadline, timeoutError } from './timeout-error.ts';
import type { OnProgress } from './upload.ts';

const uploads = lazyModule(() => import('./upload.ts'));

const writeDeadline = 120_000;

function watchParts(response: Response, onPart: () => void): Response {
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      onPart();
      controller.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(watch));
}

type Ask = (request: Request, options: { signal: AbortSignal }) => Promise<Response>;

const askNow: Ask = (request, options) => globalThis.fetch(request, options);

/** Uses the answer of an early call; without one, or if it failed, makes the call now. */
const takeOrAsk: Ask = async (request, { signal }) => {
  const early = takeEarly(request);
  if (!early) return askNow(request, { signal });
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const given = await Promise.race([early.catch(() => undefined), stopped]);
  return given ?? askNow(request, { signal });
};

/**
 * A `fetch` that waits at most this many milliseconds for the whole answer, or for each further part of it
 * (`perPart`). Throws a DOMException named TimeoutError.
 */
export function fetchWithin(milliseconds: number, { perPart = false, ask = askNow } = {}) {
  return async (request: Request): Promise<Response> => {
    const late = new AbortController();
    const start = () => setTimeout(() => late.abort(timeoutError()), milliseconds);
    let timer = start();
    const restart = () => {
      clearTimeout(timer);
      timer = start();
    };
    try {
      const signal = AbortSignal.any([request.signal, late.signal]);
      const response = await ask(request, { signal });
      const { status, statusText, headers } = response;
      const answer = perPart ? watchParts(response, restart) : response;
      const body = response.body && (await answer.arrayBuffer());
      // Chromium gives a 204 an empty body, which the Response constructor rejects.
      return new Response(body?.byteLength ? body : null, { status, statusText, headers });
    } catch (error) {
      throw late.signal.aborted ? late.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** For a GET that changes something. */
export const fetchAsWrite = fetchWithin(writeDeadline);

/** For a download, which may take as long as data keeps arriving. */
export const fetchFile = fetchWithin(readDeadline, { perPart: true });

const fetchAsRead = fetchWithin(readDeadline, { ask: takeOrAsk });

/**
 * A `fetch` that reports upload progress, which the browser's own cannot. Throws a DOMException:
 * AbortError when it was stopped, TimeoutError when sending stalled or no answer came.
 */
export function fetchWithProgress(onProgress: OnProgress) {
  return async (request: Request): Promise<Response> => {
    const { upload } = await uploads.load().catch((error: unknown) => {
      throw new TypeError('The code of uploads could not be loaded.', { cause: error });
    });
    return upload(request, onProgress);
  };
}

const send = fetchWithProgress(() => {});

/** A `fetch` with a deadline that depends on the kind of call. */
export function fetchInTime(request: Request): Promise<Response> {
  if (request.method === 'GET') return fetchAsRead(request);
  forgetEarly();
  const hasFiles = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  return hasFiles ? send(request) : fetchAsWrite(request);
}
