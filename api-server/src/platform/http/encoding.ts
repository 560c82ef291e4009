import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Context } from 'hono';

/** How an answer can be compressed, best first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Fewer bytes fit into one packet as they are. */
const worthIt = 1024;

// Higher qualities take longer than a fast network saves.
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

/** The encodings that an `Accept-Encoding` takes, best first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  return encodings.filter((encoding) => accepts(header ?? '', encoding));
}

/** Whether bytes are enough to be compressed. */
export const isWorthCompressing = (bytes: number): boolean => bytes >= worthIt;

/** The bytes of `content` in an encoding. */
export function encoded(content: string | Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotli(content, { params });
}

/** Answers 200 with a text, compressed as the caller accepts it. An ETag of it has to be a weak one. */
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
