import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { load } from 'js-yaml';
import { handlersFor } from '../../handlers.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

describe('the documentation page', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  test('is public, and its policy allows no inline scripts and no other hosts', async () => {
    const { status, headers, body } = await api.request<string>('/docs');
    assert.equal(status, 200);
    assert.match(headers.get('Content-Type') ?? '', /^text\/html/);
    const policy = headers.get('Content-Security-Policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.doesNotMatch(policy, /unsafe|https?:|\*/);
    assert.equal(headers.get('X-Frame-Options'), 'DENY');
    assert.doesNotMatch(body, /<script>|<style|style=|\son\w+=|https?:/);
  });

  test('serves all its files itself, cached by their content', async () => {
    const { body } = await api.request<string>('/docs');
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
    assert.equal(files.length, 5);
    for (const file of files) {
      const asset = await api.request(`/${file}`);
      assert.equal(asset.status, 200, file);
      assert.equal(asset.headers.get('X-Content-Type-Options'), 'nosniff');
      const etag = asset.headers.get('ETag') ?? '';
      const again = await api.request(`/${file}`, { headers: { 'If-None-Match': etag } });
      assert.deepEqual([again.status, again.body], [304, ''], file);
    }
  });

  test('documents every operation of this server', async () => {
    const { body } = await api.request<string>('/docs/openapi.yaml');
    const { paths } = load(body) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const documented = Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    assert.deepEqual(documented.sort(), Object.keys(handlersFor(api.deps)).sort());
  });

  test('serves no other file of the library or the server', async () => {
    for (const name of ['index.html', 'package.json', 'constructor', '..%2Fdocs.ts']) {
      const { status } = await api.request(`/docs/${name}`);
      assert.equal(status, 404, name);
    }
  });
});
