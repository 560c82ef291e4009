import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AgentOptions, request } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Why nothing could be read at an address. */
export type PublicFailureKind = 'notPublic' | 'refused' | 'unreachable' | 'tooLarge' | 'tooSlow';

/** Has no message of the network, as that may contain the address. */
export class PublicReadFailure extends Error {
  readonly kind: PublicFailureKind;
  constructor(kind: PublicFailureKind) {
    super(kind);
    this.kind = kind;
  }
}

type Limits = { mostBytes: number; deadlineMs: number };

/** Reads the file at an address that a user has entered. Throws `PublicReadFailure`. */
export type ReadPublic = (address: string, limits: Limits) => Promise<Uint8Array>;

const mostRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

function publicUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new PublicReadFailure('notPublic');
  }
  return url;
}

async function bytesOf(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.byteLength;
    // Leaving the loop closes the connection.
    if (size > mostBytes) throw new PublicReadFailure('tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function failureOf(error: unknown, signal: AbortSignal): PublicReadFailure {
  if (error instanceof PublicReadFailure) return error;
  if (signal.aborted) return new PublicReadFailure('tooSlow');
  const isFiltered = error instanceof Error && / is not allowed/.test(error.message);
  return new PublicReadFailure(isFiltered ? 'notPublic' : 'unreachable');
}

/**
 * Reads https addresses of the public internet only. Each connection, also after a redirect, is made to the
 * very address that was resolved and checked. `allowed` are further IP addresses, for tests.
 */
export function publicReader(options: AgentOptions = {}, allowed: string[] = []): ReadPublic {
  const agent = new RequestFilteringHttpsAgent({ ...options, allowIPAddressList: allowed });
  const headers = {
    Accept: 'text/calendar, */*;q=0.1',
    'Accept-Encoding': 'identity',
    'User-Agent': 'Shootline',
  };

  async function answerOf(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const sent = request(url, { agent, headers, signal });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    // A failure before anybody reads the body must not end the process.
    response.on('error', () => undefined);
    return response;
  }

  return async (address, { mostBytes, deadlineMs }) => {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      let url = publicUrl(address);
      for (let hop = 0; hop <= mostRedirects; hop += 1) {
        const response = await answerOf(url, signal);
        const { statusCode = 0, headers: of } = response;
        if (statusCode === 200) return await bytesOf(response, mostBytes);
        response.destroy();
        if (!redirects.includes(statusCode) || !of.location) {
          throw new PublicReadFailure(statusCode >= 500 ? 'unreachable' : 'refused');
        }
        url = publicUrl(of.location, url);
      }
      throw new PublicReadFailure('refused');
    } catch (error) {
      throw failureOf(error, signal);
    }
  };
}
