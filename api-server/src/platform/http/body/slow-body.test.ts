import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiErrorBody, Booking } from '@shootline/shared-api/contract';
import { type Listening, serveApp } from '../../../../tests/servers/listening.ts';
import { film } from '../../../../tests/workspaces/sample-files.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';

const bodyPace = { waitMs: 1000, leastBytes: 50_000 };
const pauseMs = 50;

describe('a body that arrives slowly', () => {
  let api: TestApi;
  let served: Listening;
  let token: string;
  let tenantId: string;
  let upload: string;
  before(async () => {
    api = await startTestApi({ bodyPace });
    const workspace = await createTestWorkspace(api.db);
    const { admin, client, clientUser } = await workspace.everyone();
    const of = { clientId: client.id, submitterId: clientUser.id };
    const { id } = await workspace.booking({ state: 'new', ...of });
    ({ tenantId } = workspace);
    upload = `/booking/${id}/upload-file`;
    token = await api.tokenOf(admin);
    served = await serveApp(api.app);
  });
  after(async () => {
    await served.close();
    await api.close();
  });

  const stored = async () => readdir(join(api.folder, tenantId)).catch(() => [] as string[]);

  /** Sends the pieces one after another with pauses, until the answer comes. */
  async function send(to: string, type: string, pieces: Iterable<Uint8Array | string>) {
    const sending = request(`http://127.0.0.1:${served.port}/api${to}`, {
      method: 'POST',
      headers: { Authorization: `Token ${token}`, 'Content-Type': type },
    });
    let answer: IncomingMessage | undefined;
    let sent = 0;
    const answered = once(sending, 'response').then(([response]) => (answer = response));
    // Sending continues for a moment after the answer.
    sending.on('error', () => undefined);
    for (const piece of pieces) {
      if (answer) break;
      sending.write(piece);
      sent += 1;
      await wait(pauseMs);
    }
    sending.end();
    const { statusCode: status } = await answered;
    return { status, body: await json(answer as unknown as IncomingMessage), sent };
  }

  const form = 'multipart/form-data; boundary=xyz';
  const fileHead = '--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n';

  function* letters(most: number, before = '') {
    yield before;
    for (let count = 0; count < most; count += 1) yield ' ';
  }

  for (const [name, to, type, head] of [
    ['of JSON', () => '/auth/login3', 'application/json', '{"email":"'],
    ['with a file', () => upload, form, fileHead],
  ] as const) {
    test(`${name}, byte by byte, is refused, and none of it is stored`, async () => {
      const before = await stored();
      const { status, body, sent } = await send(to(), type, letters(400, head));
      assert.equal(status, 408);
      const { type: error, message } = body as ApiErrorBody;
      assert.deepEqual(
        [error, message],
        ['ValidationError', 'Sorry, this request did not arrive in time. Please try again.'],
      );
      assert.ok(sent < 400, `after ${sent} pieces`);
      assert.deepEqual(await stored(), before);
    });
  }

  test('of a request without a body ends its connection with the answer', async () => {
    const asking = connect(served.port, '127.0.0.1');
    asking.on('error', () => undefined);
    asking.write('GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: 400\r\n\r\n');
    const said = text(asking);
    let isOpen = true;
    asking.once('end', () => (isOpen = false));
    let sent = 0;
    for (; isOpen && sent < 200; sent += 1) {
      asking.write(' ');
      await wait(pauseMs);
    }
    asking.end();
    assert.match(await said, /^HTTP\/1\.1 415 /);
    assert.ok(sent < 200, `after ${sent} letters`);
  });

  test('is accepted while it is fast enough, however long it takes in all', async () => {
    const content = film('isom', 3_000_000);
    function* pieces() {
      yield fileHead;
      for (let at = 0; at < content.length; at += 50_000) yield content.subarray(at, at + 50_000);
      yield '\r\n--xyz--\r\n';
    }
    const started = performance.now();
    const { status, body } = await send(upload, form, pieces());
    assert.equal(status, 200);
    assert.equal((body as Booking).files[0]?.size, content.length);
    assert.ok(performance.now() - started > 2 * bodyPace.waitMs);
  });
});
