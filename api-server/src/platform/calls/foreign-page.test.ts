import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, SignedInUser } from '@shootline/shared-api/contract';
import { loadContract } from '../openapi/document.ts';
import { type TestApi, startTestApi, unlimitedCalls } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';

const portal = 'https://portal-elsewhere.test';
const evil = 'https://evil.test';
const json = { 'Content-Type': 'application/json' };
const anyId = 'f088c043-c5a1-4cdb-bcf8-ce2fe1182a78';

/** Headers that browsers send, by the kind of page. */
const foreignPages: Record<string, Record<string, string>> = {
  'of another site': { 'Sec-Fetch-Site': 'cross-site', Origin: evil },
  'of another site, without its origin': { 'Sec-Fetch-Site': 'cross-site' },
  'of another sub-domain': { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.portal.test' },
  'in a sandbox': { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  'of another site, in an older browser': { Origin: evil },
  'in a sandbox, in an older browser': { Origin: 'null' },
  'of another port, in an older browser': { Origin: 'http://localhost:8080' },
};
const ownPages: Record<string, Record<string, string>> = {
  'of the portal': { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' },
  'of the portal, where a proxy names another host': {
    'Sec-Fetch-Site': 'same-origin',
    Origin: 'https://shoots.test',
  },
  'of the portal, in an older browser': { Origin: 'http://localhost' },
  'of the portal at its PORTAL_URL, in an older browser': { Origin: 'https://portal.test' },
  'of a configured portal': { 'Sec-Fetch-Site': 'cross-site', Origin: portal },
  'of a configured portal, in an older browser': { Origin: portal },
  'that a person opens': { 'Sec-Fetch-Site': 'none' },
};

describe('a page of another site', () => {
  let api: TestApi;
  let email: string;
  let alias: string;
  let admin: { id: string; tenantId: string };
  before(async () => {
    api = await startTestApi({
      portalOrigins: [portal],
      limits: { ...unlimitedCalls, calls: 1000, writes: 1000, uploads: 1000, signedOut: 100 },
    });
    const workspace = await createTestWorkspace(api.db);
    alias = workspace.alias;
    email = `jo@${alias}.test`;
    admin = await workspace.user('admin', { email, password: 'shootline' });
  });
  after(() => api.close());

  const signIn = (headers: Record<string, string> = {}, password = 'shootline') =>
    api.post<SignedInUser & ApiErrorBody>('/auth/login3', { email, password, alias }, headers);

  test('cannot lock anybody out of signing in', async () => {
    for (let tries = 0; tries < 60; tries += 1) {
      const headers = { ...foreignPages['of another site'], 'Content-Type': 'text/plain' };
      const { status, body } = await signIn(headers, 'x');
      assert.deepEqual([status, body.type], [403, 'Forbidden']);
    }
    const reads = await Promise.all(
      Array.from({ length: 150 }, () =>
        api.request('/auth/methods', { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
      ),
    );
    assert.equal(reads.at(-1)?.status, 429);
    assert.equal((await signIn()).status, 200);
  });

  test('cannot make calls that are not public, even with a token', async () => {
    const { operations } = loadContract();
    const closed = operations.filter(
      ({ method, access, isMutatingGet }) =>
        method !== 'get' || access !== 'public' || isMutatingGet,
    );
    assert.ok(closed.some(({ isMutatingGet }) => isMutatingGet));
    const authorization = { Authorization: `Token ${await api.tokenOf(admin)}` };
    for (const [page, headers] of Object.entries(foreignPages)) {
      for (const { method, path } of closed) {
        const { status, body } = await api.request<ApiErrorBody>(path.replaceAll(/:\w+/g, anyId), {
          method: method.toUpperCase(),
          headers: { ...headers, ...authorization },
        });
        assert.deepEqual([status, body.type], [403, 'Forbidden'], `${path} by a page ${page}`);
      }
    }
  });

  test('may link to public pages', async (t) => {
    const followed = {
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
      'X-Forwarded-For': '10.0.0.9',
    };
    const fresh = await startTestApi();
    t.after(() => fresh.close());
    const health = await fresh.request('/health', { headers: followed });
    assert.equal(health.status, 200);
    const docs = await fresh.request('/docs', { headers: followed });
    assert.equal(docs.status, 200);
  });

  for (const [page, headers] of Object.entries(ownPages)) {
    test(`is not a page ${page}`, async () => {
      const { status } = await signIn(headers);
      assert.equal(status, 200);
      const token = { Authorization: `Token ${await api.tokenOf(admin)}` };
      const read = await api.request('/client', { headers: { ...headers, ...token } });
      assert.equal(read.status, 200);
    });
  }

  test("is not assumed without a browser's headers", async () => {
    assert.equal((await signIn()).status, 200);
    assert.equal((await signIn({ 'Sec-Fetch-Mode': 'cors' })).status, 200);
  });

  test('is recognised by the host that a trusted proxy names, but no other', async (t) => {
    const forwarded = { Origin: 'https://shoots.test', 'X-Forwarded-Host': 'shoots.test' };
    assert.equal((await signIn(forwarded)).status, 403);
    const proxied = await startTestApi({ trustProxy: true });
    t.after(() => proxied.close());
    const { status } = await proxied.post('/auth/login3', {}, forwarded);
    assert.equal(status, 400);
  });

  test('gets the usual 404 for paths that do not exist', async () => {
    const { status } = await api.request('/nothing', {
      method: 'POST',
      headers: { ...json, ...foreignPages['of another site'] },
      body: '{}',
    });
    assert.equal(status, 404);
  });
});
