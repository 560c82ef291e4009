import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { operations } from '@shootline/shared-api/contract';
import type { FileUse } from '@shootline/shared-api/rules';
import { load } from 'js-yaml';

export type OperationId = keyof operations;

export type Schema = { [keyword: string]: unknown };

export type Parameter = {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  /** For lists: false for one value separated by commas, otherwise several values. */
  explode?: boolean;
  schema: Schema;
};

type Content = {
  headers?: Record<string, unknown>;
  content?: {
    'application/json'?: { schema: Schema };
    'multipart/form-data'?: Omit<Multipart, 'use'> & { 'x-file-use'?: FileUse };
  };
};

/** A multipart body: each part is text, JSON (see `encoding`) or, with format binary, a file. */
export type Multipart = {
  schema: Schema & { required?: string[] };
  encoding?: Record<string, { contentType: string }>;
  /** The use of its file (`x-file-use`), which decides the accepted kinds. */
  use: FileUse;
};

export type Operation = {
  operationId: string;
  /** In Hono's notation: /booking/:id. */
  path: string;
  method: string;
  /** Callers: signed-in users, everyone, or both with different answers. */
  access: 'token' | 'public' | 'optional';
  /** A GET that changes something, marked by `x-mutation`; HEAD must not reach it. */
  isMutatingGet: boolean;
  /** Whether the operation keeps an Idempotency-Key for each record itself (`x-keyed-by-record`). */
  isKeyedByRecord: boolean;
  /** Whether the answer contains a secret and must not be compressed (`x-secret`). */
  isSecret: boolean;
  /** Whether a token that can only end the session is enough (`x-sign-out-token`). */
  takesSignOutToken: boolean;
  /** Whether it takes long, and has a lane of its own (`x-heavy`). */
  isHeavy: boolean;
  /** Whether it is exempt from limits and turns, as what it reads is shared (`x-unlimited`). */
  isUnlimited: boolean;
  /** Whether it is open to users who must set up a second factor (`x-before-second-factor`). */
  isBeforeSecondFactor: boolean;
  /** Whether it needs the password again after some minutes (`x-password-again`). */
  needsPassword: boolean;
  parameters: Parameter[];
  /** Schema of a JSON body. */
  body: Schema | undefined;
  /** The largest body in bytes (`x-max-bytes`). */
  maxBytes: number;
  multipart: Multipart | undefined;
  /** Whether the answer has the record's version, which becomes its ETag. */
  isVersioned: boolean;
  /** Schema of the JSON answer by status; undefined for an answer without JSON. */
  responses: Map<number, Schema | undefined>;
  /** Media types other than JSON in which a successful answer can come, if the caller asks. */
  otherTypes: string[];
};

/** The document's id in ajv; references inside it are made absolute. */
export const documentId = 'openapi.yaml';

type Node = { [key: string]: unknown };

function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(/^#/, `${documentId}#`)
        : absolute(inner),
    ]),
  );
}

function accessOf(security: object[] | undefined): Operation['access'] {
  if (security === undefined) return 'token';
  if (security.length === 0) return 'public';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'token';
}

function multipartOf(body: Content | undefined): Multipart | undefined {
  const multipart = body?.content?.['multipart/form-data'];
  if (!multipart) return undefined;
  const use = multipart['x-file-use'];
  if (!use) throw new Error('A body of the contract with a file lacks x-file-use.');
  return { ...multipart, use };
}

const maxJsonBytes = 1_000_000;

const methods = ['get', 'post', 'put', 'delete', 'patch'];

// Sorts fixed segments before parameters, so that /booking/list-bookings is not read as an id.
function byFixedFirst(a: Operation, b: Operation): number {
  const rank = (path: string) => path.replaceAll(/:[^/]+/g, '\uffff');
  return rank(a.path) < rank(b.path) ? -1 : 1;
}

type Contract = { document: Schema; operations: Operation[] };

function readContract(): Contract {
  const file = fileURLToPath(import.meta.resolve('@shootline/shared-api/openapi.yaml'));
  const document = absolute(load(readFileSync(file, 'utf8'))) as Node;

  const resolved = <Kind>(value: unknown): Kind => {
    const reference = (value as { $ref?: string }).$ref;
    if (reference === undefined) return value as Kind;
    const steps = reference.replace(`${documentId}#/`, '').split('/');
    return steps.reduce<unknown>((node, step) => (node as Node)[step], document) as Kind;
  };

  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document['paths'] as Record<string, Node>)) {
    for (const method of methods) {
      const operation = item[method] as Node | undefined;
      if (!operation) continue;
      const body = operation['requestBody'] as Content | undefined;
      const success = (operation['responses'] as { [status: string]: unknown })['200'];
      operations.push({
        operationId: operation['operationId'] as string,
        path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        method,
        access: accessOf(operation['security'] as object[] | undefined),
        isMutatingGet: method === 'get' && operation['x-mutation'] === true,
        isKeyedByRecord: operation['x-keyed-by-record'] === true,
        isSecret: operation['x-secret'] === true,
        takesSignOutToken: operation['x-sign-out-token'] === true,
        isHeavy: operation['x-heavy'] === true,
        isUnlimited: operation['x-unlimited'] === true,
        isBeforeSecondFactor: operation['x-before-second-factor'] === true,
        needsPassword: operation['x-password-again'] === true,
        parameters: ((operation['parameters'] ?? []) as unknown[]).map((p) =>
          resolved<Parameter>(p),
        ),
        body: body?.content?.['application/json']?.schema,
        maxBytes: (operation['x-max-bytes'] as number | undefined) ?? maxJsonBytes,
        multipart: multipartOf(body),
        isVersioned: success !== undefined && 'ETag' in (resolved<Content>(success).headers ?? {}),
        otherTypes: Object.keys((success && resolved<Content>(success).content) ?? {}).filter(
          (type) => type !== 'application/json',
        ),
        responses: new Map(
          Object.entries(operation['responses'] as Node).map(([status, response]) => [
            Number(status),
            resolved<Content>(response).content?.['application/json']?.schema,
          ]),
        ),
      });
    }
  }
  return { document, operations: operations.sort(byFixedFirst) };
}

let contract: Contract | undefined;

/** The contract: its document for ajv, and its operations in matching order. */
export function loadContract(): Contract {
  contract ??= readContract();
  return contract;
}
