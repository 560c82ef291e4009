import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking } from '@shootline/shared-api/contract';
import { pdf, parts } from '../../../proofs/matrix/calls/parts.ts';
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

  test('accepts valid variables only', () => {
    const wrong: [Record<string, string>, RegExp][] = [
      [{ UPLOAD_SCAN_COMMAND: '"scan' }, /^UPLOAD_SCAN_COMMAND must be a program/],
      [{ UPLOAD_SCAN_COMMAND: '""' }, /^UPLOAD_SCAN_COMMAND must be a program/],
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

  test('as the script for ICAP servers goes by the status of their answer', async (t) => {
    const path = process.env['PATH'];
    t.after(() => (process.env['PATH'] = path));
    process.env['PATH'] = `${folder}:${path}`;
    const icapScript = join(import.meta.dirname, '../../../../deploy/scan/icap.sh');
    const scanned = { UPLOAD_SCAN_COMMAND: `sh "${icapScript}" scan.test avscan` };
    const answer = async (output: string) => {
      const client = join(folder, 'c-icap-client');
      await writeFile(client, `#!/bin/sh\n${output}\n`, { mode: 0o700 });
      return upload(scanned);
    };
    await assertTaken(await answer(`echo 'ICAP/1.0 204 Unmodified' >&2`));
    await assertInfected(await answer(`echo 'ICAP/1.0 200 OK' >&2`));
    await assertUnchecked(await answer(`echo 'ICAP/1.0 500 Error' >&2`), /ended with 2/);
    await assertUnchecked(await answer('exit 1'), /ended with 2/);
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
});
