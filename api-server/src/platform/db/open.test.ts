import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { rules } from '../../rules.ts';
import { openDatabase } from './open.ts';

test('says why the embedded database cannot be opened', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shootline-open-'));
  await writeFile(join(dataDir, 'database'), '');
  await assert.rejects(
    openDatabase({ database: { url: undefined }, dataDir, reset: false, rules }, assert.ifError),
    { name: 'StartError', message: /cannot be opened \(it is no folder\); restore a backup/ },
  );
  await rm(dataDir, { recursive: true });
});
