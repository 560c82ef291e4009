import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

const portal = 'https://portal.test';

function corsHeaders(headers: Headers): string[] {
  return [...headers.keys()].filter((name) => name.startsWith('access-control-'));
}

describe('a portal of another origin', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ portalOrigins: [portal] });
  });
  after(() => api.close());

  const preflight = (origin: string, method: string, headers: string) =>
    api.request('/booking/f088c043-c5a1-4cdb-bcf8-ce2fe1182a78', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers,
      },
    });

  test('may send every method and header that the API accepts', async () => {
    for (const [method, header] of [
      ['GET', 'authorization'],
      ['PUT', 'authorization,content-type,if-match'],
      ['DELETE', 'authorization'],
      ['POST', 'authorization,content-type,idempotency-key'],
    ] as const) {
      const { status, headers } = await preflight(portal, method, header);
      assert.equal(status, 204);
      assert.equal(headers.get('Access-Control-Allow-Origin'), portal);
      const methods = headers.get('Access-Control-Allow-Methods')?.split(',');
      assert.ok(methods?.includes(method), method);
      const allowed = headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',');
      for (const name of header.split(',')) assert.ok(allowed?.includes(name), name);
      assert.match(headers.get('Vary') ?? '', /\bOrigin\b/);
      assert.equal(headers.has('Access-Control-Allow-Credentials'), false);
    }
  });

  test('may read answers and errors, with the headers that it needs', async () => {
    for (const path of ['/health', '/client', '/nothing']) {
      const { headers } = await api.request(path, { headers: { Origin: portal } });
      assert.equal(headers.get('Access-Control-Allow-Origin'), portal, path);
      assert.match(headers.get('Access-Control-Expose-Headers') ?? '', /ETag.*Retry-After/);
      assert.match(headers.get('Vary') ?? '', /\bOrigin\b/);
    }
  });

  test('gets no headers unless it is configured', async () => {
    for (const origin of [
      'https://evil.test',
      'null',
      `${portal}.evil.test`,
      'http://portal.test',
    ]) {
      const asked = await preflight(origin, 'PUT', 'if-match');
      assert.equal(asked.status, 404);
      assert.deepEqual(corsHeaders(asked.headers), []);
      const answer = await api.request('/health', { headers: { Origin: origin } });
      assert.deepEqual(corsHeaders(answer.headers), []);
      assert.match(answer.headers.get('Vary') ?? '', /\bOrigin\b/);
    }
    const own = await api.request('/health');
    assert.deepEqual(corsHeaders(own.headers), []);
    assert.match(own.headers.get('Vary') ?? '', /\bOrigin\b/);
  });

  test('gets no headers if none is configured', async () => {
    const alone = await startTestApi();
    const { headers } = await alone.request('/health', { headers: { Origin: portal } });
    assert.deepEqual(corsHeaders(headers), []);
    await alone.close();
  });
});
