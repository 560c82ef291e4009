import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Contract, Schema } from './contract-part.ts';
import { folderTarget } from './target/folder-target.ts';
import { release, rollBack } from './release.ts';
import { addPortal, builtRemote, newFolder, sharedCode } from './testing/app-folders.ts';

const sheet = sharedCode('1.0.0', 'Sheet');

/** A contract whose ledgers have these fields. */
function contractWith(...fields: string[]): Contract {
  const properties = Object.fromEntries(
    fields.map((name): [string, Schema] => [name, { type: 'string' }]),
  );
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  return { paths: { '/ledgers': { get: { responses: { '200': { content } } } } } };
}

let provided = contractWith();
const server = createServer((request, answer) => {
  const isContract = request.url === '/api/docs/openapi.yaml';
  answer.writeHead(isContract ? 200 : 404).end(JSON.stringify(provided));
});
let api = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
});
afterAll(() => server.close());

const remote = (code: string, ...fields: string[]) =>
  builtRemote(code, sheet, contractWith(...fields));

test('refuses a remote that reads a field the API no longer answers, naming it', async () => {
  const target = await addPortal(folderTarget(newFolder()));
  provided = contractWith('title');
  const released = release(target, remote('one', 'title', 'total'), { api });
  await expect(released).rejects.toThrow('GET /ledgers: answer.total is gone');
  expect(await target.read('mfe-ledger/remote.json')).toBeUndefined();
  await release(target, remote('one', 'title', 'total'), { api, isForced: true });
  expect(await target.read('mfe-ledger/remote.json')).toBeDefined();
});

test('releases a remote beside an API that answers more, and rolls back while it fits', async () => {
  const target = await addPortal(folderTarget(newFolder()));
  provided = contractWith('title', 'total', 'note');
  await release(target, remote('one', 'title', 'total'), { api });
  await release(target, remote('two', 'title'), { api });
  provided = contractWith('title', 'note');
  await expect(rollBack(target, 'mfe-ledger', undefined, { api })).rejects.toThrow(
    'answer.total is gone',
  );
});
