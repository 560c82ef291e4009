import assert from 'node:assert/strict';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { inSoak } from '../../../proofs/rounds.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { serverProcesses, signInAt } from '../../../tests/servers/server-process.ts';
import { makeDataDir } from './data-dir.ts';

describe('the data folder', () => {
  let processes: Awaited<ReturnType<typeof serverProcesses>>;
  before(async () => {
    processes = await serverProcesses();
  });
  after(() => processes.close());

  test('is readable by its owner only, even if it was open to others', async () => {
    const DATA_DIR = join(processes.folder, 'open');
    await mkdir(DATA_DIR, { mode: 0o755 });
    // Started with the demo, which has files.
    const server = await processes.start({ DATA_DIR }, []);
    assert.equal(await server.stop(), 0);
    const paths = await readdir(DATA_DIR, { recursive: true });
    assert.ok(paths.length > 1000);
    const open: string[] = [];
    for (const path of paths.map((one) => join(DATA_DIR, one))) {
      if (((await stat(path)).mode & 0o077) !== 0) open.push(path);
    }
    assert.deepEqual(open, []);
    // PostgreSQL's own user may pass through it where the server runs as root.
    const { mode } = await stat(DATA_DIR);
    assert.equal(mode & 0o077, process.getuid?.() === 0 ? 0o010 : 0);
  });

  test('is cleared of half-received uploads of a crashed server at the start', inSoak, async () => {
    const DATA_DIR = join(processes.folder, 'crashed');
    const first = await processes.start({ DATA_DIR });
    const { token } = await signInAt(first.address);
    const half = connect(Number(new URL(first.address).port), '127.0.0.1');
    half.on('error', () => undefined);
    half.write(
      [
        'POST /api/booking?isDraft=true HTTP/1.1',
        'Host: x',
        `Authorization: Token ${token}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 9000000',
        '',
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\nhalf of it',
      ].join('\r\n'),
    );
    half.write(Buffer.alloc(200_000));
    const parts = async () =>
      (await readdir(join(DATA_DIR, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
        name.endsWith('.part'),
      );
    const latest = Date.now() + 30_000;
    while ((await parts()).length === 0 && Date.now() < latest) await wait(20);
    assert.equal((await parts()).length, 1);
    first.process.kill('SIGKILL');
    await first.ended;
    const [left] = await parts();
    const hourAgo = new Date(Date.now() - 3_600_000);
    const second = await processes.start({ DATA_DIR });
    // Another server on the same data may still be receiving it.
    assert.deepEqual(await parts(), [left]);
    assert.equal(await second.stop(), 0);
    await utimes(join(DATA_DIR, 'files', left ?? ''), hourAgo, hourAgo);
    const third = await processes.start({ DATA_DIR });
    assert.deepEqual(await parts(), []);
    assert.equal(await third.stop(), 0);
  });

  test('is refused at once if it can never be written', async () => {
    const message = /^The folder .+ cannot be written; choose another one with DATA_DIR\.$/;
    const said = await processes.failure({ DATA_DIR: '/proc/x' });
    assert.match(said, message);
    const file = join(processes.folder, 'a file');
    await writeFile(file, '');
    for (const folder of ['/proc/x/y', '/proc/self', '/dev/null/x', '/dev/null', file]) {
      assert.throws(() => makeDataDir(folder), { name: 'StartError', message }, folder);
    }
  });
});
