import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { servePortal } from './portal.ts';
import { serveFolder } from './serve.ts';

const script = 'console.log("portal")'.repeat(50);

const decompressed = (bytes: ArrayBuffer) => brotliDecompressSync(Buffer.from(bytes)).toString();

describe('the portal', () => {
  let parent: string;
  let folder: string;
  let app: Hono;

  const put = async (path: string, content: string | Buffer) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers });

  before(async () => {
    parent = await mkdtemp(join(tmpdir(), 'shootline-portal-'));
    folder = join(parent, 'portal');
    await mkdir(folder);
    await writeFile(join(parent, 'secret.txt'), 'secret');
    await put('index.html', '<!doctype html><title>Portal</title>');
    await put('main.0a1b2c3d.js', script);
    await put('main.0a1b2c3d.js.br', brotliCompressSync(script));
    await put('main.0a1b2c3d.js.gz', gzipSync(script));
    await put('portal.json', JSON.stringify({ brand: {}, api: '/api', remotes: [] }));
    await put('mfe-bookings/remote.json', '{"name":"bookings"}');
    await put('.hidden/key.txt', 'secret');
    await symlink(join(parent, 'secret.txt'), join(folder, 'link.txt'));
    app = new Hono();
    app.use(servePortal(folder));
  });
  after(() => rm(parent, { recursive: true, force: true }));

  test('answers every page with index.html, which is never cached', async () => {
    for (const path of ['/', '/finance-dashboard', '/booking/1/update', '/index.html']) {
      const response = await ask(path);
      assert.equal(response.status, 200, path);
      assert.match(await response.text(), /Portal/);
      assert.equal(response.headers.get('Content-Type'), 'text/html; charset=utf-8');
      assert.equal(response.headers.get('Cache-Control'), 'no-cache');
    }
    assert.equal((await ask('/missing.js')).status, 404);
    assert.equal((await ask('/', {}, 'POST')).status, 404);
  });

  test('sends files compressed if the browser accepts it, and hashed files as immutable', async () => {
    const brotli = await ask('/main.0a1b2c3d.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    assert.equal(brotli.headers.get('Content-Encoding'), 'br');
    assert.equal(brotli.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
    assert.equal(brotli.headers.get('Content-Type'), 'text/javascript; charset=utf-8');
    assert.equal(brotli.headers.get('Vary'), 'Accept-Encoding');
    const gzip = await ask('/main.0a1b2c3d.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    assert.equal(gzip.headers.get('Content-Encoding'), 'gzip');
    const plain = await ask('/main.0a1b2c3d.js');
    assert.equal(plain.headers.get('Content-Encoding'), null);
    assert.equal(await plain.text(), script);
    const head = await ask('/main.0a1b2c3d.js', {}, 'HEAD');
    assert.equal(head.headers.get('Content-Length'), String(script.length));
    assert.equal(await head.text(), '');
  });

  test('compresses the current lists of remotes', async () => {
    const long = (version: number) => JSON.stringify({ remotes: Array(100).fill({ version }) });
    await put('long/portal.json', long(1));
    const asked = () => ask('/long/portal.json', { 'Accept-Encoding': 'gzip, br' });
    const first = await asked();
    assert.equal(first.headers.get('Content-Encoding'), 'br');
    assert.equal(first.headers.get('Vary'), 'Accept-Encoding');
    assert.equal(decompressed(await first.arrayBuffer()), long(1));
    const etag = first.headers.get('ETag') ?? '';
    assert.notEqual(etag, (await ask('/long/portal.json')).headers.get('ETag'));
    const known = { 'Accept-Encoding': 'br', 'If-None-Match': etag };
    assert.equal((await ask('/long/portal.json', known)).status, 304);
    await put('long/portal.json', long(22));
    assert.equal(decompressed(await (await asked()).arrayBuffer()), long(22));
  });

  test('never sends a compressed file with older content', async () => {
    await put('other/remote.json.br', brotliCompressSync('{"v":1}'));
    const past = new Date(Date.now() - 60_000);
    await utimes(join(folder, 'other/remote.json.br'), past, past);
    await put('other/remote.json', '{"v":2}');
    const response = await ask('/other/remote.json', { 'Accept-Encoding': 'br' });
    assert.equal(await response.text(), '{"v":2}');
  });

  test('answers 304 to a browser that has the file', async () => {
    const first = await ask('/portal.json');
    const etag = first.headers.get('ETag') ?? '';
    assert.equal(first.headers.get('Cache-Control'), 'no-cache');
    assert.equal((await ask('/portal.json', { 'If-None-Match': etag })).status, 304);
    assert.equal((await ask('/portal.json', { 'If-None-Match': '"x"' })).status, 200);
  });

  test('lets another origin’s shell mount a remote', async () => {
    const { headers } = await ask('/mfe-bookings/remote.json');
    assert.equal(headers.get('Access-Control-Allow-Origin'), '*');
    assert.equal(headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
    assert.equal(headers.get('Content-Type'), 'application/json; charset=utf-8');
  });

  test('serves nothing from outside its folder', async () => {
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/x/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
      '/link.txt',
      '/.hidden/key.txt',
      '/%00',
      '/%zz',
    ];
    for (const path of paths) {
      const response = await ask(path);
      assert.equal((await response.text()).includes('secret'), false, path);
      assert.equal(response.headers.get('Content-Type')?.includes('html') ?? false, false, path);
    }
  });

  test('answers a malformed address with the page, which says Not Found', async () => {
    const response = await ask('/booking/%E0%A4%A', { Accept: 'text/html,*/*' });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('Content-Type'), 'text/html; charset=utf-8');
  });

  test('allows only its own scripts and those of the currently registered remotes', async () => {
    const policy = async () => (await ask('/')).headers.get('Content-Security-Policy') ?? '';
    assert.equal(
      await policy(),
      "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types default; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; connect-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    await put(
      'portal.json',
      JSON.stringify({
        api: 'https://api.test/api',
        files: 'https://bucket.test',
        pageViews: { url: 'https://stats.test/matomo.php', site: '7' },
        remotes: [
          {
            name: 'bookings',
            url: '/mfe-bookings/remote.json',
            tags: [{ tag: 'next', url: 'https://next.test/remote.json' }],
          },
          { name: 'invoices', url: "https://cdn.test:8443/invoices/remote.json?x=';script-src *" },
          { name: 'broken', url: 'https://' },
          null,
        ],
        overrides: { origins: ['https://builds.test', "'unsafe-inline'", 7] },
      }),
    );
    assert.match(
      await policy(),
      /script-src 'self' https:\/\/next\.test https:\/\/cdn\.test:8443 https:\/\/builds\.test;/,
    );
    assert.match(
      await policy(),
      /connect-src 'self' https:\/\/next\.test https:\/\/cdn\.test:8443 https:\/\/builds\.test https:\/\/api\.test https:\/\/bucket\.test https:\/\/stats\.test;/,
    );
    await put('portal.json', '{ half');
    assert.match(await policy(), /cdn\.test/);
  });

  test('can serve a folder without an API', async () => {
    const served = await serveFolder(folder, 0, '127.0.0.1');
    const response = await fetch(`http://127.0.0.1:${served.port}/mfe-bookings/remote.json`);
    assert.deepEqual(await response.json(), { name: 'bookings' });
    assert.equal(response.headers.get('X-Content-Type-Options'), 'nosniff');
    await served.close();
    await assert.rejects(fetch(`http://127.0.0.1:${served.port}/`));
  });
});
