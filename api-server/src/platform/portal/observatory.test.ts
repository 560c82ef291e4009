import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody } from '@shootline/shared-api/contract';
import { observatoryRules } from '../../../tests/observatory/rules.ts';
import { type Scan, scoreOf, tableOf, verdictsOf } from '../../../tests/observatory/scan.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { readReportUrl } from './violation-reports.ts';

const origin = 'https://portal.test';
const foreign = 'https://evil.test';
const overTls = { Host: 'portal.test', 'X-Forwarded-Proto': 'https' };
const reports = 'https://reports.test/csp;a=1,2';

// Formatted as by the build.
const page = `<!doctype html><html lang="en-AU"><head><title>Portal</title>
<link rel="stylesheet" href="/base.css" />
<script defer="defer" src="/assets/main.0a1b2c3d.js"></script></head>
<body><div id="root"></div></body></html>`;

const ofPage = ['/', '/index.html', '/booking/1/update', '/no/such/page'];
const ofShell = ['/portal.json', '/assets/main.0a1b2c3d.js', '/base.css'];
const ofRemote = ['/mfe-bookings/remote.json', '/mfe-bookings/0.1.0-2f6c1d90/entry.0a1b2c3d.js'];

describe('a security scan of the deployment', () => {
  let folder: string;
  let api: TestApi;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shootline-scanned-'));
    const files = {
      'index.html': page,
      'base.css': 'body {}',
      'assets/main.0a1b2c3d.js': '0',
      'portal.json': '{"brand":{},"api":"/api","remotes":[]}',
      'mfe-bookings/remote.json': '{"name":"bookings"}',
      'mfe-bookings/0.1.0-2f6c1d90/entry.0a1b2c3d.js': '0',
    };
    for (const [path, content] of Object.entries(files)) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    api = await startTestApi({
      trustProxy: true,
      portalDir: folder,
      portalOrigins: ['https://elsewhere.test'],
    });
  });
  after(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = async (path: string, headers: Record<string, string> = {}, of = api) =>
    of.app.request(`http://portal.test${path}`, { headers: { ...overTls, ...headers } });

  async function scan(path: string, of = api): Promise<Scan> {
    const answer = await ask(path, {}, of);
    const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html');
    const plain = await ask(path, { 'X-Forwarded-Proto': 'http' }, of);
    const isPlainRefused = plain.status === 403;
    const location = plain.headers.get('Location');
    return {
      url: new URL(path, origin),
      headers: answer.headers,
      html: isHtml ? await answer.text() : '',
      toForeign: { origin: foreign, headers: (await ask(path, { Origin: foreign }, of)).headers },
      plainLeadsTo: location === null ? undefined : new URL(location),
      isPlainRefused,
    };
  }

  for (const [title, path] of [
    ['The page', '/'],
    ['The API', '/api/health'],
    ['A refusal of the API', '/api/client'],
    ['The documentation of the API', '/api/docs'],
  ] as const) {
    test(`${title.toLowerCase()} loses no points by any rule of the Observatory`, async (t) => {
      const verdicts = verdictsOf(observatoryRules, await scan(path));
      for (const line of tableOf(title, verdicts).split('\n')) t.diagnostic(line);
      assert.deepEqual(
        verdicts.filter(({ points }) => points < 0),
        [],
      );
      assert.ok(scoreOf(verdicts) >= 130, String(scoreOf(verdicts)));
    });
  }

  test('fails a page without these headers', async () => {
    const bare: Scan = {
      url: new URL(origin),
      headers: new Headers({ 'Content-Type': 'text/html', 'Set-Cookie': 'a=1' }),
      html: '<script src="http://cdn.test/a.js"></script>',
      toForeign: {
        origin: foreign,
        headers: new Headers({
          'Access-Control-Allow-Origin': foreign,
          'Access-Control-Allow-Credentials': 'true',
        }),
      },
      plainLeadsTo: undefined,
      isPlainRefused: false,
    };
    const verdicts = verdictsOf(observatoryRules, bare);
    const innocent = verdicts.filter(({ points }) => points >= 0).map(({ rule }) => rule);
    assert.deepEqual(innocent, ['Referrer-Policy', 'Cross-Origin-Resource-Policy']);
    assert.equal(scoreOf(verdicts), 0);
  });

  test('lets pages of other origins load only the files of remotes', async () => {
    for (const path of [...ofPage, ...ofShell]) {
      const { status, headers } = await ask(path, { Origin: foreign });
      assert.equal(status, 200, path);
      assert.equal(headers.get('Access-Control-Allow-Origin'), null, path);
      assert.equal(headers.get('Cross-Origin-Resource-Policy'), 'same-origin', path);
    }
    for (const path of ofRemote) {
      const { status, headers } = await ask(path, { Origin: foreign });
      assert.equal(status, 200, path);
      assert.equal(headers.get('Access-Control-Allow-Origin'), '*', path);
      assert.equal(headers.get('Cross-Origin-Resource-Policy'), 'cross-origin', path);
    }
  });

  test('gets headers for TLS, windows and devices with every answer', async () => {
    for (const path of [...ofPage, ...ofShell, ...ofRemote, '/missing.js', '/api/nothing']) {
      const { headers } = await ask(path);
      const hsts = headers.get('Strict-Transport-Security');
      assert.equal(hsts, 'max-age=63072000; includeSubDomains', path);
      assert.equal(headers.get('X-Frame-Options'), 'DENY', path);
      assert.equal(headers.get('Cross-Origin-Opener-Policy'), 'same-origin', path);
      assert.match(headers.get('Permissions-Policy') ?? '', /camera=\(\).*payment=\(\).*usb=\(\)/);
      for (const name of ['Server', 'X-Powered-By', 'Set-Cookie']) {
        assert.equal(headers.get(name), null, `${name} of ${path}`);
      }
      const plain = await api.app.request(`http://localhost${path}`);
      assert.equal(plain.headers.get('Strict-Transport-Security'), null, path);
    }
  });

  test('gets calls over plain HTTP refused and not carried out', async () => {
    const plain = { 'X-Forwarded-Proto': 'http' };
    for (const path of [
      '/api/client?offset=25',
      '/api/health',
      '/api',
      '/metrics',
      '/api/nothing',
    ]) {
      const answer = await ask(path, { ...plain, Authorization: 'Token secret' });
      assert.deepEqual([answer.status, answer.headers.get('Location')], [403, null], path);
      const { message } = (await answer.json()) as ApiErrorBody;
      assert.equal(message, `Sorry, this can only be called over TLS, at ${origin}.`);
    }
    for (const path of ['/api/auth/login3', '/']) {
      const init = { method: 'POST', headers: { ...overTls, ...plain } };
      const { status } = await api.app.request(`http://portal.test${path}`, init);
      assert.equal(status, 403, path);
    }
  });

  test('gets pages over plain HTTP redirected to the same address over TLS', async (t) => {
    const plain = { 'X-Forwarded-Proto': 'http' };
    for (const path of ['/', '/booking/1?tab=files&x=%2F', '/api/docs', '//evil.test']) {
      const { status, headers } = await ask(path, plain);
      assert.equal(status, 308, path);
      assert.equal(headers.get('Location'), `${origin}${path}`);
    }
    const portalUrl = 'http://portal.test';
    const local = await startTestApi({
      trustProxy: true,
      portalDir: folder,
      mail: { ...api.deps.settings.mail, portalUrl },
    });
    t.after(() => local.close());
    assert.equal((await ask('/', plain, local)).status, 200);
    const direct = await startTestApi({ portalDir: folder });
    t.after(() => direct.close());
    assert.equal((await ask('/', plain, direct)).status, 200);
  });

  test('finds a report address for violations of the policy if one is configured', async (t) => {
    const silent = await ask('/');
    assert.doesNotMatch(silent.headers.get('Content-Security-Policy') ?? '', /report/);
    assert.equal(silent.headers.get('Reporting-Endpoints'), null);

    const cspReportUrl = readReportUrl(reports);
    const told = await startTestApi({ trustProxy: true, portalDir: folder, cspReportUrl });
    t.after(() => told.close());
    for (const path of ofPage) {
      const { headers } = await ask(path, {}, told);
      const safe = 'https://reports.test/csp%3Ba=1%2C2';
      const policy = headers.get('Content-Security-Policy') ?? '';
      assert.ok(policy.endsWith(`; report-uri ${safe}; report-to csp`), policy);
      assert.equal(headers.get('Reporting-Endpoints'), `csp="${safe}"`);
    }
    const verdicts = verdictsOf(observatoryRules, await scan('/', told));
    assert.deepEqual(
      verdicts.filter(({ points }) => points < 0),
      [],
    );
  });
});
