import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../tests/listening.ts';

/**
 * As in docs/serving/nginx.conf: an unanswered request goes to the next process if it never left nginx, or if
 * it may be repeated, as its method or its Idempotency-Key tells. PUTs name the version that they change.
 */
const configuration = (folder: string, port: number, members: readonly string[]) => `
  daemon off;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  worker_processes 1;
  pid ${folder}/nginx.pid;
  error_log ${folder}/nginx-errors.log error;
  events { worker_connections 4096; }
  http {
    log_format answers '$msec $request_method $is_repeatable $status $upstream_status $request_time $uri';
    access_log ${folder}/nginx-answers.log answers;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
      .join('\n    ')}
    map "$http_idempotency_key $content_type" $is_repeatable { default 0; "~^.+ application/json" 1; }
    upstream api {
      ${members.map((address) => `server ${new URL(address).host} max_fails=1 fail_timeout=1s;`).join('\n      ')}
      keepalive 32;
    }
    server {
      listen 127.0.0.1:${port};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_buffering off;
      proxy_request_buffering off;
      proxy_read_timeout 1h;
      client_max_body_size 0;
      location /api {
        error_page 418 = @repeatable;
        if ($is_repeatable) { return 418; }
        proxy_pass http://api;
      }
      location @repeatable {
        proxy_request_buffering on;
        proxy_next_upstream error timeout non_idempotent;
        proxy_pass http://api;
      }
    }
  }`;

export type Answered = {
  at: number;
  /** Whether another process may be asked again if one dies. */
  isRepeatable: boolean;
  status: number;
  upstream: string;
};

export type Balancer = {
  address: string;
  pid: number;
  /** The answers that it has given. */
  answers(): Promise<Answered[]>;
  stop(): Promise<void>;
};

/** Starts nginx as the balancer before some processes, with its files in a folder. */
export async function startBalancer(
  program: string,
  folder: string,
  members: readonly string[],
): Promise<Balancer> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, members));
  const child = spawn(program, ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/api/health`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
  }
  return {
    address,
    pid: child.pid ?? 0,
    async answers() {
      const lines = (await readFile(join(folder, 'nginx-answers.log'), 'utf8')).trim().split('\n');
      return lines.map((line) => {
        const [at, method = '', isKeyed, status, ...rest] = line.split(' ');
        const upstream = rest.slice(0, -2).join(' ');
        return {
          at: Number(at) * 1000,
          isRepeatable: method !== 'POST' || isKeyed === '1',
          status: Number(status),
          upstream,
        };
      });
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
