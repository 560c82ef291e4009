import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { type Server, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { makeAuthority, makeCertificate } from '../../../tests/servers/certificates.ts';
import { type ReadPublic, PublicReadFailure, publicReader } from './read-public.ts';

const limits = { mostBytes: 1000, deadlineMs: 3000 };

describe('an address that a user has entered', () => {
  let folder: string;
  let server: Server;
  let base: string;
  let read: ReadPublic;
  const answers: Record<string, RequestListener> = {
    '/calendar': (_, response) => response.end('BEGIN:VCALENDAR'),
    '/moved': (_, response) => response.writeHead(302, { Location: '/calendar' }).end(),
    '/around': (_, response) => response.writeHead(302, { Location: '/around' }).end(),
    '/plain': (_, response) => response.writeHead(302, { Location: 'http://localhost/' }).end(),
    '/inside': (_, response) => response.writeHead(302, { Location: 'https://10.0.0.1/' }).end(),
    '/large': (_, response) => response.end('x'.repeat(1001)),
    '/gone': (_, response) => response.writeHead(404).end(),
    '/broken': (_, response) => response.writeHead(500).end(),
    '/slow': (_, response) => void response.write('BEGIN:'),
  };
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shootline-public-'));
    const authority = await makeAuthority(folder, 'authority');
    const { certificate, key } = await makeCertificate(folder, 'localhost', authority);
    const files = { cert: await readFile(certificate), key: await readFile(key) };
    server = createServer(files, (request, response) => {
      answers[request.url ?? '']?.(request, response);
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    base = `https://localhost:${(server.address() as AddressInfo).port}`;
    const ca = await readFile(authority.certificate);
    read = publicReader({ ca, family: 4 }, ['127.0.0.1']);
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  const failure = async (address: string, by = read, deadlineMs = limits.deadlineMs) => {
    try {
      return await by(address, { ...limits, deadlineMs });
    } catch (error) {
      assert.ok(error instanceof PublicReadFailure, String(error));
      assert.equal(error.message, error.kind);
      return error.kind;
    }
  };

  test('is read, also after a redirect', async () => {
    for (const path of ['calendar', 'moved']) {
      const bytes = await read(`${base}/${path}`, limits);
      assert.equal(Buffer.from(bytes).toString(), 'BEGIN:VCALENDAR');
    }
  });

  test('fails with the reason, without a word of the address', async () => {
    assert.equal(await failure(`${base}/around`), 'refused');
    assert.equal(await failure(`${base}/gone`), 'refused');
    assert.equal(await failure(`${base}/broken`), 'unreachable');
    assert.equal(await failure(`${base}/large`), 'tooLarge');
    assert.equal(await failure(`${base}/slow`, read, 100), 'tooSlow');
    assert.equal(await failure('https://nowhere.invalid/'), 'unreachable');
    assert.equal(await failure(base.replace('localhost', '127.0.0.1')), 'unreachable');
  });

  test('must be https, without a user, on the public internet, also after a redirect', async () => {
    const strict = publicReader();
    assert.equal(await failure(`${base}/plain`), 'notPublic');
    assert.equal(await failure(`${base}/inside`), 'notPublic');
    const hidden = [
      'http://example.com/',
      'file:///etc/passwd',
      'https://user:word@example.com/',
      `${base}/calendar`,
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://[64:ff9b::7f00:1]/',
      'https://10.1.2.3/',
      'https://192.168.0.1/',
      'https://169.254.169.254/latest/meta-data/',
      'https://[fe80::1]/',
      'https://[fd00::1]/',
      'https://0.0.0.0/',
    ];
    for (const address of hidden)
      assert.equal(await failure(address, strict), 'notPublic', address);
  });
});
