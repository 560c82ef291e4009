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
