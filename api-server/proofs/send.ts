import type { Operation } from '../src/platform/openapi/document.ts';
import type { CallRequest } from './matrix/call.ts';

/** A request's address below the API's base. */
export function addressOf(
  { path: template }: Operation,
  { path = {}, query }: CallRequest,
): string {
  const path_ = template.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  return query ? `${path_}?${new URLSearchParams(query)}` : path_;
}

/** A request's method, headers and body, sent with these headers of a caller. */
export function initOf(
  { method }: Operation,
  { body, headers }: CallRequest,
  ofCaller: Record<string, string>,
): RequestInit {
  const isForm = body instanceof FormData;
  return {
    method: method.toUpperCase(),
    headers: {
      ...ofCaller,
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  };
}
