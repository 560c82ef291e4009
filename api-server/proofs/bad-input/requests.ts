import fc from 'fast-check';
import type { Operation, Schema } from '../../src/platform/openapi/document.ts';
import { callsOf } from '../matrix/calls.ts';
import { type ActorName, actorNames } from '../fixtures/actors.ts';
import type { BookingFixture } from '../fixtures/booking-fixture.ts';
import type { ProofWorkspace } from '../fixtures/proof-workspace.ts';
import { type Spelling, spelling, encodedBody } from './body.ts';
import { valuesBySchema } from './from-schema.ts';
import { oddHeaders, oddTails } from './odd-headers.ts';
import { oddText } from './odd-values.ts';
import { type Mutation, mutation, mutated } from './mutations.ts';
import type { WireRequest } from './wire.ts';

type Texts = Record<string, unknown>;

/** The plan for one request, chosen and shrunk by fast-check. */
export type Plan = {
  actor: ActorName;
  fixture: number;
  /** The index of the written call to start from; without one, values come from the schemas alone. */
  call: number;
  bySchema: { path: Texts; query: Texts; header: Texts; body: unknown };
  mutations: Mutation[];
  oddPath: string | undefined;
  tail: string;
  headers: Record<string, string>;
  spelling: Spelling;
  method: string | undefined;
};

/** Plans for an operation's requests, each with some mistakes or none. */
export function plansOf(document: Schema, operation: Operation, ids: string[], fixtures: number) {
  const valuesOf = valuesBySchema(document);
  const of = (place: string) =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, valuesOf(schema, ids)]),
      ),
      { requiredKeys: place === 'path' ? undefined : [] },
    ) as fc.Arbitrary<Texts>;
  const bodySchema = operation.body ?? operation.multipart?.schema;
  return fc.record<Plan>({
    actor: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom<ActorName[]>('admin', 'submitter', 'assigned') },
      { weight: 1, arbitrary: fc.constantFrom(...actorNames) },
    ),
    fixture: fc.nat(fixtures - 1),
    call: fc.nat(5),
    bySchema: fc.record({
      path: of('path'),
      query: of('query'),
      header: of('header'),
      body: bodySchema ? valuesOf(bodySchema, ids) : fc.constant(undefined),
    }),
    mutations: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Mutation[]>([]) },
      { weight: 3, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
    ),
    oddPath: fc.option(oddText, { freq: 8, nil: undefined }),
    tail: fc.constantFrom(...oddTails),
    headers: oddHeaders,
    spelling,
    method: fc.option(
      fc.constantFrom('PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'GET'),
      {
        freq: 20,
        nil: undefined,
      },
    ),
  });
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
}

// Set explicitly, as Node sends no Content-Length with the body of a GET.
const lengthOf = (body: string) => String(Buffer.byteLength(body));

async function baseOf(
  operation: Operation,
  plan: Plan,
  workspace: ProofWorkspace,
  fixture: BookingFixture,
) {
  const { call: chosen, bySchema, actor } = plan;
  const calls = callsOf(operation.operationId);
  const call = calls[chosen];
  if (!call) return { ...bySchema, file: undefined };
  const request = await call.request({ fixture, workspace, actor });
  if (!(request.body instanceof FormData)) {
    return {
      path: request.path ?? {},
      query: request.query ?? {},
      header: request.headers ?? {},
      body: request.body,
      file: undefined,
    };
  }
  const body: Record<string, unknown> = {};
  let file: { name: string; content: string } | undefined;
  for (const [name, value] of request.body) {
    if (typeof value !== 'string') file = { name: value.name, content: await value.text() };
    else
      body[name] = operation.multipart?.encoding?.[name] ? (JSON.parse(value) as unknown) : value;
  }
  return {
    path: request.path ?? {},
    query: request.query ?? {},
    header: request.headers ?? {},
    body,
    file,
  };
}

/** Builds the request of a plan. */
export async function requestOf(
  operation: Operation,
  plan: Plan,
  workspace: ProofWorkspace,
  fixture: BookingFixture,
): Promise<WireRequest> {
  const base = await baseOf(operation, plan, workspace, fixture);
  const mutant = mutated({ query: base.query, body: base.body }, plan.mutations) as {
    query?: unknown;
    body?: unknown;
  } | null;
  const path: Texts = base.path;
  const address = operation.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encoded(plan.oddPath ?? path[name] ?? ''),
  );
  const query =
    typeof mutant?.query === 'object' && mutant.query !== null ? Object.entries(mutant.query) : [];
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(base.header as Texts)) {
    const text = String(value).replaceAll(/[^\x20-\x7e]/g, '?');
    headers[name] = text;
  }
  const hasBody = operation.body !== undefined || operation.multipart !== undefined;
  const isSent = (hasBody && mutant?.body !== undefined) || plan.spelling.kind === 'raw';
  const content = { value: mutant?.body, ...(base.file ? { file: base.file } : {}) };
  const body = isSent
    ? encodedBody(content, operation.multipart !== undefined, plan.spelling)
    : undefined;
  return {
    method: plan.method ?? operation.method.toUpperCase(),
    path: `/api${address}?${search}${plan.tail}`,
    headers: {
      ...(await workspace.authorization(plan.actor)),
      ...(body ? { 'Content-Type': body.type, 'Content-Length': lengthOf(body.body) } : {}),
      ...headers,
      ...plan.headers,
    },
    body: body?.body,
  };
}
