import { traceHeaders } from '../../platform/trace/trace.ts';
import { HubFailure } from './hub-failure.ts';

export type HubFetch = (url: URL, init: RequestInit) => Promise<Response>;

export type HubSource = {
  /** Without a trailing slash. */
  url: string;
  token: string | undefined;
  /** Milliseconds that one request may take. */
  deadlineMs: number;
  fetch: HubFetch;
};

export type HubRequest = {
  fetch: HubFetch;
  headers: Record<string, string>;
  /** Sent as JSON by POST; without it the request is a GET. */
  post?: object;
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

function failureOfStatus(status: number, isWrite: boolean): HubFailure {
  const reason = `answered ${status}`;
  if (status === 401 || status === 403) return new HubFailure('refused', reason);
  return new HubFailure(isWrite && status < 500 ? 'notTaken' : 'away', reason);
}

function initOf({ headers, post, signal }: HubRequest): RequestInit {
  const traced = { ...headers, ...traceHeaders() };
  const init = { headers: traced, signal, redirect: 'error' } as const;
  if (!post) return init;
  const body = JSON.stringify(post);
  return {
    ...init,
    method: 'POST',
    body,
    headers: { ...traced, 'Content-Type': 'application/json' },
  };
}

async function bytesOf(url: URL, request: HubRequest) {
  const response = await request.fetch(url, initOf(request));
  if (!response.ok) {
    await response.body?.cancel();
    throw failureOfStatus(response.status, request.post !== undefined);
  }
  return readBytes(response, request.mostBytes);
}

function failureOf(error: unknown): HubFailure {
  if (error instanceof HubFailure) return error;
  if (!(error instanceof Error)) return new HubFailure('away', String(error));
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return new HubFailure('late', 'no answer in time', { cause: error });
  }
  const { code, message } = (error.cause ?? error) as { code?: string; message: string };
  // fetch says `terminated` if the connection is lost in the middle of a response.
  const kind = error.message === 'terminated' ? 'incomplete' : 'away';
  return new HubFailure(kind, code ?? message, { cause: error });
}

/** Headers of every request to the hub. */
export function headersFor({ token }: HubSource): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
}

/** The JSON of the hub's answer. Throws `HubFailure`, also on any redirect. */
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
    throw new HubFailure('wrong', 'an answer that is not JSON', { cause });
  }
}
