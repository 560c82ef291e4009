import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Context } from 'hono';

/** Encodings for compressed answers, best first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Bytes; shorter answers fit into one packet without compression. */
const worthIt = 1024;

// Higher qualities take longer than a fast network gains.
const brotliQuality = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The encodings that an `Accept-Encoding` header allows, best first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  return encodings.filter((encoding) => accepts(header ?? '', encoding));
}

/** Whether there are enough bytes to be worth compressing. */
export const isWorthCompressing = (bytes: number): boolean => bytes >= worthIt;

/** Compresses `content` with an encoding. */
export function encoded(content: string | Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotli(content, { params });
}

/** Answers 200 with a text, compressed if the caller accepts it. Its ETag must be a weak one. */
export async function sendCompressed(c: Context, text: string, type: string): Promise<Response> {
  c.header('Content-Type', type);
  if (!isWorthCompressing(text.length)) return c.body(text);
  c.header('Vary', 'Accept-Encoding', { append: true });
  const [encoding] = acceptedEncodings(c.req.header('Accept-Encoding'));
  if (encoding === undefined) return c.body(text);
  const bytes = new Uint8Array(await encoded(text, encoding));
  c.header('Content-Encoding', encoding);
  return c.body(bytes);
}

const decode = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** The text of an answer that may be compressed. */
export async function decodedText(response: Response): Promise<string> {
  const encoding = response.headers.get('Content-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  if (encoding !== 'br' && encoding !== 'gzip') return bytes.toString();
  return (await decode[encoding](bytes)).toString();
}
