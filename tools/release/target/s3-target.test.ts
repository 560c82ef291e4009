import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { root } from '../../apps.ts';
import { hasCeph } from '../../test/programs/ceph.ts';
import { release } from '../release.ts';
import { s3Target } from './s3-target.ts';
import { readJson, writeJson } from './target.ts';
import {
  addPortal,
  builtRemote,
  builtShell,
  newFolder,
  sharedCode,
} from '../testing/app-folders.ts';
import { bucketName, newAddress, startBuckets, stopBuckets } from '../testing/targets.ts';

beforeAll(startBuckets);
afterAll(stopBuckets);

const sheet = sharedCode('1.0.0', 'Sheet');
const client = () => new S3Client({ region: 'us-east-1', forcePathStyle: true });
const keyOf = (address: string, path: string) =>
  `${address.slice(`s3://${bucketName}/`.length)}/${path}`;

/** The headers with which a bucket serves a file. */
async function headersOf(address: string, path: string) {
  const command = new HeadObjectCommand({ Bucket: bucketName, Key: keyOf(address, path) });
  const { ContentType, CacheControl, ContentEncoding } = await client().send(command);
  return [ContentType, CacheControl, ContentEncoding];
}

async function filesIn(address: string): Promise<string[]> {
  const command = new ListObjectsV2Command({ Bucket: bucketName, Prefix: keyOf(address, '') });
  return ((await client().send(command)).Contents ?? []).map(({ Key = '' }) => Key);
}

(hasCeph() ? describe : describe.skip)('a bucket', () => {
  test('caches compressed scripts forever and revalidates the files that lead to them', async () => {
    const address = newAddress();
    const code = 'const line = 1;\n'.repeat(200);
    const { version } = await release(s3Target(address), builtShell(code, sheet));
    expect(await headersOf(address, `shell/${version}/assets/main.0a1b2c3d.js`)).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'br',
    ]);
    expect(await headersOf(address, 'index.html')).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
      undefined,
    ]);
    for (const path of ['provides.json', 'shell/releases.json']) {
      expect((await headersOf(address, path)).slice(0, 2)).toEqual([
        'application/json; charset=utf-8',
        'no-cache',
      ]);
    }
    expect((await filesIn(address)).filter((file) => /\.(br|gz|lock)$/.test(file))).toEqual([]);
  });

  test('lists its versions by its address, found with the variables of AWS', async () => {
    const address = newAddress();
    const target = await addPortal(s3Target(address));
    const { version } = await release(target, builtRemote('one', sheet));
    const args = ['tools/versions.ts', 'mfe-ledger', address];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: root,
      env: process.env,
    });
    expect(stdout).toMatch(new RegExp(`^${version} .* current$`, 'm'));
  });

  test('removes a version with more files than one listing returns', async () => {
    const address = newAddress();
    const folder = newFolder();
    mkdirSync(join(folder, 'files'));
    for (let file = 0; file < 1100; file += 1)
      writeFileSync(join(folder, 'files', `${file}.js`), '');
    const target = s3Target(address);
    await target.addFolder(folder, 'mfe-ledger/1.0.0');
    expect((await filesIn(address)).length).toBeLessThanOrEqual(1000);
    await target.removeFolder('mfe-ledger/1.0.0');
    expect(await filesIn(address)).toEqual([]);
  });

  test('is taken over from a stopped holder elsewhere, which can then change nothing', async () => {
    const address = newAddress();
    const paused = s3Target(address, { lease: 60_000 });
    await paused.lock('deploy mfe-ledger');
    await writeJson(paused, 'mfe-ledger/releases.json', { by: 'paused' });
    // As seen from another machine, which cannot check the process.
    const other = s3Target(address, { lease: 500 });
    const lock = await readJson<object>(other, '.release.lock');
    await writeJson(other, '.release.lock', { ...lock, host: 'elsewhere' });

    const unlock = await other.lock('deploy mfe-ledger');
    await writeJson(other, 'mfe-ledger/releases.json', { by: 'other' });
    await expect(writeJson(paused, 'mfe-ledger/releases.json', {})).rejects.toThrow(
      /^Somebody else has changed mfe-ledger\/releases.json in s3:/,
    );
    expect(await readJson(other, 'mfe-ledger/releases.json')).toEqual({ by: 'other' });
    await unlock();
  });

  test('that does not exist is named in the error', async () => {
    await expect(s3Target('s3://missing/portal').lock('deploy')).rejects.toThrow(
      'The bucket missing could not be used: NoSuchBucket',
    );
  });
});

test('refuses a bucket whose server ignores conditional writes', async () => {
  const server = createServer((_request, answer) => answer.setHeader('ETag', '"one"').end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const before = { ...process.env };
  const keys = { AWS_ACCESS_KEY_ID: 'deployer', AWS_SECRET_ACCESS_KEY: 'of the tests' };
  Object.assign(process.env, { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`, ...keys });
  try {
    await expect(s3Target('s3://old/portal').lock('deploy')).rejects.toThrow(
      'This bucket ignores conditional writes',
    );
  } finally {
    process.env = before;
    server.close();
  }
});
