import type { operations } from '@shootline/shared-api/contract';
import type { Context } from 'hono';
import type { Db } from '../db/db.ts';
import type { ReadOptions } from '../db/workspace-transaction.ts';
import type { CallDeps } from './call-deps.ts';
import type { OperationId } from '../openapi/document.ts';
import type { Upload } from '../files/upload.ts';
import type { Viewer } from '../session/viewer.ts';

/** Operations that the contract opens to everyone (`security: []`). */
type PublicOperationId =
  | 'getHealth'
  | 'getReadiness'
  | 'signIn'
  | 'signInFromHub'
  | 'getSignInMethods'
  | 'requestPasswordLink'
  | 'setPassword'
  | 'getCalendarFile'
  | 'openCallSheetLink'
  | 'confirmCallSheetLink';

/** Operations for callers with or without a session (`security: [{}, {token: []}]`). */
type OptionalOperationId = 'getAvailability';

type Input<Values> = [NonNullable<Values>] extends [never]
  ? Record<never, never>
  : NonNullable<Values>;
type Query<Id extends OperationId> = Input<operations[Id]['parameters']['query']>;
type Path<Id extends OperationId> = Input<operations[Id]['parameters']['path']>;
type Header<Id extends OperationId> = Input<operations[Id]['parameters']['header']>;
type Parts<Value> = { [Part in keyof Value]: Part extends 'file' ? Upload : Value[Part] };
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Value } };
}
  ? Value
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Value } } }
    ? Parts<Value>
    : undefined;
/** The JSON of an answer. Answers that are not JSON, or are sent in parts, are a Response. */
type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: infer Content extends { 'application/json': unknown } };
}
  ? | Content['application/json']
    | (Content extends { 'application/x-ndjson': unknown } ? Response : never)
    | (operations[Id]['responses'] extends { 304: unknown } ? Response : never)
  : Response;

/** The input of a handler: values checked against the contract, and the dependencies. */
export type PublicCall<Id extends OperationId> = {
  c: Context;
  deps: CallDeps;
  query: Query<Id>;
  path: Path<Id>;
  header: Header<Id>;
  body: Body<Id>;
};

type SignedIn = {
  /** One transaction of the viewer's workspace for the whole call. */
  tx: Db;
  viewer: Viewer;
  sessionId: string;
  /**
   * Runs another transaction of the workspace that only reads, after the first one, and again if the
   * connection is lost.
   */
  read<Result>(work: (tx: Db) => Promise<Result>, options?: ReadOptions): Promise<Result>;
  /** Registers work to run after the commit and before the answer is sent. */
  afterCommit(work: () => Promise<void>): void;
};

export type Call<Id extends OperationId> = PublicCall<Id> & SignedIn;

/** Without a token there is no workspace and no transaction. */
export type OptionalCall<Id extends OperationId> =
  Call<Id> | (PublicCall<Id> & { [Name in keyof SignedIn]?: undefined });

/** Returned by handlers that call other servers; runs after the transaction. */
type Later<Value> = () => Promise<Value>;

export type Handlers = {
  [Id in OperationId]: (
    call: Id extends PublicOperationId
      ? PublicCall<Id>
      : Id extends OptionalOperationId
        ? OptionalCall<Id>
        : Call<Id>,
  ) => Promise<Answer<Id> | Later<Answer<Id>>>;
};
