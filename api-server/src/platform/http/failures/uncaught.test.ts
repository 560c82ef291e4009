import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '../../../../tests/database.ts';
import { type Started, serverProcesses } from '../../../../tests/servers/server-process.ts';

/** Loaded into the server's process first: causes faults that nobody catches. */
const faults = `
  import crypto from 'node:crypto';
  import { syncBuiltinESMExports } from 'node:module';
  const { createHash } = crypto;
  let left = 2;
  crypto.createHash = (...args) => {
    // Once it serves, a token is the first thing that a request has hashed.
    if (globalThis.isServing && left-- > 0) {
      if (left === 1) Promise.reject(new Error('a stray rejection'));
      else process.nextTick(() => { throw new Error('a stray error'); });
    }
    return createHash(...args);
  };
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => {
    globalThis.isServing = true;
    console.log('armed');
  });
  process.on('SIGCONT', () => setImmediate(() => { throw new Error('a broken process'); }));
`;
const preload = `--import=data:text/javascript,${encodeURIComponent(faults)}`;

type Entry = Record<string, string | undefined>;

describe('the process', () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  let where: Record<string, string>;
  before(async () => {
    processes = await serverProcesses();
    where = { DATABASE_URL: await createDatabase() };
  });
  after(() => processes.close());

  const entries = ({ said }: Started) =>
    said.error
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Entry);

  async function logged(server: Started, text: string): Promise<Entry> {
    const latest = Date.now() + 30_000;
    for (;;) {
      const entry = entries(server).find(({ error }) => error?.includes(text));
      if (entry) return entry;
      assert.ok(Date.now() < latest, `not logged: ${text}; but: ${server.said.error}`);
      await wait(20);
    }
  }

  test('survives uncaught errors of a request, logs them with its id, and ends on errors of its own', async () => {
    const server = await processes.start({ ...where, NODE_OPTIONS: preload, LOG_LEVEL: 'error' });
    const ask = async () => {
      const answer = await fetch(`${server.address}/api/client`, {
        headers: { Authorization: `Token ${'x'.repeat(43)}` },
      });
      await answer.text();
      return { status: answer.status, id: answer.headers.get('X-Request-Id') };
    };
    assert.equal((await ask()).status, 401);
    server.process.kill('SIGUSR2');
    while (!server.said.out.includes('armed')) await wait(20);
    for (const text of ['a stray rejection', 'a stray error']) {
      const { status, id } = await ask();
      assert.equal(status, 401);
      const { event, requestId, route } = await logged(server, text);
      assert.deepEqual([event, requestId, route], ['uncaught', id, '/api/client']);
    }
    assert.equal((await ask()).status, 401);
    server.process.kill('SIGCONT');
    assert.equal(await server.ended, 1);
    const { event, requestId, error } = await logged(server, 'a broken process');
    assert.deepEqual([event, requestId], ['uncaught', undefined]);
    assert.match(String(error), /\n +at /);
    // The data is unlocked, so the next process can start.
    assert.equal(await (await processes.start(where)).stop(), 0);
  });
});
