import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '../contract/index.ts';
import { sessionStore } from '../session/session.ts';
import { isBelow } from './api-base.ts';
import { fetchInTime } from './deadline.ts';
import { ApiError, apiErrorOf, isAbort } from './errors.ts';
import { emitRequestEvent } from './request-events.ts';

const scheme = 'Token ';

/** Calls that begin a session go without the present one, of which their refusal says nothing. */
const signIns: string[] = ['/auth/login3', '/auth/sso/hub3'];

const failures: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) return;
    const sent = request.headers.get('Authorization');
    if (response.status === 401 && sent) sessionStore.getState().expire(sent.slice(scheme.length));
    throw await apiErrorOf(response);
  },
  onError({ error }) {
    if (isAbort(error)) return error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return new ApiError(isLate ? 'timeout' : 'network', 0, undefined, error);
  },
};

const events: Middleware = {
  onRequest({ request, schemaPath }) {
    emitRequestEvent('REQUEST_PERFORM', request.method, schemaPath);
    return undefined;
  },
  onResponse({ request, response, schemaPath }) {
    const phase = response.ok ? 'REQUEST_SUCCESS' : 'REQUEST_FAILURE';
    emitRequestEvent(phase, request.method, schemaPath);
    return undefined;
  },
  onError({ request, schemaPath }) {
    emitRequestEvent('REQUEST_FAILURE', request.method, schemaPath);
  },
};

function authorization(base: string): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const token = sessionStore.getState().user?.auth_token;
      // A call that speaks for another session says so itself.
      const isOpen = !request.headers.has('Authorization') && !signIns.includes(schemaPath);
      if (token && isOpen && isBelow(request.url, base)) {
        request.headers.set('Authorization', scheme + token);
      }
      return request;
    },
  };
}

function clientFor(address: string): Client<paths> {
  const base = new URL(address, window.location.origin).href;
  const client = createClient<paths>({
    baseUrl: base,
    headers: { Accept: 'application/json' },
    fetch: fetchInTime,
  });
  // The last one registered sees a response first, so that a failure is announced before it throws.
  client.use(failures, authorization(base), events);
  return client;
}

/**
 * The typed client of the API. Every call answers with `data`, or throws an `ApiError`; the token
 * goes along to the API's own address only (S1 §7). A 401 to a token ends the session.
 */
export let api = clientFor('/api');

let address = '/api';

/** The absolute address of the API. */
export const apiBase = () => new URL(address, window.location.origin).href;

/** Sets where the API is: a path of this origin or an absolute address. The shell does, once. */
export function setApiBase(base: string): void {
  address = base;
  api = clientFor(base);
}

/**
 * What a call of `api` answered with. Throws the call's `ApiError`, and one of type InternalError for
 * an answer without a body or one that is no JSON, as a proxy between may give.
 */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call.catch((error: unknown) => {
    const isOurs = error instanceof ApiError || isAbort(error);
    throw isOurs ? error : new ApiError('InternalError', 0, undefined, error);
  });
  if (data === undefined) throw new ApiError('InternalError', 0);
  return data;
}
