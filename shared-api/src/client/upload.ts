import { timeoutError } from './timeout-error.ts';

/** Reports the share of a body that is sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Longest stall while sending, and longest wait for the answer, in milliseconds. */
const sendDeadline = 60_000;
const answerDeadline = 120_000;

const stopped = () => new DOMException('The upload was stopped.', 'AbortError');

/**
 * Sends a request and reports its progress. Throws a DOMException: AbortError when it was stopped,
 * TimeoutError when sending stalled or no answer came.
 */
export async function upload(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.arrayBuffer();
  if (request.signal.aborted) throw stopped();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    let timer: ReturnType<typeof setTimeout>;
    let isLate = false;
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isLate = true;
        abort();
      }, milliseconds);
    };
    const end = () => {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', abort);
    };
    call.open(request.method, request.url);
    call.responseType = 'arraybuffer';
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    // Reported before any byte is sent, so the upload can be stopped from the start.
    call.upload.onloadstart = () => onProgress(0);
    call.upload.onprogress = ({ loaded, total }) => {
      wait(sendDeadline);
      onProgress(total > 0 ? loaded / total : 0);
    };
    call.upload.onload = () => wait(answerDeadline);
    call.onload = () => {
      end();
      const hasBody = ![204, 205, 304].includes(call.status);
      resolve(
        new Response(hasBody ? (call.response as ArrayBuffer) : null, {
          status: call.status,
          headers: headersOf(call.getAllResponseHeaders()),
        }),
      );
    };
    call.onerror = () => {
      end();
      reject(new TypeError('The upload failed.'));
    };
    call.onabort = () => {
      end();
      reject(isLate ? timeoutError() : stopped());
    };
    request.signal.addEventListener('abort', abort);
    wait(sendDeadline);
    call.send(body);
  });
}
