import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installCeph } from '../../tools/test/programs/ceph.ts';
import { apiFiles } from '../../tools/test/test-files.ts';
import { rules } from '../src/rules.ts';
import { openPostgres } from '../src/platform/db/connection/client.ts';
import { leftOut } from './runner/answered.ts';
import { recordedIn } from './runner/recorded-statements.ts';
import { statementFaults } from './runner/statement-check.ts';
import { databaseAt, onServer, templateName, testVariables } from './database.ts';
import { copyProgram } from './servers/server-process.ts';
import { prepareCitus } from './servers/citus.ts';
import { startPgBouncer } from './servers/pgbouncer.ts';
import { oldestPostgres, startPostgres } from './servers/postgres-server.ts';

// Usage: node tests/run.ts postgres|oldest|pgbouncer|citus [files…] runs all tests or some on the embedded
// PostgreSQL, on the oldest supported version, on the embedded one behind pgBouncer, or on the Citus cluster
// whose coordinator's address is in CITUS_URL.

const root = fileURLToPath(new URL('..', import.meta.url));

/** Milliseconds. */
const day = 86_400_000;

type Prepared = { variables: Record<string, string>; cleanUp(): Promise<void> };

async function preparePostgres(): Promise<Prepared> {
  const server = await startPostgres();
  // Its workers would visit the hundreds of databases that tests leave, again and again.
  await onServer(server.url, 'alter system set autovacuum = off');
  await onServer(server.url, 'select pg_reload_conf()');
  await onServer(server.url, `create database ${templateName}`);
  const template = await openPostgres(databaseAt(server.url, templateName), {
    poolSize: 1,
    rules,
  });
  await template.close();
  return {
    variables: { [testVariables.server]: server.url },
    cleanUp: () => server.stop(),
  };
}

async function preparePgBouncer(): Promise<Prepared> {
  const { variables, cleanUp } = await preparePostgres();
  const server = variables[testVariables.server] ?? '';
  const bouncer = await startPgBouncer(server);
  return {
    variables: { ...variables, [testVariables.pgBouncer]: bouncer.through(server) },
    async cleanUp() {
      await bouncer.stop();
      await cleanUp();
    },
  };
}

async function prepareOldest(): Promise<Prepared> {
  process.env[testVariables.programs] = oldestPostgres;
  return preparePostgres();
}

async function prepareCluster(): Promise<Prepared> {
  const coordinator = process.env['CITUS_URL'];
  if (coordinator) return prepareCitus(coordinator);
  console.log('Without CITUS_URL, the address of a coordinator, Citus is not tested.');
  process.exit(0);
}

const servers: Record<string, () => Promise<Prepared>> = {
  postgres: preparePostgres,
  oldest: prepareOldest,
  pgbouncer: preparePgBouncer,
  citus: prepareCluster,
};

/** The folder with copies of the server's program, without those that no run of the last day has made. */
async function programs(): Promise<string> {
  const folder = join(root, '..', '.cache', 'programs');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const { birthtimeMs } = await stat(join(folder, name));
    if (birthtimeMs < Date.now() - day) await rm(join(folder, name), { recursive: true });
  }
  return folder;
}

/**
 * Runs a share of the files one after another in one process, as loading the server's modules takes longer
 * than most of them; returns the exit code. Prints its output at the end, except for the first share.
 */
async function runShare(files: string[], share: string, env: NodeJS.ProcessEnv): Promise<number> {
  const isFirst = share.startsWith('1/');
  const timeout = process.env['TEST_TIMEOUT'] ?? 120_000;
  const runner = spawn(
    process.execPath,
    [
      '--test',
      '--test-isolation=none',
      `--test-shard=${share}`,
      `--test-timeout=${timeout}`,
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=./tests/runner/times-reporter.ts', '--test-reporter-destination=stdout'],
      ...files,
    ],
    { cwd: root, env, stdio: ['inherit', isFirst ? 'inherit' : 'pipe', 'inherit'] },
  );
  const printed: Buffer[] = [];
  runner.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
  const stop = () => runner.kill('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const code = await new Promise<number>((resolve) =>
    runner.once('close', (exitCode) => resolve(exitCode ?? 1)),
  );
  process.stdout.write(Buffer.concat(printed));
  return code;
}

async function runFiles(files: string[], variables: Record<string, string>): Promise<number> {
  const shares = Math.min(files.length, availableParallelism());
  const env = { ...process.env, ...variables };
  const codes = await Promise.all(
    Array.from({ length: shares }, (_none, index) =>
      runShare(files, `${index + 1}/${shares}`, env),
    ),
  );
  return Math.max(...codes);
}

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const prepare = servers[name];
  if (!prepare) {
    console.error(`Usage: node tests/run.ts ${Object.keys(servers).join('|')} [files…]`);
    return 1;
  }
  if (!installCeph()) console.log('Without Ceph, files in a bucket are not tested.');
  const isWhole = args.length === 0;
  const files = isWhole ? apiFiles().map((file) => relative('api-server', file)) : args;
  const [answers, statements] = (await Promise.all(
    ['answers', 'statements'].map((name) => mkdtemp(join(tmpdir(), `shootline-${name}-`))),
  )) as [string, string];
  const prepared = await prepare();
  try {
    const code = await runFiles(files, {
      ...prepared.variables,
      [testVariables.program]: await copyProgram(await programs()),
      ...(isWhole && {
        [testVariables.answers]: answers,
        [testVariables.statements]: statements,
      }),
    });
    const template = databaseAt(prepared.variables[testVariables.server] ?? '', templateName);
    const faults =
      isWhole && code === 0
        ? [...leftOut(answers), ...(await statementFaults(recordedIn(statements), template))]
        : [];
    for (const sentence of faults) console.error(sentence);
    return faults.length > 0 ? 1 : code;
  } finally {
    await prepared.cleanUp();
    for (const folder of [answers, statements]) await rm(folder, { recursive: true });
  }
}

process.exit(await main());
