import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { fieldError, notFound, validationError } from '../errors/errors.ts';
import { type Operation, type Parameter, type Schema, documentId } from './document.ts';
import { toFieldErrors } from './field-errors.ts';

/** The format of ids that the database accepts. */
export const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

// The package is CommonJS, but its types describe an ES module's default export.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

function checker(document: Schema, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    useDefaults: coerceTypes,
    coerceTypes,
    validateSchema: false,
  });
  addFormats(ajv);
  // The package's own format also accepts urn:uuid:, which PostgreSQL does not.
  ajv.addFormat('uuid', uuid);
  return ajv.addSchema(document, documentId);
}

function objectOf(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

// PostgreSQL cannot store NUL or lone surrogates.
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => !isStorable(key) || holdsUnstorable(inner));
}

/** Compiled on first use: most processes answer only a few operations. */
function lazily(ajv: Ajv2020, schema: Schema): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= ajv.compile(schema));
}

type Values = Record<string, unknown>;

export type OperationValidators = {
  /**
   * Typed query values; lists come as several values, or split at commas if the contract says so. Empty
   * values count as absent, and unknown ones are dropped. Throws 400.
   */
  query(parameters: Record<string, string[]>): Values;
  /** Typed values of the declared headers. Throws 400. */
  header(headers: Record<string, string>): Values;
  /** Typed values of the path. Throws 404, as no record can have a malformed id. */
  path(parameters: Record<string, string>): Values;
  /** Throws 400. */
  body(content: unknown): unknown;
  /** Describes how an answer breaks the contract; undefined if it does not. */
  response(status: number, body: unknown): string | undefined;
};

/** Compiles the contract once and returns a function that builds the checks of an operation. */
export function validatorsOf(document: Schema): (operation: Operation) => OperationValidators {
  const strict = checker(document, false);
  const coercing = checker(document, true);
  const errorShape = lazily(strict, { $ref: `${documentId}#/components/schemas/Error` });

  return (operation) => {
    const queryParameters = operation.parameters.filter((p) => p.in === 'query');
    const queryCheck = lazily(coercing, objectOf(queryParameters));
    const pathCheck = lazily(
      coercing,
      objectOf(operation.parameters.filter((p) => p.in === 'path')),
    );
    const headerParameters = operation.parameters.filter((p) => p.in === 'header');
    const headerCheck = lazily(coercing, objectOf(headerParameters));
    const bodySchema = operation.body ?? operation.multipart?.schema;
    const bodyCheck = bodySchema && lazily(strict, bodySchema);
    const responses = new Map<number, () => ValidateFunction>();
    for (const [status, schema] of operation.responses) {
      if (schema) responses.set(status, lazily(strict, schema));
    }
    return {
      query(parameters) {
        const values: Values = {};
        for (const { name, explode, schema } of queryParameters) {
          const [value, ...more] = parameters[name] ?? [];
          if (schema['type'] === 'array' || explode === false) {
            const parts = value === undefined ? [] : [value, ...more];
            const listed = explode === false ? parts.flatMap((part) => part.split(',')) : parts;
            if (holdsUnstorable(listed))
              throw validationError(fieldError(name, 'Enter a valid value.'));
            if (listed.some(Boolean)) values[name] = listed.filter(Boolean);
            continue;
          }
          if (more.length > 0) throw validationError(fieldError(name, 'Enter one value only.'));
          if (value?.includes('\0'))
            throw validationError(fieldError(name, 'Enter a valid value.'));
          if (value !== undefined && value !== '') values[name] = value;
        }
        const checkQuery = queryCheck();
        if (!checkQuery(values)) throw validationError(...toFieldErrors(checkQuery.errors ?? []));
        return values;
      },
      header(headers) {
        const values: Values = {};
        for (const { name } of headerParameters) {
          const value = headers[name.toLowerCase()];
          if (value !== undefined && value !== '') values[name] = value;
        }
        const checkHeader = headerCheck();
        if (!checkHeader(values)) {
          throw validationError(...toFieldErrors(checkHeader.errors ?? []));
        }
        return values;
      },
      path(parameters) {
        const values: Values = { ...parameters };
        if (holdsUnstorable(values) || !pathCheck()(values)) throw notFound();
        return values;
      },
      body(content) {
        if (!bodyCheck) return undefined;
        const checkBody = bodyCheck();
        // After the schemas, which limit the depth of a value.
        if (!checkBody(content)) throw validationError(...toFieldErrors(checkBody.errors ?? []));
        if (holdsUnstorable(content)) throw validationError();
        return content;
      },
      response(status, body) {
        const shape = responses.get(status) ?? (status >= 400 ? errorShape : undefined);
        if (!shape) {
          return operation.responses.has(status) ? undefined : `status ${status} is not declared`;
        }
        const declared = shape();
        return declared(body) ? undefined : strict.errorsText(declared.errors);
      },
    };
  };
}
