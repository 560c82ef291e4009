import { HubFailure } from './hub-failure.ts';

export type HubFetch = (url: URL, init: RequestInit) => Promise<Response>;

export type HubRequest = {
  fetch: HubFetch;
  headers: Record<string, string>;
  mostBytes: number;
  /** Aborts the request, usually on a deadline. */
  signal: AbortSignal;
};

async function readBytes(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop closes the connection.
    if (size > most) throw new HubFailure('tooMuch', `an answer of more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function bytesOf(url: URL, { fetch, headers, mostBytes, signal }: HubRequest) {
  const response = await fetch(url, { headers, signal, redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    const isRefusal = response.status === 401 || response.status === 403;
    throw new HubFailure(isRefusal ? 'refused' : 'away', `answered ${response.status}`);
  }
  return readBytes(response, mostBytes);
}

function failureOf(error: unknown): HubFailure {
  if (error instanceof HubFailure) return error;
  if (!(error instanceof Error)) return new HubFailure('away', String(error));
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return new HubFailure('late', 'no answer in time', { cause: error });
  }
  const { code, message } = (error.cause ?? error) as { code?: string; message: string };
  // `terminated` is fetch's message for a connection lost within a response.
  const kind = error.message === 'terminated' ? 'incomplete' : 'away';
  return new HubFailure(kind, code ?? message, { cause: error });
}

/** The JSON at an address of the hub. Throws `HubFailure`, also on any redirect. */
export async function askHub(url: URL, request: HubRequest): Promise<unknown> {
  let bytes: Uint8Array;
  try {
    bytes = await bytesOf(url, request);
  } catch (error) {
    throw failureOf(error);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (cause) {
    throw new HubFailure('wrong', 'an answer that is no JSON', { cause });
  }
}
