import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '../contract/index.ts';
import { currentLocale } from '../texts/texts.ts';
import { sessionStore } from '../session/session.ts';
import { isBelow } from './api-base.ts';
import { fetchInTime } from './deadline.ts';
import { ApiError, apiErrorOf, isAbort } from './errors.ts';
import { emitRequestEvent } from './request-events.ts';

const scheme = 'Token ';

/** Sign-in calls carry no token: a refusal says nothing about the current session. */
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
    emitRequestEvent(phase, request.method, schemaPath, response);
    return undefined;
  },
  onError({ request, schemaPath, error }) {
    emitRequestEvent('REQUEST_FAILURE', request.method, schemaPath, error);
  },
};

function authorization(base: string): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const token = sessionStore.getState().user?.auth_token;
      // A call for another session brings its own token.
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
    headers: { Accept: 'application/json', 'Accept-Language': currentLocale() },
    fetch: fetchInTime,
  });
  // Middleware sees responses in reverse order, so `events` announces a failure before `failures` throws it.
  client.use(failures, authorization(base), events);
  return client;
}

/**
 * The typed client of the API. Every call returns `data` or throws an `ApiError`. The token is sent to
 * the API's own address only; a 401 to it ends the session.
 */
export let api = clientFor('/api');

let address = '/api';

/** The absolute address of the API. */
export const apiBase = () => new URL(address, window.location.origin).href;

/** Sets the address of the API, a path of this origin or absolute. Called once, by the shell. */
export function setApiBase(base: string): void {
  address = base;
  api = clientFor(base);
}

/**
 * The data of a call of `api`. Throws the call's `ApiError`, and one of type InternalError for an answer
 * without a body or that is not JSON, such as a proxy may give.
 */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call.catch((error: unknown) => {
    const isOurs = error instanceof ApiError || isAbort(error);
    throw isOurs ? error : new ApiError('InternalError', 0, undefined, error);
  });
  if (data === undefined) throw new ApiError('InternalError', 0);
  return data;
}
