import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking } from '@shootline/shared-api/contract';
import { pdf, parts } from '../../../proofs/matrix/calls/parts.ts';
import { startIcapServer } from '../../../tests/icap-server.ts';
import { film } from '../../../tests/sample-files.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { readEnv } from '../../env.ts';
import { scannerOf } from './scan.settings.ts';

const refusedAsInfected = {
  type: 'ValidationError',
  errors: [
    {
      field: 'file',
      message: 'A virus was found in this file. Please remove it or choose another file.',
      errors: [],
    },
  ],
};
const unchecked =
  'Sorry, the file could not be checked for viruses. Please try again in a few minutes and if this ' +
  'problem persists, contact us.';

describe('a scanner of uploads', () => {
  let folder: string;
  let api: TestApi;
  const problems: Record<string, unknown>[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shootline scan-'));
    const logger = { error: (entry: Record<string, unknown>) => void problems.push(entry) };
    api = await startTestApi({}, undefined, { logger });
  });
  after(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });

  /**
   * Prepares an upload by an admin to a server with these variables; the results give its answer and what
   * is stored.
   */
  async function upload(variables: Record<string, string>, file = pdf('plan.pdf')) {
    api.deps.scan = scannerOf(readEnv(variables, []).scan);
    const workspace = await createTestWorkspace(api.db);
    const { admin, client, clientUser } = await workspace.everyone();
    const { id } = await workspace.booking({
      state: 'new',
      clientId: client.id,
      submitterId: clientUser.id,
    });
    const sent = () =>
      api.send<Booking & ApiErrorBody>(
        admin,
        'POST',
        `/booking/${id}/upload-file`,
        parts({}, file),
      );
    const stored = () => readdir(join(api.folder, admin.tenantId)).catch(() => []);
    const files = async () => (await api.get<Booking>(admin, `/booking/${id}`)).files.length;
    return { sent, stored, files };
  }
  type Uploading = Awaited<ReturnType<typeof upload>>;

  async function assertTaken({ sent, stored }: Uploading) {
    const { status, body } = await sent();
    assert.deepEqual([status, body.files[0]?.name], [200, 'plan.pdf']);
    assert.deepEqual((await stored()).length, 1);
  }
  async function assertInfected({ sent, stored, files }: Uploading) {
    const { status, body } = await sent();
    const { type, errors } = body;
    assert.deepEqual([status, { type, errors }], [400, refusedAsInfected]);
    assert.deepEqual([await stored(), await files()], [[], 0]);
  }
  async function assertUnchecked({ sent, stored, files }: Uploading, reason: RegExp) {
    const { status, body } = await sent();
    assert.deepEqual([status, body.message], [503, unchecked]);
    assert.deepEqual([await stored(), await files()], [[], 0]);
    assert.match(String(problems.at(-1)?.['error']), reason);
    assert.match(String(problems.at(-1)?.['requestId']), /^[0-9a-f-]{36}$/);
  }

  /** A program that saves its arguments and the file, and then runs the script. */
  async function program(script: string): Promise<string> {
    const path = join(folder, `scanner ${script.replaceAll(/\W/g, '')}`);
    const seen = `printf '%s\\n' "$@" > '${folder}/arguments'\ncat "$2" > '${folder}/seen'`;
    await writeFile(path, `#!/bin/sh\n${seen}\n${script}\n`);
    await chmod(path, 0o700);
    return `"${path}" --no-summary`;
  }

  test('is off unless it is set up', async () => {
    assert.equal(scannerOf(readEnv({}, []).scan), undefined);
    await assertTaken(await upload({}));
  });

  test('accepts exactly one valid variable', () => {
    const wrong: [Record<string, string>, RegExp][] = [
      [{ UPLOAD_SCAN_COMMAND: '"scan' }, /^UPLOAD_SCAN_COMMAND must be a program/],
      [{ UPLOAD_SCAN_COMMAND: '""' }, /^UPLOAD_SCAN_COMMAND must be a program/],
      [{ UPLOAD_SCAN_ICAP: 'http://scan.test/x' }, /^UPLOAD_SCAN_ICAP must be an address like/],
      [{ UPLOAD_SCAN_ICAP: 'icap://scan.test' }, /^UPLOAD_SCAN_ICAP must be an address like/],
      [{ UPLOAD_SCAN_COMMAND: 'x', UPLOAD_SCAN_ICAP: 'icap://s/x' }, /not both\.$/],
      [{ UPLOAD_SCAN_TIMEOUT_MS: '1' }, /^UPLOAD_SCAN_TIMEOUT_MS must be/],
    ];
    for (const [variables, message] of wrong) {
      assert.throws(() => readEnv(variables, []), { name: 'StartError', message });
    }
  });

  test('as a program gets the whole file as its last argument', async () => {
    await assertTaken(await upload({ UPLOAD_SCAN_COMMAND: await program('exit 0') }));
    assert.equal(await readFile(join(folder, 'seen'), 'utf8'), '%PDF-1.7\n%%EOF\n');
    const [first, path = ''] = (await readFile(join(folder, 'arguments'), 'utf8')).split('\n');
    assert.equal(first, '--no-summary');
    // Not the key of a file that is kept.
    assert.match(path, /\.part$/);
  });

  test('as a program refuses a file by exit code 1', async () => {
    await assertInfected(await upload({ UPLOAD_SCAN_COMMAND: await program('exit 1') }));
  });

  test('as a program accepts nothing if it fails, is missing or takes too long', async () => {
    const slow = { UPLOAD_SCAN_TIMEOUT_MS: '300' };
    const cases: [Record<string, string>, RegExp][] = [
      [{ UPLOAD_SCAN_COMMAND: await program('exit 2') }, /ended with 2/],
      [{ UPLOAD_SCAN_COMMAND: await program('kill -9 $$') }, /ended with SIGKILL/],
      [{ UPLOAD_SCAN_COMMAND: await program('exec sleep 600'), ...slow }, /ended with SIGKILL/],
      [{ UPLOAD_SCAN_COMMAND: join(folder, 'none') }, /ENOENT/],
    ];
    for (const [variables, reason] of cases) {
      await assertUnchecked(await upload(variables), reason);
    }
  });

  test('over ICAP gets the file, and accepts or refuses it', async () => {
    const heads: string[] = [];
    let content: Buffer = Buffer.alloc(0);
    const clean = 'ICAP/1.0 204 No Content\r\nISTag: "1"\r\n\r\n';
    const server = await startIcapServer((socket, shown) => {
      heads.push(shown.head);
      content = shown.content;
      socket.write(clean);
    });
    try {
      const variables = { UPLOAD_SCAN_ICAP: server.url.href };
      const large = new File([film('isom', 3_000_000)], 'plan.pdf.mp4');
      const { sent } = await upload(variables, large);
      assert.equal((await sent()).status, 200);
      assert.ok(content.equals(Buffer.from(await large.arrayBuffer())));
      assert.match(heads[0] ?? '', /^RESPMOD icap:\/\/127\.0\.0\.1:\d+\/scan ICAP\/1\.0\r\n/);
      assert.match(heads[0] ?? '', /\r\nAllow: 204\r\n/);

      const ok = 'ICAP/1.0 200 OK\r\n';
      const page = 'HTTP/1.1 403 Forbidden\r\n\r\n3\r\nno!\r\n0\r\n\r\n';
      const infected = [
        `${ok}X-Infection-Found: Type=0; Resolution=2; Threat=EICAR;\r\n\r\n`,
        `${ok}Encapsulated: res-hdr=0, res-body=26\r\n\r\n${page}`,
        `${ok}Encapsulated: res-hdr=0, res-body=19\r\n\r\n${page.replace('403 Forbidden', '200 OK')}`,
        `${ok}Encapsulated: res-hdr=0, null-body=26\r\n\r\nHTTP/1.1 403 Forbidden\r\n\r\n`,
      ];
      for (const answer of infected) {
        server.answerWith((socket) => socket.write(answer));
        await assertInfected(await upload(variables));
      }

      server.answerWith((socket, shown) => {
        const size = shown.content.length.toString(16);
        socket.write(
          `${ok}Encapsulated: res-hdr=0, res-body=19\r\n\r\nHTTP/1.1 200 OK\r\n\r\n${size}`,
        );
        socket.write('\r\n');
        socket.write(shown.content);
        socket.write('\r\n0\r\n\r\n');
      });
      await assertTaken(await upload(variables));
    } finally {
      await server.close();
    }
  });

  test('over ICAP accepts nothing if it fails, is away, silent or malformed', async () => {
    const server = await startIcapServer((socket) =>
      socket.end('ICAP/1.0 500 Server error\r\n\r\n'),
    );
    const variables = { UPLOAD_SCAN_ICAP: server.url.href, UPLOAD_SCAN_TIMEOUT_MS: '500' };
    const check = async (reason: RegExp) => {
      await assertUnchecked(await upload(variables), reason);
    };
    await check(/answered 500/);
    server.answerWith((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n'));
    await check(/ended its answer too soon/);
    server.answerWith((socket) => socket.end('hello\r\n\r\n'));
    await check(/does not speak ICAP/);
    server.answerWith((socket) =>
      socket.end('ICAP/1.0 200 OK\r\nEncapsulated: res-hdr=0, res-body=4\r\n'),
    );
    await check(/ended its answer too soon/);
    server.answerWith((socket) => socket.destroy());
    await check(/ECONNRESET|ended its answer too soon|premature/i);
    server.answerWith(() => undefined);
    await check(/abort|time/i);
    await server.close();
    await check(/ECONNREFUSED/);
  });
});
