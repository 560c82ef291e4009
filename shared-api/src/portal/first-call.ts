import type { paths } from '../contract/index.ts';
import type { Access } from './access.ts';

/** The paths of the contract that can be read. */
export type ReadPath = {
  [Path in keyof paths]: paths[Path]['get'] extends object ? Path : never;
}[keyof paths];

type Asked<Path extends ReadPath, Part extends 'path' | 'query'> = paths[Path] extends {
  get: { parameters: { [P in Part]?: infer Values } };
}
  ? Values
  : never;

/** A call that a page starts with, as published in `remote.json`. */
export interface FirstCall {
  /** Path and query below the API's address; `:bookingId` is replaced from the page's path. */
  url: string;
  /** Roles that make the call; without it everyone who may open the page. */
  access?: Access;
}

/**
 * A call that a page starts with, made before the page's code has loaded. It must match the call that the
 * page makes; a call with a query is used only when the page's own address has none.
 */
export function firstCall<Path extends ReadPath>(
  path: Path,
  call: {
    /** Values, or names of the page's path params with a colon. */
    path?: Record<keyof Asked<Path, 'path'>, string>;
    query?: Asked<Path, 'query'>;
    access?: Access;
  } = {},
): FirstCall {
  const names = new Map<string, string>(Object.entries(call.path ?? {}));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => names.get(name) ?? '');
  const query = new URLSearchParams(Object.entries(call.query ?? {}).map(([k, v]) => [k, `${v}`]));
  return {
    url: call.query ? `${filled}?${query}` : filled,
    ...(call.access && { access: call.access }),
  };
}
