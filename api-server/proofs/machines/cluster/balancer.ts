import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startNginx } from '../../../tests/servers/nginx.ts';

export type Answered = {
  at: number;
  /** Whether another process may be asked again if one dies: PUTs name the version that they change. */
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
  const portalDir = join(folder, 'portal');
  await mkdir(join(portalDir, '.nginx'), { recursive: true });
  await writeFile(join(portalDir, '.nginx', 'locations.conf'), '');
  const log = join(folder, 'nginx-answers.log');
  const { port, pid, stop } = await startNginx(program, {
    folder,
    portalDir,
    // A process that was started again gets calls at once.
    members: members.map(
      (address) => `server ${new URL(address).host} max_fails=1 fail_timeout=1s;`,
    ),
    errorLog: join(folder, 'nginx-errors.log'),
    accessLog: `log_format answers
        '$msec $request_method [$is_repeatable] $status $upstream_status $request_time $uri';
      access_log ${log} answers;`,
  });
  return {
    address: `http://127.0.0.1:${port}`,
    pid,
    async answers() {
      const lines = (await readFile(log, 'utf8')).trim().split('\n');
      return lines.map((line) => {
        const [at, method = '', isKeyed, status, ...rest] = line.split(' ');
        const upstream = rest.slice(0, -2).join(' ');
        return {
          at: Number(at) * 1000,
          isRepeatable: method !== 'POST' || isKeyed === '[1]',
          status: Number(status),
          upstream,
        };
      });
    },
    stop,
  };
}
