import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { maxFileBytes } from '@shootline/shared-api/rules';
import busboy from 'busboy';
import type { Context } from 'hono';
import {
  type UploadTarget,
  type Upload,
  removeUploads,
  receiveUpload,
} from '../../files/upload.ts';
import { type BodyPace, bodyInTime } from './body-in-time.ts';
import { ApiFailure, fieldError, tooLarge, validationError } from '../../errors/errors.ts';

export type MultipartBody = { fields: Map<string, string>; files: Map<string, Upload> };

const maxFieldBytes = 1_000_000;

function parserOf(c: Context) {
  try {
    return busboy({
      headers: { 'content-type': c.req.header('Content-Type') ?? '' },
      defParamCharset: 'utf8',
      limits: {
        files: 1,
        fileSize: maxFileBytes,
        fields: 20,
        fieldSize: maxFieldBytes,
        parts: 24,
      },
    });
  } catch {
    throw validationError();
  }
}

/**
 * Reads a multipart request with at most one file, which the storage receives; the caller keeps or
 * removes it. Throws the errors of `receiveUpload`, and 400, 408 and 413 for the rest of the body. Stores
 * nothing then.
 */
export async function readMultipart(
  c: Context,
  target: UploadTarget,
  pace: BodyPace,
): Promise<MultipartBody> {
  const parser = parserOf(c);
  const fields = new Map<string, string>();
  const files = new Map<string, Upload>();
  const keeping: Promise<void>[] = [];
  const failures: unknown[] = [];
  const sentBytes = Number(c.req.header('Content-Length') ?? 0);
  const broken = Promise.withResolvers<void>();

  parser.on('field', (name, value, info) => {
    if (info.valueTruncated) failures.push(tooLarge('Sorry, this is too large to be sent.'));
    else if (fields.has(name)) failures.push(validationError());
    else fields.set(name, value);
  });
  parser.on('filesLimit', () =>
    failures.push(validationError(fieldError('file', 'Choose one file only.'))),
  );
  for (const limit of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(limit, () => failures.push(validationError()));
  }
  parser.on('file', (field, stream, info) => {
    // Set at once, because the body may fail before the storage begins to read.
    stream.on('error', () => undefined);
    keeping.push(
      receiveUpload(target, field, stream, info, sentBytes).then(
        (upload) => void (upload && files.set(field, upload)),
        (error: unknown) => {
          failures.push(error);
          stream.resume();
          // The rest of the body cannot change this answer.
          if (error instanceof ApiFailure && error.status === 503) broken.resolve();
        },
      ),
    );
  });
  const parse = async () => {
    try {
      const body = c.req.raw.body;
      if (!body) throw validationError();
      await pipeline(Readable.fromWeb(bodyInTime(body, pace) as WebStream), parser);
    } catch (error) {
      // It says more than the failure of its file.
      if (error instanceof ApiFailure) failures.unshift(error);
      // busboy's own message about a malformed body would not help the caller.
      else failures.push(validationError());
    }
    await Promise.all(keeping);
  };
  await Promise.race([parse(), broken.promise]);
  if (failures.length > 0) {
    await removeUploads(target.files, files.values());
    throw failures[0];
  }
  return { fields, files };
}
