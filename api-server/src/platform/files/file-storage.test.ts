import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { type FileStorage, folderStorage } from './file-storage.ts';

const hour = 3_600_000;

async function* pieces(...all: string[]) {
  for (const piece of all) yield Buffer.from(piece);
}

describe('the storage', () => {
  let folder: string;
  let files: FileStorage;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shootline-storage-'));
    files = folderStorage(folder);
  });
  after(() => rm(folder, { recursive: true }));

  const content = async (key: string) => {
    const file = await files.open(key);
    return file && [file.size, await text(file.stream)];
  };

  test('opens a received file only after it is kept, and can keep it twice', async () => {
    await files.receive('a/one', pieces('half', ' and half'));
    assert.equal(await files.open('a/one'), undefined);
    await files.keep('a/one');
    await files.keep('a/one');
    assert.deepEqual(await content('a/one'), [13, 'half and half']);
    await assert.rejects(files.keep('a/none'), { code: 'ENOENT' });
  });

  test('keeps nothing of streams that fail at once', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      throw new Error('cut');
    }
    for (let round = 0; round < 200; round++) {
      await assert.rejects(files.receive(`d/${round}`, broken()), /cut/);
    }
    assert.deepEqual(await readdir(join(folder, 'd')), []);
  });

  test('opens large, small and empty files, and reports files that it cannot read', async () => {
    const large = 'x'.repeat(300_000);
    await files.put('b/large', Buffer.from(large));
    await files.put('b/empty', new Uint8Array());
    assert.deepEqual(await content('b/large'), [300_000, large]);
    assert.deepEqual(await content('b/empty'), [0, '']);
    await mkdir(join(folder, 'b', 'folder'));
    assert.equal(await content('b/folder'), undefined);
    assert.equal(await content('b/large/inside'), undefined);
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
    assert.equal(await files.sweep(new Date(Date.now() + hour)), 1);
    assert.deepEqual(await readdir(join(folder, 'c')), ['kept']);
    assert.equal(await folderStorage(join(folder, 'none')).sweep(new Date()), 0);
  });

  test('lists and removes nothing while its folder lacks the mark', async () => {
    const marked = join(folder, 'marked');
    const own = folderStorage(marked);
    await own.claim('mark');
    await own.put('a/one', Buffer.from('one'));
    await rm(join(marked, 'mark.mark'));
    const away = { name: 'StorageUnavailable' };
    const keys = async () => {
      const all: string[] = [];
      for await (const key of own.keys()) all.push(key);
      return all;
    };
    await assert.rejects(keys(), away);
    for (const work of [own.check(), own.remove('a/one'), own.sweep(new Date()), own.has('none')]) {
      await assert.rejects(work, away);
    }
    await own.claim('mark');
    assert.deepEqual(await keys(), ['a/one']);
  });
});
