import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openSession } from '../../session/session.repository.ts';
import { type Listening, serveApp } from '../../../../tests/servers/listening.ts';
import { film } from '../../../../tests/workspaces/sample-files.ts';
import { type TestApi, startTestApi, testNow } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

const megabyte = 1024 * 1024;

describe('uploads over the network', () => {
  let api: TestApi;
  let served: Listening;
  let token: string;
  let bookingId: string;
  let tenantId: string;

  before(async () => {
    api = await startTestApi();
    const workspace: TestWorkspace = await createTestWorkspace(api.db);
    const { admin, client, clientUser } = await workspace.everyone();
    tenantId = workspace.tenantId;
    const of = { tenantId, userId: admin.id };
    token = await openSession(api.db, of, testNow, api.deps.settings);
    const made = await workspace.booking({
      state: 'new',
      clientId: client.id,
      submitterId: clientUser.id,
    });
    bookingId = made.id;
    served = await serveApp(api.app);
  });
  after(async () => {
    await served.close();
    await api.close();
  });

  const stored = async () => readdir(join(api.folder, tenantId)).catch(() => [] as string[]);
  const address = () => `http://127.0.0.1:${served.port}/api/booking/${bookingId}/upload-file`;
  function send(bytes: number) {
    const form = new FormData();
    form.set('file', new File([film('isom', bytes)], 'footage.mp4'));
    return fetch(address(), {
      method: 'POST',
      headers: { Authorization: `Token ${token}` },
      body: form,
    });
  }

  test('store a file below the limit, and nothing of one at the limit', async () => {
    const answer = await send(20 * megabyte - 1);
    assert.equal(answer.status, 200);
    const { files } = (await answer.json()) as { files: { size: number }[] };
    assert.equal(files[0]?.size, 20 * megabyte - 1);
    assert.equal((await stored()).length, 1);
    for (const bytes of [20 * megabyte, 25 * megabyte]) {
      const refused = await send(bytes);
      assert.equal(refused.status, 413);
      const { message } = (await refused.json()) as { message: string };
      const size = bytes > 21 * megabyte ? '25' : '20';
      assert.equal(message, `File size must be less than 20 MB. Your file is ${size} MB.`);
    }
    assert.equal((await stored()).length, 1);
  });

  test('that break off leave nothing behind', async () => {
    const before = await stored();
    const upload = request(address(), {
      method: 'POST',
      headers: {
        Authorization: `Token ${token}`,
        'Content-Type': 'multipart/form-data; boundary=xyz',
        'Content-Length': 5 * megabyte,
      },
    });
    upload.on('error', () => undefined);
    upload.write('--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
    upload.write(Buffer.alloc(megabyte));
    const untilStored = async (count: number) => {
      const latest = Date.now() + 30_000;
      while ((await stored()).length !== count && Date.now() < latest) await wait(20);
    };
    await untilStored(before.length + 1);
    assert.equal((await stored()).length, before.length + 1);
    upload.destroy();
    await untilStored(before.length);
    assert.deepEqual(await stored(), before);
  });

  test('without a session are refused', async () => {
    const { status } = await fetch(address(), { method: 'POST', body: new FormData() });
    assert.equal(status, 401);
  });
});
