import { type Context, Hono } from 'hono';
import { tenantTransaction } from './db/tenant-transaction.ts';
import type { Deps } from './deps.ts';
import { ApiFailure, validationError } from './http/errors.ts';
import { type Operation, loadContract } from './openapi/document.ts';
import type { Call, Handlers, OperationId, PublicCall } from './openapi/handlers.ts';
import { type OperationValidators, validatorsOf } from './openapi/validators.ts';
import { authenticate } from './session/authenticate.ts';
import { viewerOf } from './session/viewer.ts';

type AnyHandler = (call: unknown) => Promise<unknown>;

function checkComplete(operations: Operation[], handlers: Handlers): void {
  const declared = new Set(operations.map(({ operationId }) => operationId));
  const missing = [...declared].filter((id) => !(id in handlers));
  const extra = Object.keys(handlers).filter((id) => !declared.has(id));
  if (missing.length + extra.length > 0) {
    throw new Error(
      `The handlers do not fit the contract. Missing: ${missing.join(', ') || 'none'}. ` +
        `Too many: ${extra.join(', ') || 'none'}.`,
    );
  }
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw validationError();
  }
}

async function checkAnswer(c: Context, check: OperationValidators, response: Response) {
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const wrong = check.response(response.status, isJson ? await response.clone().json() : undefined);
  if (wrong) throw new Error(`${c.req.method} ${c.req.path} broke the contract: ${wrong}`);
}

async function run(
  c: Context,
  deps: Deps,
  operation: Operation,
  check: OperationValidators,
  handler: AnyHandler,
): Promise<Response> {
  // Who is not signed in learns nothing about the values.
  const session = operation.isPublic ? undefined : await authenticate(c, deps);
  const call = {
    c,
    deps,
    path: check.path(c.req.param() as Record<string, string>),
    query: check.query(c.req.queries()),
    body: operation.body && check.body(await readJson(c)),
  } as PublicCall<OperationId>;

  let answer: unknown;
  if (session) {
    const afterCommit: (() => Promise<void>)[] = [];
    answer = await tenantTransaction(deps.db, session.tenantId, async (tx) => {
      const viewer = await viewerOf(tx, session);
      return handler({
        ...call,
        tx,
        viewer,
        sessionId: session.id,
        afterCommit: (work) => void afterCommit.push(work),
      } satisfies Call<OperationId>);
    });
    for (const work of afterCommit) await work();
    if (typeof answer === 'function') answer = await answer();
  } else {
    answer = await handler(call);
  }
  return answer instanceof Response ? answer : c.json(answer as object);
}

/**
 * Every operation of the contract as a route. Throws when a handler is missing or too many, and on
 * an answer that breaks the contract where `validateResponses` is on.
 */
export function mountContract(handlers: Handlers, deps: Deps): Hono {
  const { document, operations } = loadContract();
  checkComplete(operations, handlers);
  const validators = validatorsOf(document);
  const api = new Hono();
  for (const operation of operations) {
    const check = validators(operation);
    const handler = handlers[operation.operationId as OperationId] as AnyHandler;
    api.on(operation.method.toUpperCase(), operation.path, async (c) => {
      let response: Response;
      try {
        response = await run(c, deps, operation, check, handler);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        response = c.json(error.body, error.status, error.headers);
      }
      if (deps.settings.validateResponses) await checkAnswer(c, check, response);
      return response;
    });
  }
  return api;
}
