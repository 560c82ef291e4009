import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './listening.ts';

const recipe = readFileSync(join(import.meta.dirname, '../../../docs/serving/nginx.conf'), 'utf8');

export type Served = {
  /** A folder for nginx's own files. */
  folder: string;
  /** The folder of the portal. */
  portalDir: string;
  /** The processes of the API, as lines of an upstream. */
  members: readonly string[];
  /** The file of errors, by default those of this process. */
  errorLog?: string;
  /** Lines about the log of requests, by default none is kept. */
  accessLog?: string;
};

/** The recipe with a test's addresses, in a configuration that keeps its files in a folder. */
function configuration(
  port: number,
  { folder, portalDir, members, errorLog = 'stderr', accessLog = 'access_log off;' }: Served,
): string {
  const servers = recipe
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('server 127.0.0.1:3000;', members.join('\n'))
    .replaceAll('/srv/portal', portalDir)
    .replaceAll('portal.example', 'localhost');
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/pid;
    error_log ${errorLog} error;
    include /etc/nginx/modules-enabled/*.conf;
    events { worker_connections 4096; }
    http {
      include /etc/nginx/mime.types;
      ${accessLog}
      ${kept.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${servers}
    }`;
}

export type Nginx = { port: number; pid: number; stop(): Promise<void> };

/** Starts nginx as in docs/serving/nginx.conf, at 127.0.0.1. */
export async function startNginx(program: string, served: Served): Promise<Nginx> {
  const port = await freePort();
  const file = join(served.folder, 'nginx.conf');
  await writeFile(file, configuration(port, served));
  const child = spawn(program, ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
