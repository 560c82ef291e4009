/** How much of a body is sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

const stopped = () => new DOMException('The upload was stopped.', 'AbortError');

/** A `fetch` that tells how much is sent, which the browser's own does not. */
export function fetchWithProgress(onProgress: OnProgress) {
  return async (request: Request): Promise<Response> => {
    const body = await request.arrayBuffer();
    if (request.signal.aborted) throw stopped();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const abort = () => call.abort();
      const end = () => request.signal.removeEventListener('abort', abort);
      call.open(request.method, request.url);
      call.responseType = 'arraybuffer';
      request.headers.forEach((value, name) => call.setRequestHeader(name, value));
      // A network that carries nothing can be stopped too.
      call.upload.onloadstart = () => onProgress(0);
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
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
        reject(stopped());
      };
      request.signal.addEventListener('abort', abort);
      call.send(body);
    });
  };
}
