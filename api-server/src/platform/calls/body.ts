import type { Context } from 'hono';
import type { CallDeps } from './call-deps.ts';
import { type BodyPace, bodyInTime } from '../http/body/body-in-time.ts';
import { ApiFailure, fieldError, tooLarge, validationError } from '../errors/errors.ts';
import { type Upload, removeUploads } from '../files/upload.ts';
import { readMultipart } from '../http/body/multipart.ts';
import { ruleTexts, withoutDirections } from '@shootline/shared-api/rules';
import type { Multipart, Operation } from '../openapi/document.ts';
import type { OperationValidators } from '../openapi/validators.ts';

export type Body = { body: unknown; uploads: Upload[] };

async function textOf(c: Context, maxBytes: number, pace: BodyPace): Promise<string> {
  const tooMuch = () => tooLarge('Sorry, this is too large to be sent.');
  if (Number(c.req.header('Content-Length') ?? 0) > maxBytes) throw tooMuch();
  const stream = c.req.raw.body;
  if (!stream) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyInTime(stream, pace) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string, field?: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? withoutDirections(value) : value,
    );
  } catch {
    throw field === undefined
      ? validationError()
      : validationError(fieldError(field, 'Enter a group of values.'));
  }
}

/** Reports errors of a JSON part by its values, as for a JSON body. */
function checkParts(
  parts: Record<string, unknown>,
  encoding: Multipart['encoding'],
  check: OperationValidators,
): void {
  try {
    check.body(parts);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    throw validationError(
      ...error.errors.flatMap((one) =>
        encoding?.[one.field] && one.errors.length > 0 ? one.errors : [one],
      ),
    );
  }
}

async function readParts(
  c: Context,
  deps: CallDeps,
  folder: string,
  { schema, encoding, use }: Multipart,
  check: OperationValidators,
): Promise<Body> {
  const { fields, files } = await readMultipart(
    c,
    { files: deps.files, folder, use, scan: deps.scan, inspect: deps.inspect[use] },
    deps.settings.bodyPace,
  );
  try {
    const texts: Record<string, unknown> = {};
    for (const [name, value] of fields) {
      const isJson = encoding?.[name]?.contentType === 'application/json';
      texts[name] = isJson ? parsed(value, name) : withoutDirections(value);
    }
    if (schema.required?.includes('file') && !files.has('file')) {
      throw validationError(fieldError('file', ruleTexts.file));
    }
    const names = Object.fromEntries([...files].map(([field, { name }]) => [field, name]));
    if ('file' in texts) throw validationError(fieldError('file', ruleTexts.file));
    checkParts({ ...texts, ...names }, encoding, check);
    return { body: { ...texts, ...Object.fromEntries(files) }, uploads: [...files.values()] };
  } catch (error) {
    await removeUploads(deps.files, files.values());
    throw error;
  }
}

/**
 * The body of a request, checked against the contract. A file in it has been received by the storage
 * under `folder`; the caller keeps or removes it. Throws 400, 408 and 413.
 */
export async function readBody(
  c: Context,
  deps: CallDeps,
  folder: string,
  operation: Operation,
  check: OperationValidators,
): Promise<Body> {
  if (operation.multipart) return readParts(c, deps, folder, operation.multipart, check);
  if (!operation.body) return { body: undefined, uploads: [] };
  const text = await textOf(c, operation.maxBytes, deps.settings.bodyPace);
  return { body: check.body(text === '' ? {} : parsed(text)), uploads: [] };
}
