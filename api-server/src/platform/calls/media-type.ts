import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { announcesBody } from '../http/body/body-in-time.ts';
import { unsupportedMediaType } from '../errors/errors.ts';
import type { Operation } from '../openapi/document.ts';

const json = /^application\/json\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i;
const form = /^multipart\/form-data\s*(;|$)/i;

function hasBody(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // A request within the process has its body but no headers about it.
  return incoming ? announcesBody(incoming) : c.req.raw.body !== null;
}

/**
 * Throws 415 for a content type that is not in the contract. Browsers do not let pages of other sites
 * send JSON without a preflight.
 */
export function checkMediaType(c: Context, { body, multipart }: Operation): void {
  const type = c.req.header('Content-Type');
  const taken = multipart ? form : json;
  if (type === undefined ? !hasBody(c) : taken.test(type)) return;
  if (multipart) throw unsupportedMediaType('Sorry, this must be sent as multipart/form-data.');
  if (body) throw unsupportedMediaType('Sorry, this must be sent as application/json.');
  throw unsupportedMediaType('Sorry, content of that type is not accepted here.');
}
