import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Contract, Schema } from './contract-part.ts';
import { folderTarget } from '../target/folder-target.ts';
import { release, rollBack } from '../release.ts';
import { noReleases } from '../releases.ts';
import { addPortal, builtRemote, nameOf, newFolder, sharedCode } from '../testing/app-folders.ts';

const { jest } = import.meta;

afterEach(() => jest.restoreAllMocks());

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
const contents: Record<string, object> = { '/portal.json': { api: '/api', remotes: [] } };
const server = createServer((request, answer) => {
  const isContract = request.url === '/api/docs/openapi.yaml';
  const content = isContract ? provided : contents[request.url ?? ''];
  answer.writeHead(content ? 200 : 404).end(JSON.stringify(content));
});
let api = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
});
afterAll(() => server.close());

const portal = () => new URL(api).origin;

const remote = (code: string, ...fields: string[]) =>
  builtRemote(code, sheet, { calls: contractWith(...fields) });

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

test('finds the API of a portal whose portal.json has only its path by the address of the portal', async () => {
  const target = await addPortal(folderTarget(newFolder()));
  provided = contractWith('title');
  const released = release(target, remote('one', 'title', 'total'), { portal: portal() });
  await expect(released).rejects.toThrow('GET /ledgers: answer.total is gone');
});

test('finds the API of a remote with a target of its own by the address of the portal', async () => {
  const target = folderTarget(newFolder());
  provided = contractWith('title');
  const released = release(target, remote('one', 'title', 'total'), { portal: portal() });
  await expect(released).rejects.toThrow('GET /ledgers: answer.total is gone');
});

test('compares a remote with a target of its own with the shell of the portal', async () => {
  contents['/shell/releases.json'] = { ...noReleases, current: ['1'] };
  contents['/shell/1/provides.json'] = sharedCode('2.0.0', 'SidePanel');
  const released = release(folderTarget(newFolder()), builtRemote('one', sheet), {
    portal: portal(),
  });
  await expect(released).rejects.toThrow(
    `The shell in ${portal()} lacks code that mfe-ledger uses:\n  ${nameOf('Sheet')}`,
  );
});

test('says that the calls were not compared while the address of the API is unknown', async () => {
  const target = await addPortal(folderTarget(newFolder()));
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  await release(target, remote('one', 'title'));
  expect(warn).toHaveBeenCalledWith(
    'Could not check whether the API has the calls of mfe-ledger: its address is unknown. Add --portal or --api.',
  );
});
