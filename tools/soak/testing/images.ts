import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { freePort } from '../../../api-server/tests/servers/listening.ts';
import { startPostgres } from '../../../api-server/tests/servers/postgres-server.ts';
import { installFromDebian } from '../../test/programs/debian.ts';
import { makeBaseImages } from './base-images.ts';
import { Buildah } from './buildah.ts';

// Builds the images from their recipes and runs them with PostgreSQL, like compose.yaml. Their base images
// are stand-ins, and compose itself is not run.

const programs = ['/usr/bin/buildah', '/usr/sbin/debootstrap'];
const isThere = () => programs.every((program) => existsSync(program));

const portal = 'http://127.0.0.1:8080';
const admin = {
  email: 'admin@portal.test',
  password: randomUUID(),
  alias: 'portal',
};

async function checkPortal(): Promise<void> {
  const page = await fetch(`${portal}/booking/1`);
  assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
  const [script = ''] = /\/shell\/[^"]+\.js/.exec(await page.text()) ?? [];
  const answer = await fetch(portal + script, { headers: { 'Accept-Encoding': 'br' } });
  assert.equal(answer.headers.get('content-encoding'), 'br', 'A script is sent compressed.');
  const missing = await fetch(`${portal}${script.replace(/[0-9a-f]{8}\.js$/, '00000000.js')}`);
  assert.equal(missing.status, 404, 'A script that is not there is not found.');

  const user = await fetch(`${portal}/api/auth/login3`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  assert.equal(user.status, 200, 'The first admin signs in through the portal.');
}

async function buildAndRun(buildah: Buildah): Promise<void> {
  await assert.rejects(fetch(portal), 'Port 8080 is free.');
  makeBaseImages(buildah);
  buildah.build('containers/api.Dockerfile', 'shootline-api');
  buildah.build('containers/portal.Dockerfile', 'shootline-portal');
  buildah.build('containers/portal.Dockerfile', 'shootline-portal-server', '--target', 'server');
  const database = await startPostgres();
  try {
    const port = String(await freePort());
    const api = buildah.container('shootline-api', {
      DEMO: 'false',
      HOST: '127.0.0.1',
      PORT: port,
      DATABASE_URL: database.url,
      MIGRATE: 'false',
      PORTAL_URL: portal,
      TRUST_PROXY: 'true',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ADMIN_WORKSPACE: admin.alias,
    });
    await api.run('migrate');
    await api.start();
    const address = { API_ADDRESS: `127.0.0.1:${port}` };
    const whole = buildah.container('shootline-portal', address);
    await whole.start();
    await checkPortal();
    await whole.stop();
    const empty = buildah.container('shootline-portal-server', address);
    const isServed = empty.start();
    empty.fill('shootline-portal', '/srv/portal');
    await isServed;
    await checkPortal();
    await api.run('backup', '/tmp/saved.tar.gz');
    await api.stop();
    await api.run('restore', '/tmp/saved.tar.gz', '--replace');
  } finally {
    await buildah.end();
    await database.stop();
  }
}

if (!isThere()) installFromDebian('Buildah', ['buildah', 'crun', 'debootstrap']);
if (isThere() && process.getuid?.() === 0) {
  await buildAndRun(new Buildah());
  console.log(
    'The images are built, run without root rights, and serve the portal; migrate, backup and restore run in them.',
  );
} else {
  console.log('No image was built: this needs root on Debian, with buildah and debootstrap.');
}
