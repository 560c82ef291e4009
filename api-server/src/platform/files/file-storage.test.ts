import assert from 'node:assert/strict';
import {
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { type TestPlace, storageKinds } from '../../../tests/servers/storage-kinds.ts';
import type { FileStorage } from './file-storage.ts';
import { storageAt } from './files.settings.ts';
import { folderStorage } from './folder-storage.ts';

const hour = 3_600_000;
const nothing = async () => undefined;

async function* pieces(...all: string[]) {
  for (const piece of all) yield Buffer.from(piece);
}

async function* broken(...all: string[]): AsyncGenerator<Buffer> {
  yield* pieces(...all);
  throw new Error('cut');
}

async function contentOf(files: FileStorage, key: string) {
  const file = await files.open(key);
  return file && [file.size, (await buffer(file.stream)).toString()];
}

async function keysOf(files: FileStorage): Promise<string[]> {
  const all: string[] = [];
  for await (const key of files.keys()) all.push(key);
  return all.sort();
}

for (const { kind, newPlace, close } of storageKinds()) {
  describe(`the storage in ${kind}`, () => {
    let at: TestPlace;
    let files: FileStorage;
    before(async () => {
      at = await newPlace();
      files = await storageAt(at.place);
    });
    after(close);

    test('inspects a received file, and lists it once it is kept, which can be repeated', async () => {
      const seen = await files.receive('a/one', pieces('half', ' and half'), async (path) =>
        readFile(path, 'utf8'),
      );
      assert.equal(seen, 'half and half');
      assert.deepEqual(await keysOf(files), []);
      await files.keep('a/one');
      await files.keep('a/one');
      assert.deepEqual(await keysOf(files), ['a/one']);
      assert.deepEqual(await contentOf(files, 'a/one'), [13, 'half and half']);
      await assert.rejects(files.keep('a/none'), { code: 'ENOENT' });
      await files.remove('a/one');
      await files.remove('a/one');
      assert.deepEqual([await files.has('a/one'), await files.open('a/one')], [false, undefined]);
    });

    test('keeps nothing of streams that fail at once or later, or that are refused', async () => {
      const before = await at.names();
      for (let round = 0; round < 100; round++) {
        await assert.rejects(files.receive(`d/${round}`, broken(), nothing), /cut/);
        await assert.rejects(files.write(`d/${round}`, broken('half')), /cut/);
      }
      const refuse = () => Promise.reject(new Error('refused'));
      await assert.rejects(files.receive('d/whole', pieces('whole'), refuse), /refused/);
      assert.deepEqual(await at.names(), before);
      if ('localFolder' in at.place) assert.deepEqual(await readdir(at.place.localFolder), []);
    });

    test('opens large, small and empty files, and closes one that is not read', async () => {
      const large = 'x'.repeat(3_000_000);
      await files.put('b/large', Buffer.from(large));
      await files.write('b/written', pieces(large, large));
      await files.put('b/empty', new Uint8Array());
      await files.write('b/nothing', pieces());
      assert.deepEqual(await contentOf(files, 'b/large'), [3_000_000, large]);
      assert.deepEqual(await contentOf(files, 'b/written'), [6_000_000, large + large]);
      assert.deepEqual(await contentOf(files, 'b/empty'), [0, '']);
      assert.deepEqual(await contentOf(files, 'b/nothing'), [0, '']);
      await (await files.open('b/large'))?.stream.cancel();
      for (const key of ['b', 'b/large/inside', 'c']) assert.equal(await files.has(key), false);
      for (const key of ['', '../b', 'b/../b', 'b.mark', '/b']) {
        await assert.rejects(files.put(key, new Uint8Array()), /Unsafe file key/, key);
      }
    });

    test('removes files that were never kept, but not those being received', async () => {
      await files.put('c/kept', Buffer.from('kept'));
      await files.receive('c/half', pieces('half'), nothing);
      await files.receive('c/taken', pieces('taken'), nothing);
      await files.keep('c/taken');
      assert.equal(await files.sweep(new Date(Date.now() - hour)), 0);
      await files.keep('c/half');
      await files.receive('c/left', pieces('half'), nothing);
      assert.equal(await files.sweep(new Date(Date.now() + hour)), 1);
      const kept = (await at.names()).filter((name) => name.includes('c/'));
      assert.deepEqual(kept, ['c/half', 'c/kept', 'c/taken']);
    });

    test('keeps mails beside the files, which are no keys, and clears everything', async () => {
      const own = await newPlace();
      const one = await storageAt(own.place);
      await one.claim('mark');
      await one.put('a/one', Buffer.from('one'));
      await one.putMail('two-2.eml', Buffer.from('Subject: two'));
      await one.receive('a/three', pieces('three'), nothing);
      assert.deepEqual(await keysOf(one), ['a/one']);
      assert.ok((await own.names()).includes('outbox/two-2.eml'));
      await assert.rejects(one.putMail('../two.eml', new Uint8Array()), /Unsafe/);
      await one.clear();
      assert.deepEqual(await own.names(), []);
      await assert.rejects(one.check(), /make the empty file mark\.mark there/);
    });

    test('lists and removes nothing while the place lacks the mark', async () => {
      const marked = await newPlace();
      const own = await storageAt(marked.place);
      await own.claim('mark');
      await own.put('a/one', Buffer.from('one'));
      const restore = await marked.takeContent();
      const calls = [
        keysOf(own),
        own.check(),
        own.remove('a/one'),
        own.sweep(new Date()),
        own.has('none'),
        own.open('a/one'),
        own.put('a/two', new Uint8Array()),
        own.write('a/two', pieces('two')),
        own.receive('a/two', pieces('two'), nothing),
        own.putMail('two.eml', new Uint8Array()),
      ];
      for (const result of await Promise.allSettled(calls)) {
        assert.equal((result as PromiseRejectedResult).reason?.name, 'StorageUnavailable');
      }
      assert.deepEqual(await marked.names(), []);
      await restore();
      assert.deepEqual(await keysOf(own), ['a/one']);
    });

    test('says that it is away within seconds, and works again afterwards', async () => {
      await files.put('e/one', Buffer.from('one'));
      const restore = await at.takeAway();
      const calls = [
        files.remove('e/one'),
        files.has('e/one'),
        files.open('e/one'),
        files.keep('e/one'),
      ];
      if ('localFolder' in at.place) {
        calls.push(files.put('e/two', new Uint8Array()), files.write('e/two', pieces('two')));
      }
      const results = await Promise.allSettled(calls);
      await restore();
      if ('folder' in at.place) results.shift();
      for (const result of results) {
        assert.equal((result as PromiseRejectedResult).reason?.name, 'StorageUnavailable');
      }
      assert.deepEqual(await contentOf(files, 'e/one'), [3, 'one']);
    });
  });
}

describe('the storage in a folder', () => {
  let folder: string;
  let files: FileStorage;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shootline-storage-'));
    files = folderStorage(folder);
  });
  after(() => rm(folder, { recursive: true }));

  test('opens a received file only after it is kept', async () => {
    await files.receive('a/one', pieces('one'), nothing);
    assert.equal(await files.open('a/one'), undefined);
    assert.equal(await files.has('a/one'), false);
  });

  test('reports files that it cannot read', async () => {
    await files.put('b/large', Buffer.from('large'));
    await mkdir(join(folder, 'b', 'folder'));
    assert.equal(await files.open('b/folder'), undefined);
    assert.equal(await files.open('b/large/inside'), undefined);
    // It opens like any file but fails when it is read.
    await symlink('/proc/self/mem', join(folder, 'b', 'broken'));
    await assert.rejects(files.open('b/broken'), { code: 'EIO' });
  });

  test('removes old half-received files, but not those being written', async () => {
    await files.put('c/kept', Buffer.from('kept'));
    for (const name of ['old', 'new']) await writeFile(join(folder, 'c', `${name}.part`), 'half');
    const then = new Date(Date.now() - 2 * hour);
    for (const name of ['old.part', 'kept']) await utimes(join(folder, 'c', name), then, then);
    assert.equal(await files.sweep(new Date(Date.now() - hour)), 1);
    assert.deepEqual((await readdir(join(folder, 'c'))).sort(), ['kept', 'new.part']);
    assert.equal(await folderStorage(join(folder, 'none')).sweep(new Date()), 0);
  });

  test('leaves files of others alone when it is cleared', async () => {
    const own = folderStorage(join(folder, 'shared'));
    await own.put('a/one', new Uint8Array());
    await writeFile(join(folder, 'shared', 'a', 'notes.txt'), 'of somebody else');
    await own.clear();
    assert.deepEqual(await readdir(join(folder, 'shared', 'a')), ['notes.txt']);
  });
});
