import { AsyncResource } from 'node:async_hooks';
import type { ClientBase, Pool } from 'pg';

/** Called with the text of each statement, without values; the returned function when it has ended. */
export type OnStatement = (text: string) => (error?: unknown) => void;

/** The one value that a text has: `set local` takes no parameters. */
const id = /'[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}'/gi;

type Query = (...given: unknown[]) => unknown;

type Connect = (callback?: Query) => unknown;

/** Calls `onStatement` for every statement of a pool, in the context of its caller. */
export function observePool(pool: Pool, onStatement: OnStatement): void {
  const connect = pool.connect.bind(pool) as Connect;
  // A call that waits for a connection would go on in the context of the call that gives one back.
  const bound: Connect = (callback) =>
    callback ? connect(AsyncResource.bind(callback)) : connect();
  pool.connect = bound as typeof pool.connect;
  pool.on('connect', (client) => observeStatements(client, onStatement));
}

/** Calls `onStatement` for every statement of a connection. */
function observeStatements(client: ClientBase, onStatement: OnStatement): void {
  const query = client.query.bind(client) as Query;
  const observed: Query = (statement, ...given) => {
    const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text;
    if (text === undefined) return query(statement, ...given);
    const end = onStatement(text.replaceAll(id, '?'));
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const ended = (error: unknown, ...results: unknown[]): void => {
        end(error ?? undefined);
        (callback as Query)(error, ...results);
      };
      return query(statement, ...given.slice(0, -1), ended);
    }
    const result = query(statement, ...given);
    if (result instanceof Promise) result.then(() => end(), end);
    return result;
  };
  client.query = observed as typeof client.query;
}

/** The class of a statement's error: the first two characters of its SQLSTATE, or `connection`. */
export function errorClass(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'connection';
}
