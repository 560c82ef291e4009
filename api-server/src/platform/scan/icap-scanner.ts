import { type Hash, createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { maxFileBytes } from '@shootline/shared-api/rules';
import { type IcapReader, icapReader } from './icap-reader.ts';
import type { Scanner, Verdict } from './scanner.ts';

const usualPort = 1344;
/** A page that replaces a file may be larger than the file. */
const mostBodyBytes = maxFileBytes + 1_000_000;

const lines = (...all: string[]) => all.map((line) => `${line}\r\n`).join('');

// Presents the file as the answer to a download, which every ICAP scanner checks.
async function* requestOf(service: URL, path: string, size: number, sent: Hash) {
  const asked = lines('GET /upload HTTP/1.1', 'Host: upload', '');
  const answered = lines(
    'HTTP/1.1 200 OK',
    'Content-Type: application/octet-stream',
    `Content-Length: ${size}`,
    '',
  );
  const bodyAt = asked.length + answered.length;
  yield Buffer.from(
    lines(
      `RESPMOD ${service.href} ICAP/1.0`,
      `Host: ${service.host}`,
      'User-Agent: Shootline',
      'Allow: 204',
      'Connection: close',
      `Encapsulated: req-hdr=0, res-hdr=${asked.length}, res-body=${bodyAt}`,
      '',
    ) +
      asked +
      answered,
  );
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    sent.update(chunk);
    yield Buffer.from(`${chunk.length.toString(16)}\r\n`);
    yield chunk;
    yield Buffer.from('\r\n');
  }
  yield Buffer.from('0\r\n\r\n');
}

function headOf(text: string) {
  const [first = '', ...rest] = text.split('\r\n');
  const status = Number(/^(?:ICAP|HTTP)\/\d\.\d (\d{3})(?: |$)/.exec(first)?.[1]);
  if (Number.isNaN(status)) throw new Error('The ICAP server does not speak ICAP.');
  const headers = new Map(
    rest.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status, headers };
}

const findings = ['x-infection-found', 'x-virus-id', 'x-violations-found'];

/**
 * Whether the body is the unchanged file: a server that may answer 204 can still send a clean file back.
 */
async function isAsSent(reader: IcapReader, parts: string, sent: Hash): Promise<boolean> {
  if (!/(^|[\s,])res-body=/.test(parts)) return false;
  const { status } = headOf(await reader.until('\r\n\r\n'));
  const returned = createHash('sha256');
  for await (const chunk of reader.chunks(mostBodyBytes)) returned.update(chunk);
  return status === 200 && returned.digest('hex') === sent.digest('hex');
}

async function verdictOf(reader: IcapReader, sent: Hash): Promise<Verdict> {
  let head = headOf(await reader.until('\r\n\r\n'));
  if (head.status === 100) head = headOf(await reader.until('\r\n\r\n'));
  const { status, headers } = head;
  if (status === 204) return 'clean';
  if (status !== 200 && status !== 201) throw new Error(`The ICAP server answered ${status}.`);
  if (findings.some((name) => ![undefined, '', '0'].includes(headers.get(name)))) return 'infected';
  return (await isAsSent(reader, headers.get('encapsulated') ?? '', sent)) ? 'clean' : 'infected';
}

/**
 * Scans with an ICAP server (RFC 3507, RESPMOD). A file that it passes unchanged is clean; one that it
 * reports, blocks or changes is infected.
 */
export function icapScanner(service: URL, timeoutMs: number): Scanner {
  return async (path) => {
    const { size } = await stat(path);
    const socket = new Socket({ signal: AbortSignal.timeout(timeoutMs) });
    const sent = createHash('sha256');
    // A server may answer before it has read everything.
    pipeline(requestOf(service, path, size, sent), socket, { end: false }).catch(() => undefined);
    try {
      const host = service.hostname.replace(/^\[|\]$/g, '');
      socket.connect(Number(service.port || usualPort), host);
      return await verdictOf(icapReader(socket), sent);
    } finally {
      socket.destroy();
    }
  };
}
