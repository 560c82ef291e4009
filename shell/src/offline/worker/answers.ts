import type {
  RouteHandlerCallbackOptions,
  RouteMatchCallbackOptions,
  WorkboxPlugin,
} from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { answersPrefix } from '../cache-names.ts';
import { callOf, keptCalls, mayBeKept } from './kept-calls.ts';

const tokenOf = ({ headers }: Request) => headers.get('Authorization')?.match(/^Token (.+)$/)?.[1];

/**
 * Whether the answer to a call may be kept. Of lists only the first rows, no searches while typing, and no
 * streams.
 */
export function isKept({ request, url }: RouteMatchCallbackOptions): boolean {
  const { searchParams } = url;
  const isPart = Number(searchParams.get('offset')) > 0 || searchParams.has('limit');
  const isStream = request.headers.get('Accept') === 'text/event-stream';
  return tokenOf(request) !== undefined && !isPart && !isStream && mayBeKept(url);
}

/** The cache of a session, whose name does not reveal its token. */
async function cacheOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return answersPrefix + hex.join('');
}

/** The session whose answers are kept, and the ended sessions. */
let current: string | undefined;
const ended = new Set<string>();

async function end(name: string): Promise<void> {
  ended.add(name);
  await caches.delete(name);
}

/** Ends all other sessions, whether of other users or earlier. */
async function begin(name: string): Promise<void> {
  if (current === name || ended.has(name)) return;
  if (current !== undefined) ended.add(current);
  current = name;
  const names = await caches.keys();
  const others = names.filter((one) => one.startsWith(answersPrefix) && one !== name);
  await Promise.all(others.map(end));
}

const keptAt = 'X-Kept-At';

async function stamped(response: Response): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const etag = response.headers.get('ETag');
  if (etag !== null) headers.set('ETag', etag);
  headers.set(keptAt, new Date().toISOString());
  return new Response(await response.blob(), { headers });
}

/** A kept answer that tells its age, as the first field of its object. */
async function marked(response: Response): Promise<Response> {
  const text = await response.text();
  const field = `{"kept_at":"${response.headers.get(keptAt)}"`;
  const body = /^\{\s*"/.test(text) ? `${field},${text.slice(1)}` : text;
  return new Response(body, { headers: response.headers });
}

const plugins = (name: string): WorkboxPlugin[] => [
  {
    // By address only: a request would be stored with its token.
    cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url),
    async cacheWillUpdate({ request, response }) {
      const { status, headers } = response;
      if (status === 401) await end(name);
      else if (status >= 400 && status < 500) await (await caches.open(name)).delete(request.url);
      const isJson = headers.get('Content-Type')?.startsWith('application/json');
      if (status !== 200 || !isJson || ended.has(name)) return null;
      return stamped(response);
    },
    async cacheDidUpdate({ request }) {
      if (ended.has(name)) return void (await caches.delete(name));
      const calls = await keptCalls();
      const call = callOf(calls, request.url);
      const cache = await caches.open(name);
      // Oldest first: an address that is kept again moves to the end.
      const same = (await cache.keys()).filter(({ url }) => callOf(calls, url) === call);
      const tooMany = same.slice(0, -(call?.most ?? 0));
      await Promise.all(tooMany.map(({ url }) => cache.delete(url)));
    },
    cachedResponseWillBeUsed: ({ cachedResponse }) =>
      cachedResponse ? marked(cachedResponse) : Promise.resolve(null),
  },
];

/** The server's answer; without a network the copy for the same session, if such a call is kept. */
export async function answer({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  if (!callOf(await keptCalls(), request.url)) return fetch(request);
  const name = await cacheOf(tokenOf(request) ?? '');
  await begin(name);
  if (ended.has(name)) return fetch(request);
  return new NetworkFirst({
    cacheName: name,
    matchOptions: { ignoreVary: true },
    plugins: plugins(name),
  }).handle({ event, request });
}

/** Forgets the answers of a session that its user ends. */
export async function forgetEnded(request: Request): Promise<void> {
  const token = tokenOf(request);
  if (token === undefined) return;
  await end(await cacheOf(token));
}
