import assert from 'node:assert/strict';
import { fstatSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Booking, ApiErrorBody } from '@shootline/shared-api/contract';
import { createApp } from '../../app.ts';
import { pdf, parts } from '../../../proofs/matrix/calls/parts.ts';
import { type Listening, serveApp } from '../../../tests/servers/listening.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import type { FileStorage } from './file-storage.ts';

const notSaved =
  'Sorry, the file could not be saved. Please try again in a few minutes and if this problem ' +
  'persists, contact us.';

/** A storage whose disk is full after this many bytes. */
function fullAfter(files: FileStorage, most: number): FileStorage {
  async function* limited(content: AsyncIterable<Uint8Array>) {
    let size = 0;
    for await (const chunk of content) {
      size += chunk.length;
      if (size > most) throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
      yield chunk;
    }
  }
  return {
    ...files,
    receive: (key, content, inspect) => files.receive(key, limited(content), inspect),
  };
}

describe('an upload to a storage that fails', () => {
  let api: TestApi;
  let admin: { id: string; tenantId: string };
  let bookingId: string;
  let folder: string;
  const problems: Record<string, unknown>[] = [];
  const servers: Listening[] = [];

  before(async () => {
    const logger = { error: (entry: Record<string, unknown>) => void problems.push(entry) };
    api = await startTestApi({}, undefined, { logger });
  });
  beforeEach(async () => {
    const workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    admin = users.admin;
    folder = join(api.folder, admin.tenantId);
    const { id } = await workspace.booking({
      state: 'new',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
    });
    bookingId = id;
    problems.length = 0;
  });
  after(async () => {
    for (const { server, close } of servers) {
      server.closeAllConnections();
      await close();
    }
    await api.close();
  });

  const upload = () =>
    api.send<Booking & ApiErrorBody>(
      admin,
      'POST',
      `/booking/${bookingId}/upload-file`,
      parts({}, pdf('plan.pdf')),
    );
  const filed = async () => (await api.get<Booking>(admin, `/booking/${bookingId}`)).files.length;

  /** Serves the API over a network with this storage, and returns the port. */
  async function serve(files: FileStorage): Promise<number> {
    const served = await serveApp(createApp({ ...api.deps, files }));
    servers.push(served);
    return served.port;
  }

  /** Sends only the beginning of a large upload, and returns the answer to it. */
  async function sendBeginning(port: number): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    const lines = [
      `POST /api/booking/${bookingId}/upload-file HTTP/1.1`,
      'Host: localhost',
      `Authorization: Token ${await api.tokenOf(admin)}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 9000000',
      '',
      '--x',
      'Content-Disposition: form-data; name="file"; filename="film.mp4"',
      '',
      '',
    ];
    socket.write(lines.join('\r\n'));
    for (let sent = 0; sent < 10; sent++) socket.write(Buffer.alloc(100_000, 'film'));
    let said = '';
    await new Promise<void>((resolve, reject) => {
      socket.on('data', (chunk) => {
        said += chunk.toString();
        if (said.includes('"errors"')) resolve();
      });
      socket.once('error', reject);
      socket.once('close', () => resolve());
    });
    socket.destroy();
    return said;
  }

  async function assertNothingLeft(): Promise<void> {
    assert.deepEqual(await readdir(folder).catch(() => []), []);
    assert.equal(await filed(), 0);
  }

  test('on a full disk is answered while it is still being sent', async () => {
    const port = await serve(fullAfter(api.deps.files, 300_000));
    const said = await sendBeginning(port);
    assert.match(said, /^HTTP\/1\.1 503 /);
    const body = JSON.parse(said.slice(said.indexOf('{'))) as ApiErrorBody;
    assert.deepEqual(body, { type: 'InternalError', message: notSaved, errors: [] });
    const [, requestId] = /^x-request-id: (\S+)/im.exec(said) ?? [];
    const { event, error, requestId: logged } = problems[0] ?? {};
    assert.deepEqual([event, logged], ['request failed', requestId]);
    assert.match(String(error), /ENOSPC/);
    await assertNothingLeft();
    const health = await fetch(`http://127.0.0.1:${port}/api/health`);
    assert.equal(health.status, 200);
  });

  test('whose folder cannot be made is answered with 503', async () => {
    await writeFile(folder, 'a file where a folder should be');
    const { status, body } = await upload();
    assert.deepEqual([status, body.message], [503, notSaved]);
    assert.match(String(problems[0]?.['error']), /EEXIST|ENOTDIR/);
    assert.doesNotMatch(JSON.stringify(body), /ENOTDIR|EEXIST|shootline-files/);
    assert.equal(await filed(), 0);
    await rm(folder);
    assert.equal((await upload()).status, 200);
  });

  test('whose folder disappears meanwhile leaves no record', async () => {
    const { receive, ...rest } = api.deps.files;
    const losing: FileStorage = {
      ...rest,
      receive: (key, content, inspect) =>
        receive(key, content, async (path) => {
          await rm(folder, { recursive: true });
          return inspect(path);
        }),
    };
    const port = await serve(losing);
    const answer = await fetch(`http://127.0.0.1:${port}/api/booking/${bookingId}/upload-file`, {
      method: 'POST',
      headers: { Authorization: `Token ${await api.tokenOf(admin)}` },
      body: parts({}, pdf('plan.pdf')),
    });
    const { message } = (await answer.json()) as ApiErrorBody;
    assert.deepEqual([answer.status, message], [503, notSaved]);
    await assertNothingLeft();
  });

  test('can be repeated, and is downloaded under a safe name', async () => {
    const file = new File(['%PDF-1.7'], 'plan \u202Efdp.\u200B2.pdf');
    const { status, body } = await api.send<Booking>(
      admin,
      'POST',
      `/booking/${bookingId}/upload-file`,
      parts({}, file),
    );
    const [kept] = body.files;
    assert.deepEqual([status, kept?.name], [200, 'plan fdp.2.pdf']);
    assert.equal((await readdir(folder)).length, 1);
    const { headers } = await api.ask(admin, kept?.file ?? '');
    assert.match(
      headers.get('Content-Disposition') ?? '',
      /^attachment; filename="plan fdp\.2\.pdf"/,
    );
  });

  test("is refused before that if its name is a program's, with the accepted kinds", async () => {
    for (const name of [
      'setup.exe',
      'invoice.pdf.exe',
      'invoice.pdf.ex\u200Be',
      'a.LNK',
      'b.ps1.',
    ]) {
      const { status, body } = await api.send<ApiErrorBody>(
        admin,
        'POST',
        `/booking/${bookingId}/upload-file`,
        parts({}, new File(['text'], name)),
      );
      const [error] = body.errors;
      assert.deepEqual([status, error?.field], [400, 'file'], name);
      assert.match(error?.message ?? '', /cannot be uploaded\. Choose footage/, name);
    }
    await assertNothingLeft();
  });

  test('closes a file whose HEAD was requested', async () => {
    const { body } = await upload();
    const [name = ''] = await readdir(join(api.folder, admin.tenantId));
    const { ino } = await stat(join(api.folder, admin.tenantId, name));
    const isOpen = async () =>
      (await readdir('/dev/fd')).some((fd) => {
        try {
          return fstatSync(Number(fd)).ino === ino;
        } catch {
          // The entry of the listing itself, which is closed by now.
          return false;
        }
      });
    const answer = await api.app.request(`/api${body.files[0]?.file}`, {
      method: 'HEAD',
      headers: { Authorization: `Token ${await api.tokenOf(admin)}` },
    });
    assert.deepEqual([answer.status, answer.headers.get('Content-Length')], [200, '15']);
    // A stream closes its file some ticks later.
    for (let tries = 0; tries < 500 && (await isOpen()); tries++) await wait(10);
    assert.equal(await isOpen(), false);
  });
});
