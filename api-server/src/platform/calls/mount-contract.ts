import { type Context, Hono } from 'hono';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import type { Db } from '../db/db.ts';
import { type ReadOptions, workspaceTransaction } from '../db/workspace-transaction.ts';
import type { CallDeps } from './call-deps.ts';
import { type CallLimiter, callLimiter } from './call-limits.ts';
import { type CallTurns, callTurns } from './call-turns.ts';
import { type ApiFailure, notFound, passwordNeeded, secondFactorDue } from '../errors/errors.ts';
import { refuseForeignPages } from './foreign-page.ts';
import { removeUploads, keepUploads } from '../files/upload.ts';
import { refusalFor } from '../http/failures/refusal.ts';
import { requestAddress } from '../http/request/request-address.ts';
import { decodedText, sendCompressed } from '../http/body/encoding.ts';
import { factsOf } from '../http/request/request-facts.ts';
import { readBody } from './body.ts';
import { type Operation, type OperationId, loadContract } from '../openapi/document.ts';
import type { Handlers } from './handlers.ts';
import { answerOnce, fingerprint } from './idempotency.ts';
import { checkMediaType } from './media-type.ts';
import { contractValidators } from '../openapi/contract-validators.ts';
import type { OperationValidators } from '../openapi/validators.ts';
import { admit } from './admit.ts';
import type { Session } from '../session/session.repository.ts';
import { isPasswordDue } from '../session/second-factor/second-factor.rules.ts';
import { viewerOf } from '../session/viewer.ts';

type AnyHandler = (call: unknown) => Promise<unknown>;

function checkComplete(operations: Operation[], handlers: Handlers): void {
  const declared = new Set(operations.map(({ operationId }) => operationId));
  const missing = [...declared].filter((id) => !(id in handlers));
  const extra = Object.keys(handlers).filter((id) => !declared.has(id));
  if (missing.length + extra.length > 0) {
    throw new Error(
      `The handlers do not fit the contract. Missing: ${missing.join(', ') || 'none'}. ` +
        `Extra: ${extra.join(', ') || 'none'}.`,
    );
  }
}

async function checkAnswer(
  c: Context,
  { otherTypes }: Operation,
  check: OperationValidators,
  response: Response,
) {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.ok && otherTypes.includes(type)) return;
  const isJson = type.startsWith('application/json');
  const answer: unknown = isJson ? JSON.parse(await decodedText(response.clone())) : undefined;
  const wrong = check.response(response.status, answer);
  if (wrong) throw new Error(`${c.req.method} ${c.req.path} broke the contract: ${wrong}`);
}

type Prepared = {
  operation: Operation;
  check: OperationValidators;
  handler: AnyHandler;
  limiter: CallLimiter;
  inTurn: CallTurns;
};

const isRead = ({ method, isMutatingGet }: Operation) => method === 'get' && !isMutatingGet;

async function runInWorkspace(
  c: Context,
  deps: CallDeps,
  session: Session,
  { operation, check, handler, inTurn }: Prepared,
): Promise<unknown> {
  const input = {
    c,
    deps,
    path: check.path(c.req.param() as Record<string, string>),
    query: check.query(c.req.queries()),
    header: check.header(c.req.header()),
  };
  // Before the transaction, so that a slow upload holds no connection.
  const { body, uploads } = await readBody(c, deps, session.tenantId, operation, check);
  const afterCommit: (() => Promise<void>)[] = [];
  const { tenantId } = session;
  const read = <Result>(work: (tx: Db) => Promise<Result>, options: ReadOptions = {}) =>
    workspaceTransaction(deps.db, tenantId, work, { isRead: true, ...options });
  let mayBeTaken = false;
  const perform = async () => {
    const { answer, isRepeated } = await workspaceTransaction(
      deps.db,
      tenantId,
      async (tx) => {
        // Cleared because the transaction may be retried.
        afterCommit.length = 0;
        const { isSecondFactorDue, ...viewer } = await viewerOf(tx, session);
        if (isSecondFactorDue && !operation.isBeforeSecondFactor) throw secondFactorDue();
        const isOld = isPasswordDue(session.confirmed, deps.clock());
        if (isOld && operation.needsPassword && viewer.passwordHash !== null)
          throw passwordNeeded();
        const work = () =>
          handler({
            ...input,
            body,
            tx,
            read,
            viewer,
            sessionId: session.id,
            afterCommit: (later: () => Promise<void>) => void afterCommit.push(later),
          });
        const workOnce = async () => {
          const answer = await work();
          await keepUploads(deps.files, uploads);
          return answer;
        };
        const key = (input.header as { 'Idempotency-Key'?: string })['Idempotency-Key'];
        if (key === undefined || operation.isKeyedByRecord) {
          return { answer: await workOnce(), isRepeated: false };
        }
        const { operationId } = operation;
        const owner = { tenantId: viewer.tenantId, userId: viewer.id };
        const { path, query } = input;
        const hashes = uploads.map(({ name, hash }) => [name, hash]);
        const plain = uploads.length === 0 ? body : { ...(body as object), file: hashes };
        const request = fingerprint({ path, query, body: plain });
        return answerOnce(
          tx,
          { ...owner, operation: operationId, key, request },
          deps.clock(),
          workOnce,
        );
      },
      { isRead: isRead(operation) },
    );
    mayBeTaken = !isRepeated;
    for (const work of afterCommit) await work();
    return typeof answer === 'function' ? await answer() : answer;
  };
  try {
    return await inTurn(operation, session.userId, perform);
  } catch (error) {
    mayBeTaken ||= error instanceof DatabaseUnavailable && error.mayBeDone;
    throw error;
  } finally {
    if (!mayBeTaken) await removeUploads(deps.files, uploads);
  }
}

/** Answers a caller without a session. */
async function runPublic(
  c: Context,
  deps: CallDeps,
  { operation, check, handler, inTurn }: Prepared,
): Promise<unknown> {
  const input = {
    c,
    deps,
    path: check.path(c.req.param() as Record<string, string>),
    query: check.query(c.req.queries()),
    header: check.header(c.req.header()),
    body: (await readBody(c, deps, 'public', operation, check)).body,
  };
  // Sign-ins have turns of their own, as some of them wait for seconds.
  if (operation.isUnlimited || !isRead(operation)) return handler(input);
  const address = requestAddress(c, deps.settings.trustProxy);
  return inTurn(operation, address, () => handler(input));
}

async function run(c: Context, deps: CallDeps, prepared: Prepared): Promise<Response> {
  const { operation, limiter } = prepared;
  // Checked first, so that a caller without a session learns nothing about the values.
  const session = await admit(c, deps, operation, limiter);
  const answer = session
    ? await runInWorkspace(c, deps, session, prepared)
    : await runPublic(c, deps, prepared);
  if (answer instanceof Response) return answer;
  // Weak, because it also covers the compressed form.
  if (operation.isVersioned) c.header('ETag', `W/"${(answer as { version: number }).version}"`);
  if (operation.isSecret) return c.json(answer as object);
  return sendCompressed(c, JSON.stringify(answer), 'application/json');
}

/** Called before a call is refused; an error that it throws is answered instead. */
type OnRefusal = (c: Context, operation: Operation, refusal: ApiFailure) => Promise<void>;

/**
 * Mounts every operation of the contract as a route. Throws if a handler is missing or unknown. Answers
 * that break the contract fail if `validateResponses` is on.
 */
export function mountContract(
  handlers: Handlers,
  deps: CallDeps,
  onRefusal: OnRefusal = () => Promise.resolve(),
): Hono {
  const { operations } = loadContract();
  checkComplete(operations, handlers);
  const limiter = callLimiter(deps);
  const inTurn = callTurns(deps.settings.limits);
  const api = new Hono();
  for (const operation of operations) {
    const check = contractValidators(operation);
    const handler = handlers[operation.operationId as OperationId] as AnyHandler;
    api.on(operation.method.toUpperCase(), operation.path, async (c) => {
      let response: Response;
      factsOf(c).route = `/api${operation.path}`;
      try {
        // The router answers HEAD with the handler of GET.
        if (operation.isMutatingGet && c.req.raw.method !== 'GET') throw notFound();
        // Before calls are counted, so that a foreign page cannot lock a user out.
        refuseForeignPages(c, operation, deps.settings);
        checkMediaType(c, operation);
        response = await run(c, deps, { operation, check, handler, limiter, inTurn });
      } catch (error) {
        const refusal = refusalFor(c, error, deps.logger);
        if (!refusal) throw error;
        if (refusal.limit !== undefined) deps.metrics.limited.inc({ limit: refusal.limit });
        await onRefusal(c, operation, refusal);
        response = c.json(refusal.body, refusal.status, refusal.headers);
      }
      if (deps.settings.validateResponses) await checkAnswer(c, operation, check, response);
      return response;
    });
  }
  return api;
}
