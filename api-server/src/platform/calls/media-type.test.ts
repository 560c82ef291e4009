import assert from 'node:assert/strict';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { type Listening, serveApp } from '../../../tests/servers/listening.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { loadContract } from '../openapi/document.ts';

const anyId = 'f088c043-c5a1-4cdb-bcf8-ce2fe1182a78';
const foreign = [
  undefined,
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json5',
  'text/plain; application/json',
  'application/json; charset=utf-16',
  'application/json, text/plain',
];

describe('the content of a request', () => {
  let api: TestApi;
  let served: Listening;
  let token: string;
  before(async () => {
    api = await startTestApi();
    const { admin } = await (await createTestWorkspace(api.db)).everyone();
    token = await api.tokenOf(admin);
    served = await serveApp(api.app);
  });
  after(async () => {
    await served.close();
    await api.close();
  });

  /** Sends a request over the network; without `type` it has no content type, which `fetch` would add. */
  function send(method: string, path: string, type: string | undefined, body: string | undefined) {
    return new Promise<{ status: number; body: ApiErrorBody }>((resolve, reject) => {
      const headers = {
        Authorization: `Token ${token}`,
        ...(type === undefined ? {} : { 'Content-Type': type }),
        ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
      };
      const sent = request(
        { port: served.port, host: '127.0.0.1', method, path: `/api${path}`, headers },
        (answer) => {
          text(answer).then((content) => {
            const json = answer.headers['content-type']?.startsWith('application/json');
            resolve({
              status: answer.statusCode ?? 0,
              body: (json ? JSON.parse(content) : {}) as ApiErrorBody,
            });
          }, reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  test("is refused in any type but the contract's", async () => {
    for (const operation of loadContract().operations) {
      const { method, multipart, body } = operation;
      const path = operation.path.replaceAll(/:\w+/g, anyId);
      const others = [
        ...foreign,
        multipart ? 'application/json' : 'multipart/form-data; boundary=x',
      ];
      for (const type of others) {
        const answer = await send(method.toUpperCase(), path, type, '{"a":1}');
        const what = `${method} ${path} with ${type}`;
        assert.equal(answer.status, 415, what);
        assert.equal(answer.body.type, 'UnsupportedMediaType', what);
        const taken = multipart
          ? /multipart\/form-data/
          : body
            ? /application\/json/
            : /not accepted/;
        assert.match(answer.body.message, taken, what);
      }
    }
  });

  test('is accepted as JSON in UTF-8, in any spelling', async () => {
    for (const type of [
      'application/json',
      'Application/JSON',
      'application/json; charset=utf-8',
      'application/json;charset="UTF-8"',
    ]) {
      const { status, body } = await send('POST', '/auth/login3', type, '{}');
      assert.deepEqual([status, body.errors.length], [400, 3], type);
    }
  });

  test('needs no type if there is none', async () => {
    for (const [type, body] of [
      [undefined, undefined],
      [undefined, ''],
      ['application/json', undefined],
    ]) {
      assert.equal((await send('GET', '/client', type, body)).status, 200);
      const { status } = await send('POST', `/booking/${anyId}/duplicate`, type, body);
      assert.equal(status, 404);
    }
  });

  test('of another type does not count as a failed sign-in', async () => {
    const tried = JSON.stringify({ email: 'a@b.test', password: 'x', alias: 'nowhere' });
    for (let tries = 0; tries < 60; tries += 1) {
      assert.equal((await send('POST', '/auth/login3', 'text/plain', tried)).status, 415);
    }
    assert.equal((await send('POST', '/auth/login3', 'application/json', tried)).status, 401);
  });
});
