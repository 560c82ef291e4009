import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../api-server/tests/listening.ts';
import type { RunningServer } from './portal/portal-server.ts';

const recipe = readFileSync(join(import.meta.dirname, '../docs/serving/nginx.conf'), 'utf8');

/** The recipe with a test's addresses, in a configuration that keeps its files in a folder. */
function configuration(folder: string, port: number, portalDir: string, apiUrl: string): string {
  const servers = recipe
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${new URL(apiUrl).port}`)
    .replaceAll('/srv/portal', portalDir)
    .replaceAll('portal.example', 'localhost');
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/pid;
    error_log stderr error;
    include /etc/nginx/modules-enabled/*.conf;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${kept.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${servers}
    }`;
}

/** Serves a portal's folder with nginx as in the recipe, with the API of another server. */
export async function startNginx(
  program: string,
  portalDir: string,
  apiUrl: string,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shootline-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, portalDir, apiUrl));
  const child = spawn(program, ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${url}/portal.json`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
