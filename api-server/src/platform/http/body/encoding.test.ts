import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';
import { loadContract } from '../../openapi/document.ts';

const long = '/reference-data';
const short = '/client';

describe('an answer of the API', () => {
  let api: TestApi;
  let users: Awaited<ReturnType<Awaited<ReturnType<typeof createTestWorkspace>>['everyone']>>;
  before(async () => {
    api = await startTestApi();
    users = await (await createTestWorkspace(api.db)).everyone();
  });
  after(() => api.close());

  async function fetched(path: string, encodings: string) {
    const response = await api.app.request(`/api${path}`, {
      headers: {
        Authorization: `Token ${await api.tokenOf(users.admin)}`,
        'Accept-Encoding': encodings,
      },
    });
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  test('is compressed with the best encoding that the caller accepts', async () => {
    const plain = await fetched(long, 'identity');
    const brotli = await fetched(long, 'gzip, deflate, br, zstd');
    const gzip = await fetched(long, 'gzip, br;q=0');
    assert.equal(plain.headers.get('Content-Encoding'), null);
    assert.equal(brotli.headers.get('Content-Encoding'), 'br');
    assert.equal(gzip.headers.get('Content-Encoding'), 'gzip');
    assert.deepEqual(brotliDecompressSync(brotli.bytes), plain.bytes);
    assert.deepEqual(gunzipSync(gzip.bytes), plain.bytes);
    assert.ok(brotli.bytes.length * 3 < plain.bytes.length);
    for (const { headers } of [plain, brotli, gzip]) {
      assert.match(headers.get('Vary') ?? '', /Accept-Encoding/);
      assert.equal(headers.get('Content-Type'), 'application/json');
    }
  });

  test('is not compressed if it is short', async () => {
    const { headers } = await fetched(short, 'br');
    assert.equal(headers.get('Content-Encoding'), null);
    assert.equal(headers.get('Vary'), null);
  });

  test('is not compressed if it is a stream of events', async () => {
    const response = await api.app.request('/api/events', {
      headers: {
        Authorization: `Token ${await api.tokenOf(users.admin)}`,
        'Accept-Encoding': 'br',
      },
    });
    await response.body?.cancel();
    assert.equal(response.headers.get('Content-Encoding'), null);
  });

  test("is not compressed if it contains a secret next to the caller's input", () => {
    const secret = ['signIn', 'signInFromHub', 'getCalendarAddress', 'getMail'];
    const { operations } = loadContract();
    for (const id of secret) {
      assert.ok(operations.find(({ operationId }) => operationId === id)?.isSecret, id);
    }
  });
});
